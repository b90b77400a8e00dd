import Testing

@testable import FontPreviewCore

@Suite("Glyphs in colour")
struct ColorTests {
  private static let (red, green, blue, white, black) = (
    Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0), Color(red: 0, green: 0, blue: 255),
    Color(red: 255, green: 255, blue: 255), Color(red: 0, green: 0, blue: 0)
  )

  private static func row(
    _ file: String, _ text: String, scale: Int = 2, selected: Int? = nil,
    configuration: (inout SheetConfiguration) -> Void = { _ in }
  ) async throws -> RenderedRow {
    let sheet = try TextSheet([file], text: text, selected: selected, scale: scale, configuration: configuration)
    return try #require(try await sheet.rows().first)
  }

  // At scale 2 an em is 34 pixels; the text starts at 32, and the baseline of these fonts is at 55.

  @Test("Layers lie over each other in their order, in the colours of the palette and of the text")
  func layers() async throws {
    let row = try await Self.row("Layers.ttf", "F")
    #expect(row.pixmap.format == .rgb)
    #expect(row.box(of: Self.red) == [32, 38, 49, 55])
    #expect(row.color(40, 46) == Self.black)
    #expect(!row.record.monochrome)
    let half = try await Self.row("Layers.ttf", "L")
    #expect(half.box(of: Self.green) == [32, 38, 49, 55])
    #expect(half.color(40, 46) == Color(red: 0, green: 127, blue: 128))
  }

  @Test("The colour of the text is that of a detail where the glyph stands in one")
  func detail() async throws {
    let sheet = try TextSheet(["Layers.ttf"], text: "i", detail: RowDetail(text: "F", isInOwnFace: true)) {
      _ in
    } configuration: { configuration in
      configuration.cell = .value1
    }
    let row = try #require(try await sheet.rows().first)
    let box = try #require(row.box(of: Self.red))
    // It stands between pixels.
    #expect((16...17).contains(box[2] - box[0]) && box[3] - box[1] == 17)
    // The detail's #3C3C43 at 60 % over red.
    #expect(row.color(box[0] + 8, box[1] + 8) == Color(red: 138, green: 36, blue: 40))
  }

  @Test(
    "A glyph without colour in a font that has colours is drawn as its outline",
    arguments: ["Layers.ttf", "Sbix.ttf"])
  func outline(file: String) async throws {
    let (row, plain) = (try await Self.row(file, "i"), try await Self.row("Plain.ttf", "i"))
    #expect(row.pixmap == plain.pixmap)
    #expect(row.record.pixels == plain.record.pixels)
    // It has no colours that could be hidden.
    #expect(!row.record.monochrome)
  }

  @Test(
    "A glyph whose colours are in a form that is not drawn is its outline, and the record says so",
    arguments: [("Paints.ttf", "F", "R"), ("Drawings.ttf", "D", "R"), ("Drawings.ttf", "F", "i")])
  func hiddenColor(file: String, colored: String, other: String) async throws {
    for (text, isHidden) in [(colored, true), (other, false), (other + colored, true)] {
      let (row, plain) = (try await Self.row(file, text), try await Self.row("Plain.ttf", text))
      #expect(row.pixmap == plain.pixmap)
      #expect(row.record.monochrome == isHidden, "\(text)")
      // Whatever else the row needs.
      let sheet = try TextSheet([file, "Emoji.ttf"], text: text + "\u{1F600}")
      let beside = try #require(try await sheet.rows().first)
      #expect(beside.pixmap.format == .rgb && beside.record.monochrome == isHidden, "\(text)")
    }
    // What is drawn in another font hides nothing.
    let fallen = try await TextSheet([file, "Plain.ttf"], text: "z").records()
    #expect(fallen.map(\.monochrome) == [false, false])
  }

  @Test("A row in the interface font says whether that font's colours are hidden")
  func hiddenColorOfInterfaceFont() async throws {
    let sheet = try TextSheet(["Plain.ttf"], text: "i", detail: RowDetail(text: "F", isInOwnFace: false)) {
      _ in
    } configuration: {
      $0.interfaceFace = Fixtures.identifier("Paints.ttf")
      $0.cell = .value1
    }
    #expect(try await sheet.records().map(\.monochrome) == [true])
  }

  @Test("A row does not depend on whether other rows need colours", arguments: BitmapPolicy.allCases)
  func neighbours(bitmaps: BitmapPolicy) async throws {
    func records(_ files: [String], _ text: String?) async throws -> [ManifestRow] {
      try await TextSheet(files, text: text) { _ in
      } configuration: {
        $0.bitmaps = bitmaps
      }.records()
    }
    // The name of the one has no letter in colour, the text has none in any of the others.
    for (files, text) in [(["Emoji.ttf", "Plain.ttf"], nil), (["Sbix.ttf", "Emoji.ttf", "Plain.ttf"], "i")] {
      let (alone, beside) = (try await records(files, text), try await records(files + ["Layers.ttf"], text))
      #expect(Array(beside.prefix(files.count)) == alone)
    }
    for isInColor in [false, true] {
      let sheet = try TextSheet(["Layers.ttf", "Sbix.ttf", "Emoji.ttf", "Plain.ttf", "Paints.ttf"], text: "ir") { _ in
      } configuration: {
        $0.isInColor = isInColor
      }
      let expected = try await records(["Layers.ttf", "Sbix.ttf", "Emoji.ttf", "Plain.ttf", "Paints.ttf"], "ir")
      #expect(try await sheet.records() == expected)
    }
  }

  @Test("Strike, size, metrics and ink of a font of pictures are the same with colours and without")
  func sizeWithoutColor() throws {
    for bitmaps in BitmapPolicy.allCases {
      let faces = try [false, true].map { try Fixtures.face("Emoji.ttf", scale: 2, inColor: $0, bitmaps: bitmaps) }
      #expect(faces.map(\.pixelsPerEm) == [34 * 64, 34 * 64])
      #expect(faces[0].ascender == faces[1].ascender && faces[0].descender == faces[1].descender)
      #expect(try faces[0].inkBounds(of: 2) == faces[1].inkBounds(of: 2))
    }
  }

  @Test("A picture that claims more memory than any font needs is not loaded: its glyph is drawn as its outline")
  func hugePicture() async throws {
    let (row, plain) = (try await Self.row("Bomb.ttf", "F"), try await Self.row("Plain.ttf", "F"))
    #expect(row.pixmap == plain.pixmap)
    #expect(row.record.monochrome)
  }

  @Test(
    "Pictures of a strike are scaled to the size of the text, with their place and their advance",
    arguments: [
      // Scale, the text's start, the baseline, and the picture's left, top and side.
      (1, 16, 27, 1, 8, 10), (2, 32, 55, 2, 16, 20), (4, 64, 111, 4, 32, 40),
    ])
  func strikes(scale: Int, start: Int, baseline: Int, left: Int, top: Int, side: Int) async throws {
    let row = try await Self.row("Emoji.ttf", "\u{2764}", scale: scale)
    let box = [start + left, baseline - top, start + left + side, baseline - top + side]
    #expect(row.box(of: Self.red) == box)
    let two = try await Self.row("Emoji.ttf", "\u{2764}\u{2764}", scale: scale)
    #expect(two.box(of: Self.red) == [box[0], box[1], box[2] + 17 * scale, box[3]])
    #expect(row.record.clipped == false && row.record.missing == "")
  }

  @Test("A picture stands upright, and what is transparent shows the background")
  func quarters() async throws {
    let row = try await Self.row("Emoji.ttf", "\u{1F600}")
    #expect(row.box(of: Self.red) == [34, 39, 44, 49])
    #expect(row.box(of: Self.green) == [44, 39, 54, 49])
    #expect(row.box(of: Self.blue) == [34, 49, 44, 59])
    #expect(row.color(50, 54) == Self.white)
  }

  @Test("The ink of a scaled picture is where it is drawn")
  func ink() throws {
    let face = try Fixtures.face("Emoji.ttf", scale: 2, inColor: true)
    #expect(try face.inkBounds(of: 2) == PixelBounds(minX: 2 * 64, minY: -4 * 64, maxX: 22 * 64, maxY: 16 * 64))
  }

  @Test("sbix pictures stand by their lower left corner, seen from that of the outline")
  func sbix() async throws {
    // The outline begins 50 units from the origin: 1.7 pixels, which FreeType rounds down.
    let row = try await Self.row("Sbix.ttf", "F")
    #expect(row.box(of: Self.red) == [35, 39, 45, 49])
    #expect(row.box(of: Self.blue) == [35, 49, 45, 59])
  }

  @Test("Emoji joined to one are one picture")
  func joined() async throws {
    let row = try await Self.row("Emoji.ttf", "\u{1F600}\u{200D}\u{2764}\u{FE0F}")
    #expect(row.record.runs.flatMap { $0.glyphs.map { $0[0] } }.first == 4)
    #expect(row.box(of: Self.blue) == [34, 39, 54, 49])
    #expect(row.box(of: Self.red) == [34, 49, 54, 59])
    #expect(row.record.missing == "")
  }

  @Test(
    "Emoji come from a font in colour, unless their text form is asked for or is the usual one",
    arguments: [
      ("\u{1F600}", "Emoji.ttf"), ("\u{2764}\u{FE0F}", "Emoji.ttf"), ("\u{1F600}\u{FE0E}", "Dingbats.ttf"),
      ("\u{2764}\u{FE0E}", "Dingbats.ttf"), ("\u{2764}", "Dingbats.ttf"), ("\u{2605}\u{FE0F}", "Dingbats.ttf"),
    ])
  func presentation(text: String, file: String) async throws {
    for files in [["Plain.ttf", "Dingbats.ttf", "Emoji.ttf"], ["Plain.ttf", "Emoji.ttf", "Dingbats.ttf"]] {
      let record = try #require(try await TextSheet(files, text: text).records().first)
      #expect(Set(record.runs.map(\.file)) == [file])
      #expect(record.missing == "")
    }
  }

  @Test("A sheet needs colours only if one of its rows may show a glyph that has some")
  func needsColor() throws {
    func needs(_ files: [String], _ text: String? = nil) throws -> Bool {
      try TextSheet(files, text: text).configuration.isInColor
    }
    #expect(try !needs(["Plain.ttf"]))
    #expect(try !needs(["Plain.ttf", "Emoji.ttf"]))
    #expect(try needs(["Layers.ttf"]))
    #expect(try needs(["Plain.ttf", "Emoji.ttf"], "\u{1F600}"))
    // Also where a font in colour is no row, but draws what a row lacks.
    for (text, isNeeded) in [("\u{1F600}", true), ("abc", false)] {
      let sheet = try TextSheet(["Plain.ttf"], text: text) {
        $0.fontDirectories = [Array(Fixtures.path("TextFonts").utf8)]
      }
      #expect(sheet.list.rows.count == 1 && sheet.configuration.isInColor == isNeeded)
    }
    #expect(try needs(["Emoji.ttf"], "\u{2764}"))
    #expect(try !needs(["Emoji.ttf", "Plain.ttf"], "abc"))
    #expect(try needs(["Sbix.ttf"]))
    // Without another font the row may show the box for what is missing.
    #expect(try needs(["Layers.ttf"], "\u{2603}"))
    let interface = try TextSheet(["Plain.ttf"])
    let (list, fallback) = (interface.list, interface.configuration.fallback)
    #expect(
      try FontCatalog(TestCatalog.query(["Plain.ttf", "Layers.ttf"].map { .path(Fixtures.font($0)) })).needsColor(
        list, fallback: fallback, interfaceFace: Fixtures.identifier("Layers.ttf")))
  }

  @Test("Rows without colour have the same pixels and fingerprints in an indexed sheet and in one in colour")
  func bothForms() async throws {
    let files = ["Plain.ttf", "LongName.ttf", "Hebrew.ttf", "Bitmap.bdf", "Greek.ttf"]
    let indexed = try TextSheet(files, selected: 1)
    let colored = try TextSheet(files, selected: 1) { _ in
    } configuration: {
      $0.isInColor = true
    }
    let (first, second) = (try await indexed.sheet.png(), try await colored.sheet.png())
    #expect(try decode(first, expanded: true).pixels == decode(second, expanded: true).pixels)
    // The colour types of PNG.
    #expect([first[25], second[25]] == [3, 2])
    #expect(try await indexed.records() == colored.records())
  }

  @Test("In a row with colour, text, checkmark and separator have the same colours as in one without")
  func mixedRow() async throws {
    let mixed = try await Self.row("Layers.ttf", "iiF", selected: 0)
    let plain = try await Self.row("Layers.ttf", "iir", selected: 0)
    #expect(mixed.pixmap.format == .rgb && plain.pixmap.format == .indexed)
    // The F begins where two letters of 400 units end.
    #expect(mixed.count(differingFrom: plain) { x, _ in x < 58 || x >= 100 } == 0)
  }

  @Test("Without colour asked for, a font with layers is drawn as outlines")
  func monochrome() async throws {
    let row = try await Self.row("Layers.ttf", "F") { $0.isInColor = false }
    #expect(row.pixmap.format == .indexed && row.record.monochrome)
    #expect(row.box(of: Self.red) == nil)
  }
}
