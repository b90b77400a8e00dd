import Foundation
import Testing

@testable import FontPreviewCore

/// Drawing only what another selection changes.
@Suite struct RedrawRunTests {
  private static let fonts = ["Plain.ttf", "PlainBold.ttf", "PlainItalic.ttf", "Tall.ttf", "LongName.ttf"]

  /// A sheet and what must hold for it.
  struct Sheet: CustomTestStringConvertible, Sendable {
    var name: String
    var fonts = RedrawRunTests.fonts
    var options: [String] = []
    var isScrolled = false

    var testDescription: String { name }
  }

  static let sheets: [Sheet] = [
    Sheet(name: "indexed"),
    Sheet(name: "one row", fonts: ["Plain.ttf"]),
    Sheet(name: "scale 3", options: ["--scale", "3"]),
    Sheet(name: "in colour", fonts: fonts + ["Emoji.ttf"], options: ["--text", "i\u{1F600}"]),
    Sheet(name: "rows of any height", options: ["--row-height", "auto"]),
    Sheet(name: "bars and sections", options: ["--navigation-bar", "--sections"]),
    Sheet(name: "popover", options: ["--chrome", "popover", "--navigation-bar"]),
    Sheet(name: "viewport", options: ["--viewport", "110"], isScrolled: true),
  ]

  private func titles(_ place: Workplace, _ options: [String]) throws -> [String] {
    let result = try place.run(["-o", "out/titles.png", "-q"] + options)
    #expect(result.ending == .exited(0), "\(result.errors)")
    return try SheetRows(png: place.read("out/titles.png")).titles
  }

  @Test(arguments: sheets)
  func theBytesAreThoseOfAFullDrawing(_ sheet: Sheet) throws {
    let place = try Workplace(sheet.fonts)
    var options = sheet.options
    if sheet.isScrolled { options += ["--scroll-to", "Fixture Sans Bold"] }
    let titles = try titles(place, options)
    try #require(!titles.isEmpty)
    let (first, middle, last) = (titles[0], titles[titles.count / 2], titles[titles.count - 1])
    for (old, new) in [(nil, first), (first, last), (last, middle), (middle, middle), (middle, first)] {
      let selected = old.map { ["--selected", $0] } ?? []
      #expect(try place.run(["-o", "out/old.png"] + options + selected).ending == .exited(0))
      let before = place.read("out/old.png")
      let result = try place.run(
        "--redraw", "out/old.png", "--selected", new, "-o", "out/new.png", "--manifest", "out/new.json")
      #expect(result.ending == .exited(0))
      #expect(!result.errors.contains("anew"), "\(result.errors)")
      #expect(place.read("out/old.png") == before)
      let full = try place.run(["-o", "out/full.png", "--selected", new, "--manifest", "out/full.json"] + options)
      #expect(full.ending == .exited(0))
      let isSame = place.read("out/new.png") == place.read("out/full.png")
      #expect(isSame, "\(old ?? "nothing") to \(new)")
      #expect(place.read("out/new.json") == place.read("out/full.json"))
      #expect(try DecodedPicture(place.read("out/new.png")).manifest == place.read("out/new.json"))
    }
  }

  @Test func withoutOutputTheSheetItselfIsReplaced() throws {
    let place = try Workplace(Self.fonts)
    #expect(try place.run("-o", "out/list.png").ending == .exited(0))
    #expect(try place.run("--redraw", "out/list.png", "--selected", "Fixture Sans Bold").ending == .exited(0))
    #expect(try place.run("-o", "out/full.png", "--selected", "Fixture Sans Bold").ending == .exited(0))
    #expect(place.read("out/list.png") == place.read("out/full.png"))
    #expect(try place.run("--redraw", "out/list.png", "--no-manifest", "-o", "out/bare.png").ending == .exited(0))
    #expect(
      try place.run("-o", "out/full.png", "--selected", "Fixture Sans Bold", "--no-manifest").ending == .exited(0))
    #expect(place.read("out/bare.png") == place.read("out/full.png"))
  }

  /// Expects that a sheet is drawn as a whole, with a warning of the reason.
  private func expectFullDrawing(
    _ place: Workplace, _ options: [String] = [], reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let selected = ["--selected", "Fixture Sans Bold"]
    let result = try place.run(["--redraw", "out/old.png", "-o", "out/new.png"] + selected + options)
    #expect(result.ending == .exited(0), sourceLocation: sourceLocation)
    #expect(
      result.errors.contains("--redraw: \"out/old.png\": \(reason); everything is drawn anew\n"), "\(result.errors)",
      sourceLocation: sourceLocation)
    let full = try place.run(["-o", "out/full.png"] + selected + options)
    #expect(full.ending == .exited(0), sourceLocation: sourceLocation)
    let isSame = place.read("out/new.png") == place.read("out/full.png")
    #expect(isSame, sourceLocation: sourceLocation)
  }

  private func drawn(_ fonts: [String] = fonts) throws -> Workplace {
    let place = try Workplace(fonts)
    #expect(try place.run("-o", "out/old.png", "--selected", "Fixture Sans Regular").ending == .exited(0))
    return place
  }

  @Test func otherOptionsAndFontsDrawEverythingAnew() throws {
    let place = try drawn()
    try expectFullDrawing(place, ["--scale", "1"], reason: "--scale is another")
    place.put("fonts/Hebrew.ttf", FixtureFonts.bytes(of: "Hebrew.ttf"))
    try expectFullDrawing(place, reason: "there are other fonts")
    let other = try drawn(["DuplicateA.ttf", "Plain.ttf", "PlainBold.ttf"])
    other.put("fonts/DuplicateA.ttf", FixtureFonts.bytes(of: "DuplicateB.ttf"))
    try expectFullDrawing(other, reason: "DuplicateA.ttf is another")
  }

  @Test func strictnessJudgesTheRowsThatStayToo() throws {
    let place = try Workplace(["Plain.ttf", "PlainBold.ttf", "Partial.ttf"])
    #expect(try place.run("-o", "out/old.png", "--text", "x\u{4E00}").ending == .exited(0))
    let lenient = try place.run("--redraw", "out/old.png", "--selected", "Fixture Sans Bold", "-o", "out/new.png")
    #expect(lenient.ending == .exited(0) && lenient.errors == "")
    let strict = try place.run(
      "--redraw", "out/old.png", "--selected", "Fixture Sans Bold", "-o", "out/strict.png", "--strict")
    #expect(strict.ending == .exited(1) && !strict.errors.contains("anew"))
    #expect(place.read("out/strict.png") == place.read("out/new.png"))
  }

  @Test func aStrangersManifestNamesNoFilesAndNoWords() throws {
    let place = try drawn()
    let evil = try resaved(place.read("out/old.png")) { text in
      text.replacingOccurrences(of: "\"editing\":false,", with: "\"editing\":\"./fonts/no.ttf\",")
        .replacingOccurrences(
          of: "\"options\":{",
          with: "\"options\":{\"save-order\":\"out/a\",\"manifest\":\"out/b\",\"output\":\"out/c\",\"no-such\":1,")
    }
    place.put("out/old.png", evil)
    let result = try place.run("--redraw", "out/old.png", "-o", "out/new.png")
    #expect(result.ending == .exited(0))
    #expect(!result.errors.contains("no.ttf"))
    #expect(place.names() == ["new.png", "old.png"])
  }

  @Test func anotherVersionDrawsEverythingAnew() throws {
    for name in ["harfbuzz", "libpng"] {
      let place = try drawn()
      let other = try resaved(place.read("out/old.png")) { text in
        text.replacingOccurrences(of: "\"\(name)\":\"", with: "\"\(name)\":\"0.")
      }
      place.put("out/old.png", other)
      try expectFullDrawing(place, reason: "other versions of the program or its libraries drew it")
    }
  }

  @Test func whatAnotherProgramSavedIsDrawnAnew() throws {
    let place = try drawn()
    let before = place.read("out/old.png")
    try place.put("out/old.png", resaved(before) { $0 })
    try expectFullDrawing(place, reason: "another program saved it")
    // Two chunks in one, as programs like to join them.
    var chunks = Chunk.all(in: before)
    let index = try #require(chunks.firstIndex { $0.name == "IDAT" })
    chunks[index].body += chunks[index + 1].body
    chunks.remove(at: index + 1)
    place.put("out/old.png", Chunk.picture(chunks))
    try expectFullDrawing(place, reason: "another program saved it")
  }

  @Test func rowsInOtherPlacesAreNotTaken() throws {
    let place = try drawn()
    let before = place.read("out/old.png")
    let selected = try #require(try SheetRows(png: before).titles.firstIndex(of: "Fixture Sans Regular"))
    var chunks = Chunk.all(in: before)
    let first = try #require(chunks.firstIndex { $0.name == "IDAT" })
    // Not that of the first row, which is told from others by what stands before it.
    let (a, b) = (first + max(1, selected), first + (selected == 3 ? 2 : 3))
    chunks.swapAt(a, b)
    place.put("out/old.png", Chunk.picture(chunks))
    try expectFullDrawing(place, reason: "its rows are not drawn as they were")
  }

  @Test func aPictureThatIsNoneOfOursOrDamagedIsAnError() throws {
    let place = try drawn()
    let whole = place.read("out/old.png")
    func expectError(_ bytes: [UInt8], _ reason: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
      place.put("out/bad.png", bytes)
      let result = try place.run("--redraw", "out/bad.png", "--selected", "Fixture Sans Bold", "-o", "out/new.png")
      #expect(result.ending == .exited(2), sourceLocation: sourceLocation)
      #expect(
        result.errors.hasPrefix("fontpreview: error: --redraw: \"out/bad.png\": \(reason)"), "\(result.errors)",
        sourceLocation: sourceLocation)
      #expect(place.read("out/new.png") == [], sourceLocation: sourceLocation)
    }
    try expectError([], "it is no PNG")
    try expectError(Array("not a picture".utf8), "it is no PNG")
    for count in [8, 20, whole.count / 2, whole.count - 13, whole.count - 1] {
      try expectError(Array(whole.prefix(count)), "the PNG ends too early")
    }
    var start = 8
    for chunk in Chunk.all(in: whole) {
      var bytes = whole
      bytes[start + 8 + chunk.body.count] ^= 1
      try expectError(bytes, "the PNG is damaged (a chunk's checksum)")
      start += 12 + chunk.body.count
    }
    #expect(try place.run("-o", "out/bare.png", "--no-manifest").ending == .exited(0))
    try expectError(place.read("out/bare.png"), "the picture holds no manifest")
  }

  @Test func imageDataHasAChunkForEachRow() throws {
    let place = try drawn()
    let chunks = Chunk.all(in: place.read("out/old.png"))
    var names: [String] = []
    for chunk in chunks where names.last != chunk.name { names.append(chunk.name) }
    #expect(names == ["IHDR", "sRGB", "PLTE", "pHYs", "IDAT", "iTXt", "IEND"])
    let rows = try SheetRows(png: place.read("out/old.png")).rows.count
    #expect(chunks.count { $0.name == "IDAT" } == rows + 1)
  }

  /// The picture as a program writes it that knows nothing of bands, with another manifest.
  private func resaved(_ png: [UInt8], _ change: (String) -> String) throws -> [UInt8] {
    var picture = try ResavedPicture(png)
    picture.manifest = change(picture.manifest)
    return try picture.png()
  }

  /// A chunk of a whole PNG.
  private struct Chunk {
    var name: String
    var body: [UInt8]

    static func all(in png: [UInt8]) -> [Chunk] {
      (try? PNGChunks(png).chunks.map { Chunk(name: String(decoding: $0.type, as: UTF8.self), body: Array($0.body)) })
        ?? []
    }

    static func picture(_ chunks: [Chunk]) -> [UInt8] {
      PNGChunks.signature + chunks.flatMap { PNGChunks.encoded($0.name, $0.body) }
    }
  }
}
