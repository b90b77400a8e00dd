import Testing

/// The options that put rows in another order.
@Suite struct OrderOptionTests {
  private static let fonts = ["Plain.ttf", "PlainBold.ttf", "PlainItalic.ttf", "Tall.ttf"]
  private static let titles = [
    "Fixture Sans Bold", "Fixture Sans Italic", "Fixture Sans Regular", "JA Fixture Tall f",
  ]

  private func names(_ place: Workplace, _ arguments: String...) throws -> ProgramResult {
    try place.run(["names", "--isolated", "--font-dir", "fonts"] + arguments)
  }

  private func lines(_ titles: [String]) -> String { titles.map { $0 + "\n" }.joined() }

  @Test func theRowsOfAnOrderComeFirst() throws {
    let place = try Workplace(Self.fonts)
    place.put("order", Array("JA Fixture Tall f\r\n\nFixture Sans Italic\n".utf8))
    let result = try names(place, "--order", "order")
    #expect(result.text == lines([Self.titles[3], Self.titles[1], Self.titles[0], Self.titles[2]]))
    #expect(result.errors == "")
  }

  @Test func titlesOfAnOrderThatNoRowHasAreWarnings() throws {
    let place = try Workplace(Self.fonts)
    place.put("order", Array("Nowhere\nJA Fixture Tall f\nNowhere\nBad \u{1B}[31m\n".utf8))
    let result = try names(place, "--order", "order")
    #expect(result.ending == .exited(0) && result.text.hasPrefix("JA Fixture Tall f\n"))
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains("--order: no row is called \"Nowhere\""), "\(result.errors)")
    #expect(!result.errors.contains("\u{1B}"))
    #expect(try names(place, "--order", "order", "--strict").ending == .exited(1))
  }

  @Test func anOrderThatCannotBeReadIsAnError() throws {
    let place = try Workplace(Self.fonts)
    place.put("binary", [0x41, 0x0A, 0xFF, 0xFE])
    for (file, text) in [("binary", "binary"), ("missing", "missing"), ("fonts", "fonts")] {
      let result = try names(place, "--order", file)
      #expect(result.ending == .exited(2) && result.output.isEmpty)
      #expect(result.errors.hasPrefix("fontpreview: error: ") && result.errors.contains(text))
    }
  }

  @Test func movesAreMadeInTheirOrderAfterTheFile() throws {
    let place = try Workplace(Self.fonts)
    #expect(
      try names(place, "--move", "1:4", "--move", "1:2").text
        == lines([Self.titles[2], Self.titles[1], Self.titles[3], Self.titles[0]]))
    place.put("order", Array("JA Fixture Tall f\n".utf8))
    #expect(
      try names(place, "--move", "1:2", "--order", "order").text
        == lines([Self.titles[0], Self.titles[3], Self.titles[1], Self.titles[2]]))
  }

  @Test(arguments: ["5:1", "1:5", "0:1", "1:0", "9999999999:1"])
  func aMoveOutOfRangeNamesTheRange(move: String) throws {
    let place = try Workplace(Self.fonts)
    let result = try names(place, "--move", move)
    #expect(result.ending == .exited(2) && result.output.isEmpty)
    #expect(result.errors.contains("--move") && result.errors.contains("1 to 4"), "\(result.errors)")
  }

  @Test(arguments: ["1", "1:", ":1", "1:2:3", "a:b", "1-2", "-1:2", ""])
  func whatIsNoMoveIsAnError(move: String) throws {
    let place = try Workplace(Self.fonts)
    let result = try names(place, "--move=\(move)")
    #expect(result.ending == .exited(2) && result.errors.contains("--move"), "\(result.errors)")
  }

  @Test func aSavedOrderGivesTheSameListAgain() throws {
    let place = try Workplace(Self.fonts)
    let first = try names(place, "--move", "4:1", "--move", "2:3", "--save-order", "out/order")
    #expect(String(decoding: place.read("out/order"), as: UTF8.self) == first.text)
    #expect(try names(place, "--order", "out/order").text == first.text)
    // Also of a picture, and over itself.
    let sheet = try place.run(
      "--isolated", "--font-dir", "fonts", "--order", "out/order", "--move", "1:2", "--save-order", "out/order", "-o",
      "-")
    #expect(sheet.ending == .exited(0))
    #expect(String(decoding: place.read("out/order"), as: UTF8.self) == lines(try SheetRows(png: sheet.output).titles))
    #expect(try names(place, "--order", "out/order").text != first.text)
  }

  @Test func anOrderCanGoToStandardOutput() throws {
    let place = try Workplace(Self.fonts)
    let result = try place.run(
      "--isolated", "--font-dir", "fonts", "--move", "4:1", "--save-order", "-", "-o", "out/list.png")
    #expect(result.text == lines([Self.titles[3]] + Self.titles[0...2]))
    #expect(place.names() == ["list.png"])
    let both = try place.run("--isolated", "--font-dir", "fonts", "--save-order", "-", "-o", "-")
    #expect(both.ending == .exited(2) && both.errors.contains("--save-order"))
  }

  @Test func namesReplaceNoFontByAnOrder() throws {
    let place = try Workplace(Self.fonts)
    let font = "fonts/" + Self.fonts[0]
    let before = place.read(font)
    for output in [font, "-"] {
      let result = try place.run("names", "--isolated", "--font-dir", "fonts", "--save-order", output)
      #expect(result.ending == .exited(2) && result.errors.contains("--save-order"), "\(result.errors)")
      #expect(result.text == "")
    }
    #expect(place.read(font) == before)
    let saved = try place.run("names", "--isolated", "--font-dir", "fonts", "--save-order", "out/order.txt")
    #expect(saved.ending == .exited(0) && place.read("out/order.txt") == Array(saved.text.utf8))
  }

  @Test func theSelectionGoesWithItsFont() throws {
    let place = try Workplace(Self.fonts)
    let result = try place.run(
      "--isolated", "--font-dir", "fonts", "--selected", "Fixture Sans Bold", "--move", "1:3", "-o", "-")
    let rows = try SheetRows(png: result.output)
    #expect(rows.selectedTitles == ["Fixture Sans Bold"] && rows.rows[2].selected)
  }
}
