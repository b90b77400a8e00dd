import Testing

@testable import FontPreviewCore

@Suite("Shaping")
struct ShapingTests {
  private static let cases = ShapingCase.all

  @Test("Every run of the table gives hb-shape's glyphs, clusters, offsets and advances", arguments: cases)
  func equalsHarfBuzz(run: ShapingCase) throws {
    let face = try run.face()
    let glyphs = try face.shape(Array(run.title.utf8), item: run.item, language: run.language, buffer: HarfBuzzBuffer())
    #expect(glyphs.map(\.numbers) == run.glyphs)
  }

  @Test("The size that a face is opened at changes nothing", arguments: cases.filter { $0.font != "LongName.ttf" })
  func everySize(run: ShapingCase) throws {
    let face = try run.face(scale: 4)
    let glyphs = try face.shape(Array(run.title.utf8), item: run.item, language: run.language, buffer: HarfBuzzBuffer())
    #expect(glyphs.map(\.numbers) == run.glyphs)
  }

  @Test("The table is not empty, and most of its runs occur in their titles")
  func expressibleCases() {
    #expect(Self.cases.count > 90)
    #expect(Self.cases.count(where: Self.occurs) > 75)
  }

  @Test("Runs that occur in their titles come out of a line as the table has them", arguments: cases.filter(occurs))
  func wholeLines(run: ShapingCase) throws {
    let face = try run.face()
    let line = try TextShaper(scale: Scale(1), language: run.language).shape(
      run.title, faces: LineFaces(primary: face), width: 10000)
    let place = try #require(Itemization(run.title).items.firstIndex(of: run.item))
    #expect(line.runs[place].glyphs.map(\.numbers) == run.glyphs)
    #expect(line.runs[place].script.description == run.script)
    #expect(line.runs[place].direction == run.direction)
    #expect(!line.isTruncated)
  }

  private static func occurs(_ run: ShapingCase) -> Bool { Itemization(run.title).items.contains(run.item) }

  @Test("A run does not depend on what the buffer shaped before")
  func reusedBuffer() throws {
    let buffer = HarfBuzzBuffer()
    for run in Self.cases {
      let face = try run.face()
      let glyphs = try face.shape(Array(run.title.utf8), item: run.item, language: run.language, buffer: buffer)
      #expect(glyphs.map(\.numbers) == run.glyphs)
    }
  }

  private static func line(_ text: String, in file: String, scale: Int = 1) throws -> ShapedLine {
    try TextShaper(scale: Scale(scale), language: "en")
      .shape(text, faces: LineFaces(primary: Fixtures.face(file, scale: scale)), width: 10000)
  }

  @Test("WOFF and WOFF2 shape as the font they pack", arguments: ["Woff.woff", "Woff2.woff2"])
  func packed(file: String) throws {
    let text = "Fixture office AVATo e\u{301}"
    let (packed, plain) = (try Self.line(text, in: file), try Self.line(text, in: "Plain.ttf"))
    #expect(packed.runs.map(\.glyphs) == plain.runs.map(\.glyphs))
    #expect(packed.runs.first?.glyphs.contains { $0.id == 98 } == true)
    #expect(packed.width == plain.width)
    #expect(packed.ink == plain.ink)
    #expect([packed.ascender, packed.descender] == [plain.ascender, plain.descender])
  }

  @Test("Type 1 is shaped through FreeType, in its font units")
  func typeOne() throws {
    let run = try #require(try Self.line("AI", in: "Type1.pfb").runs.first)
    // Cells are 95 wide, bearings as the drawing has them: five columns and three.
    #expect(run.unitsPerEm == 1000)
    #expect(run.glyphs.map(\.xAdvance) == [575, 385])
    #expect(run.glyphs.map(\.cluster) == [0, 1])
    #expect(run.glyphs.allSatisfy { $0.id != 0 })
    let large = try #require(try Self.line("AI", in: "Type1.pfb", scale: 3).runs.first)
    #expect(large.glyphs == run.glyphs)
  }

  @Test(
    "Bitmaps that are no sfnt are shaped in strike pixels times 64",
    arguments: [
      ("Bitmap.bdf", 13, 8, 10, 3), ("Bitmap24.bdf", 24, 14, 19, 5),
    ])
  func bitmaps(file: String, size: Int, width: Int, ascent: Int, descent: Int) throws {
    let line = try Self.line("Fix", in: file)
    let run = try #require(line.runs.first)
    #expect(run.unitsPerEm == size * 64)
    #expect(run.glyphs.map(\.xAdvance) == [Int32](repeating: Int32(width * 64), count: 3))
    // A strike is drawn as it is, at scale 1 a pixel a point.
    #expect(line.width == Points(Double(3 * width)))
    #expect([line.ascender, line.descender] == [Points(Double(ascent)), Points(Double(descent))])
    #expect(try Self.line("Fix", in: file, scale: 2).width == Points(Double(3 * width) / 2))
  }

  @Test("A line is as wide as its advances at 17 points, and as high as its face")
  func measures() throws {
    let line = try Self.line("AI", in: "Plain.ttf", scale: 2)
    #expect(line.width == 17)
    #expect(abs(line.ascender.value - 16.184) < 1e-9)
    #expect(abs(line.descender.value - 4.097) < 1e-9)
    // A: 50 to 550 wide and 700 high, I ends at 600 + 350.
    let ink = try #require(line.ink)
    #expect(abs(ink.x.value - 0.85) < 0.25)
    #expect(abs(ink.maxX.value - 16.15) < 0.25)
    #expect(abs(ink.y.value + 11.9) < 0.02)
    #expect(abs(ink.maxY.value) < 0.02)
  }

  @Test("A line without ink has no ink box")
  func noInk() throws {
    #expect(try Self.line("  ", in: "Plain.ttf").ink == nil)
    #expect(try Self.line("", in: "Plain.ttf").runs.isEmpty)
  }

  @Test(
    "Missing characters are named once each, in the order of the text, and drawn as .notdef",
    arguments: [
      ("Partial.ttf", "Fixture Partial Regular", "ixg"),
      ("Plain.ttf", "a\u{4E2D}b\u{1F600}\u{4E2D}", "\u{4E2D}\u{1F600}"),
      ("Plain.ttf", "Fixture", ""), ("Plain.ttf", "a\u{200D}b", ""), ("Hebrew.ttf", "\u{5D0} \u{628}x", "\u{628}"),
      ("Bitmap.bdf", "a\u{2026}", "\u{2026}"), ("Type1.pfb", "a\u{2026}", "\u{2026}"),
      ("Plain.ttf", "\u{E9}", ""),
    ])
  func missing(file: String, text: String, missing: String) throws {
    let line = try Self.line(text, in: file)
    #expect(line.missing.utf8.elementsEqual(missing.utf8), "\(line.missing)")
    #expect(line.runs.contains { $0.glyphs.contains { $0.id == 0 } } == !missing.isEmpty)
  }

  @Test(
    "The axes of a face are those of its instance",
    arguments: [
      (nil, 400), (1, 100), (3, 700), (4, 900),
    ] as [(Int?, Float)])
  func axes(instance: Int?, weight: Float) throws {
    let axes = try Fixtures.face("Variable.ttf", instance: instance).axes
    #expect(axes.map(\.tag) == [ScriptTag("wght").value])
    #expect(axes.map(\.value) == [weight])
    #expect(try Fixtures.face("Plain.ttf").axes.isEmpty)
  }
}
