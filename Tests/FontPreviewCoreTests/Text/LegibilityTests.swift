import Testing

@testable import FontPreviewCore

@Suite("Names of fonts that have no letters")
struct LegibilityTests {
  private static let plainTitle = "Fixture Blank Regular".utf8.map { Int($0) - 31 }

  @Test("Glyphs that are blank count as lacking")
  func blank() async throws {
    let record = try #require(try await TextSheet(["Blank.ttf", "Plain.ttf"]).records().first)
    #expect(record.runs.map(\.file) == ["Plain.ttf"])
    #expect(record.runs.first?.glyphs.map { $0[0] } == Self.plainTitle)
    #expect(record.missing == "" && record.fallback && record.error == nil)
  }

  @Test("Glyphs too faint for a pixel count as blank: specks, and outlines without area", arguments: [1, 2, 4])
  func faint(scale: Int) async throws {
    let record = try #require(try await TextSheet(["Faint.ttf", "Plain.ttf"], scale: scale).records().first)
    #expect(record.runs.map(\.file) == ["Plain.ttf"])
    #expect(record.missing == "" && record.error == nil)
  }

  @Test(
    "Letters that leave no visible ink count as blank: all too small, layers and pictures without colour",
    arguments: ["Tiny.ttf", "ClearLayers.ttf", "ClearPictures.ttf"])
  func invisibleInk(file: String) async throws {
    let record = try #require(try await TextSheet([file, "Plain.ttf"]).records().first)
    #expect(record.runs.map(\.file) == ["Plain.ttf"])
    #expect(record.missing == "" && record.error == nil)
    let alone = try #require(try await TextSheet([file]).rows().first)
    #expect(alone.problem == .blankTitle)
  }

  @Test("A detail of which not even the ellipsis has room is left out")
  func detailWithoutRoom() async throws {
    func detail(width: Points) async throws -> String? {
      let sheet = try TextSheet(["Plain.ttf"], detail: RowDetail(text: "Detail", isInOwnFace: false), width: width) {
        _ in
      } configuration: {
        $0.cell = .value2
      }
      return try await sheet.records().first?.detail?.text
    }
    #expect(try await detail(width: 320) == "Detail")
    #expect(try await detail(width: 60) == nil)
  }

  @Test("A row all of whose ink lies beside it says that its font draws nothing")
  func beside() async throws {
    let row = try #require(try await TextSheet(["Beside.ttf"]).rows().first)
    #expect(row.problem == .blankTitle)
    let selected = try #require(try await TextSheet(["Beside.ttf"], selected: 0).rows().first)
    #expect(selected.problem == .blankTitle)
    let detail = RowDetail(text: "Detail", isInOwnFace: false)
    let withDetail = try #require(
      try await TextSheet(["Beside.ttf"], detail: detail) { _ in
      } configuration: {
        $0.cell = .subtitle
      }.rows().first)
    #expect(withDetail.problem == .blankTitle)
  }

  @Test("A sample shows nothing that its own face does not draw")
  func undrawableSample() async throws {
    let offered = RowDetail(text: "F\u{3B1}Rx", isInOwnFace: true)
    for (file, shown) in [("Faint.ttf", String?.none), ("Plain.ttf", "FRx")] {
      let record = try #require(
        try await TextSheet([file, "Greek.ttf"], detail: offered) { _ in
        } configuration: {
          $0.cell = .value1
        }.records().first)
      #expect(record.detail?.text == shown)
    }
  }

  @Test("Where no other font has the letters either, the row says that its font draws nothing")
  func onlyBlank() async throws {
    let row = try #require(try await TextSheet(["Blank.ttf"]).rows().first)
    #expect(row.problem == .blankTitle)
    #expect(row.record.runs.map(\.file) == ["Plain.ttf"])
  }

  @Test(
    "White space, joiners and selectors may be blank: they are in no need of another font",
    arguments: [" ", "\u{A0}", "\u{200D}", "\u{FE0F}", "\u{2060}"])
  func invisible(character: String) async throws {
    let record = try #require(
      try await TextSheet(["Postscript.otf", "Plain.ttf"], text: "a\(character)b").records().first)
    #expect(record.missing == "")
    #expect(record.runs.filter { $0.file == "Postscript.otf" }.flatMap(\.glyphs).count >= 2)
  }

  @Test("A ligature that makes a sign of a word is taken apart, and the run says how")
  func wordLigature() async throws {
    let record = try #require(try await TextSheet(["Icons.ttf", "Plain.ttf"]).records().first)
    #expect(record.runs.map(\.file) == ["Icons.ttf"])
    #expect(record.runs.first?.glyphs.map { $0[0] } == "Fixture Icons Regular".utf8.map { Int($0) - 31 })
    #expect(
      record.runs.first?.features == [
        "-liga[:7]", "-clig[:7]", "-dlig[:7]", "-rlig[:7]", "-calt[:7]", "-hlig[:7]",
      ])
  }

  @Test("Only that word is: the ligatures that writers make stay beside it")
  func otherLigatures() throws {
    let line = try TextShaper(scale: Scale(1), language: "en").shape(
      "office Fixture", faces: LineFaces(primary: Fixtures.face("Icons.ttf")), width: 1000)
    let letters = { (text: String) in text.utf8.map { UInt32($0) - 31 } }
    #expect(line.runs.flatMap(\.glyphs).map(\.id) == letters("o") + [97] + letters("ce Fixture"))
  }

  @Test("In a text that was asked for it stays, unless it is blank")
  func wantedWordLigature() async throws {
    let record = try #require(try await TextSheet(["Icons.ttf", "Plain.ttf"], text: "Fixture").records().first)
    #expect(record.runTexts == ["Icons.ttf: 96@0"])
    let directory = try TestDirectory()
    directory.put("Blank.ttf", Fixtures.blanked("Icons.ttf"))
    let face = try FontFace(
      FaceIdentifier(path: Array(directory.path("Blank.ttf").utf8)), library: FreeTypeLibrary(), pixelsPerEm: 17 * 64)
    let line = try TextShaper(scale: Scale(1), language: "en").shape(
      "Fixture", faces: LineFaces(primary: face, keepsWordLigatures: true), width: 1000)
    #expect(line.runs.flatMap(\.glyphs).count == 7)
  }

  @Test("Ligatures that writers make are kept", arguments: [("Icons.ttf", 97), ("Postscript.otf", 96)])
  func letterLigature(file: String, ligature: Int) async throws {
    let record = try #require(try await TextSheet([file], text: "office").records().first)
    let letters = "oce".utf8.map { Int($0) - 31 }
    #expect(record.runs.first?.glyphs.map { $0[0] } == [letters[0], ligature, letters[1], letters[2]])
    #expect(record.runs.first?.features == [])
  }

  @Test("Arabic letters are joined as ever")
  func arabic() async throws {
    let record = try #require(try await TextSheet(["Arabic.ttf"], text: "\u{633}\u{644}\u{627}\u{628}").records().first)
    #expect(record.runs.allSatisfy { $0.features.isEmpty })
    #expect(record.runs.first?.glyphs.count == 3)
  }

  @Test("The title of a symbol font is drawn in the interface font, a text that was asked for in its own glyphs")
  func symbols() async throws {
    let title = try #require(try await TextSheet(["Symbol.ttf", "Plain.ttf"]).records().first)
    #expect(title.runs.map(\.file) == ["Plain.ttf"])
    #expect(title.fallback && title.text == nil)
    let text = try #require(try await TextSheet(["Symbol.ttf", "Plain.ttf"], text: "Fix").records().first)
    #expect(text.runTexts == ["Symbol.ttf: 39@0 74@1 89@2"])
    #expect(!text.fallback && text.text == "Fix" && text.title == "Fixture Symbol Regular")
  }

  @Test(
    "A font that draws signs or bars where its character map claims letters has its title in the interface font",
    arguments: ["Pi.ttf", "Ornaments.ttf", "Bars.ttf"])
  func claimedLetters(file: String) async throws {
    let offered = RowDetail(text: "AaBb", isInOwnFace: true)
    let record = try #require(
      try await TextSheet([file, "Plain.ttf"], detail: offered) { _ in
      } configuration: {
        $0.cell = .value1
      }.records().first)
    #expect(record.runs.map(\.file) == ["Plain.ttf"])
    #expect(record.detail?.text == "AaBb" && record.detail?.runs.map(\.file) == [file])
    let text = try #require(try await TextSheet([file, "Plain.ttf"], text: "Fix").records().first)
    #expect(text.runs.map(\.file) == [file])
  }

  @Test(
    "Names of glyphs that say nothing, or only the code, leave letters letters", arguments: ["Codes.ttf", "Tall.ttf"])
  func neutralNames(file: String) async throws {
    let record = try #require(try await TextSheet([file, "Plain.ttf"]).records().first)
    #expect(record.runs.map(\.file) == [file])
  }

  @Test("The features asked for are in the runs, and shape them")
  func features() async throws {
    let sheet = try TextSheet(["Plain.ttf"], text: "fi") { _ in
    } configuration: { configuration in
      configuration.features = [FontFeature("-liga")!]
    }
    #expect(try await sheet.records().first?.runTexts == ["Plain.ttf: 71@0 74@1 -liga"])
    #expect(try await TextSheet(["Plain.ttf"], text: "fi").records().first?.runTexts == ["Plain.ttf: 98@0"])
  }

  @Test("A name of 10,000 characters is cut off to fit", .timeLimit(.minutes(1)))
  func hugeName() async throws {
    let sheet = try TextSheet(["HugeName.ttf", "Plain.ttf"])
    #expect(sheet.list.rows[0].title.count == 10_000)
    let record = try #require(try await sheet.records().first)
    #expect(record.truncated && !record.clipped)
    #expect(record.runs.reduce(0) { $0 + $1.glyphs.count } < 60)
  }

  @Test("The work that a long name takes grows with its length, not with its square", arguments: [1_000, 8_000])
  func work(length: Int) throws {
    let shaper = TextShaper(scale: Scale(1), language: "en")
    let text = String(repeating: "Huge Name ", count: length / 10)
    let faces = LineFaces(primary: try Fixtures.face("HugeName.ttf"))
    #expect(try shaper.shape(text, faces: faces, width: 288).isTruncated)
    #expect(shaper.buffer.shapedByteCount < 2 * length)
  }
}
