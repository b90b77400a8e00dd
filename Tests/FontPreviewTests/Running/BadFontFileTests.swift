import Testing

/// Files that are given as fonts and are none.
@Suite struct BadFontFileTests {
  /// How a thing with a font's name is made, and what is said of it.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var reason: String
    var make: @Sendable (Workplace, _ path: String) -> Void

    var testDescription: String { name }
  }

  private static func file(_ fixture: String, _ reason: String) -> Case {
    Case(name: fixture, reason: reason) { $0.put($1, FixtureFonts.bytes(of: fixture)) }
  }

  static let cases: [Case] = [
    file("empty.ttf", "the file is empty"),
    file("random.ttf", "this is not a font of a known format"),
    Case(name: "fifo.ttf", reason: "this is not a regular file") { $0.makeFIFO($1) },
    Case(name: "nothing.ttf", reason: nothing) { $0.link($1, to: "nowhere") },
    Case(name: "loop.ttf", reason: loop) { $0.link($1, to: "loop.ttf") },
  ]
  private static let nothing =
    "the file cannot be opened: it does not exist, or a directory in its path does not; check the path"
  private static let loop = "the file cannot be opened: its symbolic links go in circles; check where they point"
  private static let denied =
    "the file cannot be opened: permission denied; check the permissions of the file and its directory"

  @Test(arguments: cases)
  func aloneItIsAnErrorAndNothingIsWritten(_ bad: Case) throws {
    let place = try Workplace()
    bad.make(place, "fonts/" + bad.name)
    place.put("out/list.png", [1, 2, 3])
    let result = try place.run("--isolated", "./fonts/" + bad.name, "-o", "out/list.png")
    #expect(result.ending == .exited(2))
    #expect(
      result.errors
        == "fontpreview: error: \"./fonts/\(bad.name)\": \(bad.reason); give another font\n")
    #expect(place.names() == ["list.png"])
    #expect(place.read("out/list.png") == [1, 2, 3])
  }

  @Test(arguments: cases)
  func besideAGoodFontItIsARowThatSaysWhy(_ bad: Case) throws {
    let place = try Workplace(["Plain.ttf"])
    bad.make(place, bad.name)
    let result = try place.run("--isolated", "./fonts/Plain.ttf", "./" + bad.name, "-o", "out/list.png")
    #expect(result.ending == .exited(0))
    #expect(result.errors == "fontpreview: warning: \"./\(bad.name)\": \(bad.reason); its row says so\n")
    let rows = try SheetRows(png: place.read("out/list.png"))
    #expect(rows.titles == ["Fixture Sans Regular", bad.name])
    #expect(rows.errors == [nil, bad.reason])
  }

  @Test(arguments: cases)
  func inADirectoryItIsLeftOutWithAWarning(_ bad: Case) throws {
    let place = try Workplace(["Plain.ttf"])
    bad.make(place, "fonts/" + bad.name)
    let result = try place.run("--isolated", "--font-dir", "fonts", "-o", "out/list.png")
    #expect(result.ending == .exited(0))
    #expect(
      result.errors == "fontpreview: warning: \"\(place.root)/fonts/\(bad.name)\": \(bad.reason); it is left out\n")
    #expect(try SheetRows(png: place.read("out/list.png")).titles == ["Fixture Sans Regular"])
  }

  @Test func aTruncatedFontIsListedAndItsRowSaysWhatIsWrong() throws {
    let place = try Workplace(["Plain.ttf", "truncated.ttf"])
    let result = try place.run("--isolated", "./fonts/Plain.ttf", "./fonts/truncated.ttf", "-o", "out/list.png")
    #expect(result.ending == .exited(0))
    let rows = try SheetRows(png: place.read("out/list.png"))
    #expect(rows.titles.count == 2)
    #expect(rows.errors == [nil, "the file is cut off in the middle of the font"])
    #expect(
      result.errors
        == "fontpreview: warning: \"\(place.root)/fonts/truncated.ttf\": the file is cut off in the middle of the font; its row says so\n"
    )
  }

  @Test func namesAsJSONSayThatTheOnlyFontIsTruncated() throws {
    let place = try Workplace(["truncated.ttf"])
    let result = try place.run("names", "--format", "json", "--isolated", "./fonts/truncated.ttf")
    #expect(result.ending == .exited(2))
    #expect(result.errors.hasSuffix("the file is cut off in the middle of the font; give another font\n"))
    #expect(result.output.isEmpty)
  }

  @Test func aTruncatedFontAloneIsAnErrorAndNothingIsWritten() throws {
    let place = try Workplace(["truncated.ttf"])
    place.put("out/list.png", [1, 2, 3])
    let result = try place.run("--isolated", "./fonts/truncated.ttf", "-o", "out/list.png", "-q")
    #expect(result.ending == .exited(2))
    #expect(
      result.errors
        == "fontpreview: error: \"\(place.root)/fonts/truncated.ttf\": the file is cut off in the middle of the font; "
        + "give another font\n")
    #expect(place.names() == ["list.png"])
    #expect(place.read("out/list.png") == [1, 2, 3])
  }

  @Test func aFileThatMayNotBeReadSaysSo() throws {
    let place = try Workplace(["Plain.ttf", "PlainBold.ttf"])
    place.setMode("fonts/Plain.ttf", 0)
    let result = try place.runUnprivileged(
      "--isolated", "./fonts/Plain.ttf", "./fonts/PlainBold.ttf", "-o", "out/list.png")
    #expect(result.ending == .exited(0))
    #expect(result.errors == "fontpreview: warning: \"./fonts/Plain.ttf\": \(Self.denied); its row says so\n")
    #expect(try SheetRows(png: place.read("out/list.png")).errors == [Self.denied, nil])
  }

  @Test func aFileThatMayNotBeReadIsAnErrorAlone() throws {
    let place = try Workplace(["Plain.ttf"])
    place.setMode("fonts/Plain.ttf", 0)
    let result = try place.runUnprivileged("--isolated", "./fonts/Plain.ttf", "-o", "out/list.png")
    #expect(result.ending == .exited(2))
    #expect(
      result.errors
        == "fontpreview: error: \"./fonts/Plain.ttf\": \(Self.denied); give another font\n")
    #expect(place.names() == [])
  }

  @Test func aDirectoryThatMayNotBeReadSaysSo() throws {
    let place = try Workplace(["Plain.ttf"])
    place.makeDirectory("closed")
    place.setMode("closed", 0)
    let result = try place.runUnprivileged(
      "--isolated", "--font-dir", "fonts", "--font-dir", "closed", "-o", "out/list.png")
    #expect(result.ending == .exited(0))
    #expect(result.errors == "fontpreview: warning: \"\(place.root)/closed\": \(Self.denied)\n")
    #expect(place.names() == ["list.png"])
  }

  @Test func aDirectoryWithAFontsNameIsADirectory() throws {
    let place = try Workplace(["PlainBold.ttf"])
    place.makeDirectory("Family.ttf")
    let empty = try place.run("--isolated", "./fonts/PlainBold.ttf", "./Family.ttf", "-o", "out/list.png")
    #expect(empty.ending == .exited(0))
    #expect(empty.errors == "fontpreview: warning: \"./Family.ttf\": there are no fonts in this directory\n")
    place.put("Family.ttf/Plain.ttf", FixtureFonts.bytes(of: "Plain.ttf"))
    let full = try place.run("names", "--isolated", "./Family.ttf")
    #expect(full.text == "Fixture Sans Regular\n")
    #expect(full.errors == "")
  }

  @Test func directoriesThatLinkToEachOtherAreWalkedOnce() throws {
    let place = try Workplace()
    place.makeDirectory("fonts/a")
    place.makeDirectory("fonts/b")
    place.link("fonts/a/b", to: "../b")
    place.link("fonts/b/a", to: "../a")
    place.link("fonts/a/self", to: ".")
    place.put("fonts/b/Plain.ttf", FixtureFonts.bytes(of: "Plain.ttf"))
    let result = try place.run("names", "--isolated", "--duplicates", "--font-dir", "fonts")
    #expect(result.ending == .exited(0))
    #expect(result.text == "Fixture Sans Regular\n")
    #expect(result.errors == "")
  }
}
