import Testing

@testable import FontPreviewCore

@Suite("Faces that are bitmaps")
struct StrikeTests {
  private static func face(_ file: String, pixels: Double, bitmaps: BitmapPolicy = .nearest) throws -> FontFace {
    try FontFace(Fixtures.identifier(file), library: FreeTypeLibrary(), pixelsPerEm: Int(pixels * 64), bitmaps: bitmaps)
  }

  @Test(
    "The levels of 1, 2, 4 and 8 bits become coverage from none to full",
    arguments: [
      (12.0, 1, [255, 255, 255, 255, 255]), (17, 2, [255, 170, 85, 85, 85]), (34, 3, [255, 204, 153, 102, 51]),
      (51, 5, [255, 204, 153, 102, 51]),
    ])
  func levels(pixels: Double, dot: Int, columns: [UInt8]) throws {
    let face = try Self.face("Grey.otb", pixels: pixels)
    #expect(face.pixelsPerEm == Int(pixels * 64))
    // "F", whose first row is five cells wide.
    guard case .plain(let glyph) = try face.glyph(2), let mask = try glyph.mask() else {
      Issue.record("no bitmap")
      return
    }
    #expect(mask.width == 5 * dot && mask.height == 9 * dot && mask.left == dot / 2 && mask.top == 7 * dot)
    #expect(Array(mask.bytes.prefix(5 * dot)) == columns.flatMap { [UInt8](repeating: $0, count: dot) })
    #expect(mask.bytes.suffix(2 * dot * 5 * dot).allSatisfy { $0 == 0 })
  }

  @Test(
    "The nearest strike is taken, of two equally near the larger",
    arguments: [(1.0, 12), (14, 12), (14.5, 17), (15, 17), (25, 17), (25.5, 34), (42.4, 34), (42.5, 51), (200, 51)])
  func nearest(pixels: Double, strike: Int) throws {
    #expect(try Self.face("Grey.otb", pixels: pixels).pixelsPerEm == strike * 64)
  }

  @Test("A strike that is scaled has the size asked for, its ink and its advances with it", arguments: 1...4)
  func scaled(scale: Int) throws {
    for file in ["Packed.pcf.gz", "Bitmap.bdf"] {
      let factor = 17 * Double(scale) / 13
      let (own, scaled) = (
        try Fixtures.face(file, scale: scale), try Fixtures.face(file, scale: scale, bitmaps: .scale)
      )
      #expect(own.pixelsPerEm == 13 * 64 && scaled.pixelsPerEm == 17 * 64 * scale)
      let shaper = TextShaper(scale: Scale(scale), language: "en")
      let (line, larger) = (
        try shaper.shape("Fixed", faces: LineFaces(primary: own), width: 10000),
        try shaper.shape("Fixed", faces: LineFaces(primary: scaled), width: 10000)
      )
      #expect(abs(larger.width.value - line.width.value * factor) < 1e-6)
      #expect(abs(larger.ascender.value - line.ascender.value * factor) < 1e-6)
      let (ink, largerInk) = (try #require(line.ink), try #require(larger.ink))
      // The ink's box is rounded outwards, and glyphs stand at quarter pixels.
      let slack = 0.5 / Double(scale)
      #expect(abs(largerInk.width.value - ink.width.value * factor) < slack)
      #expect(abs(largerInk.height.value - ink.height.value * factor) < slack)
      #expect(abs(largerInk.y.value - ink.y.value * factor) < slack)
    }
  }

  @Test("A font with outlines is drawn by them, whatever strikes it has", arguments: 1...3)
  func outlines(scale: Int) throws {
    let face = try Fixtures.face("Strikes.ttf", scale: scale)
    #expect(face.pixelsPerEm == 17 * 64 * scale)
    let plain = try Fixtures.face("Plain.ttf", scale: scale)
    #expect(try face.inkBounds(of: 2) == plain.inkBounds(of: 39))
  }

  @Test("Bitmap fonts can be left out of a list; those with outlines or colours stay")
  func skipped() throws {
    let files = ["Packed.pcf.gz", "Grey.otb", "Bitmap.bdf", "Strikes.ttf", "Emoji.ttf", "Plain.ttf"]
    let titles = try TextSheet(files) { $0.bitmaps = .skip }.list.rows.map(\.title)
    #expect(titles == ["Fixture Strikes Regular", "Fixture Emoji Regular", "Fixture Sans Regular"])
    #expect(try TextSheet(files).list.rows.count == 6)
  }

  @Test(
    "A letter whose bitmap is blank is lacking, at its own size and scaled", arguments: [BitmapPolicy.nearest, .scale])
  func blank(bitmaps: BitmapPolicy) async throws {
    func row(_ files: [String]) async throws -> ManifestRow? {
      try await TextSheet(files, text: "Fi") { _ in
      } configuration: {
        $0.bitmaps = bitmaps
      }.records().first
    }
    #expect(try await row(["BlankI.bdf"])?.missing == "i")
    let beside = try #require(try await row(["BlankI.bdf", "Plain.ttf"]))
    #expect(beside.missing == "" && beside.runs.map(\.file) == ["BlankI.bdf", "Plain.ttf"])
  }

  @Test("The ink of a bitmap is the box around what it covers", arguments: [BitmapPolicy.nearest, .scale])
  func ink(bitmaps: BitmapPolicy) throws {
    // "-" of Bitmap.bdf: one row of dots in a bitmap of nine.
    let face = try Fixtures.face("Bitmap.bdf", bitmaps: bitmaps)
    let ink = try #require(try face.inkBounds(of: face.font.glyph(for: "-") ?? 0))
    let dot = 64 * Double(face.pixelsPerEm) / 64 / 13
    #expect(abs(Double(ink.maxY - ink.minY) - dot) < 2)
    #expect(Double(ink.minY) > 2 * dot)
  }

  @Test("Pixels too faint to be seen are no ink")
  func faint() {
    func box(_ pixels: [UInt8]) -> CoveredPixels? {
      CoveredPixels(left: 1, top: 4, width: 3, height: 2) { pixels[3 * $1 + $0] }
    }
    #expect(box([0, 2, 0, 1, 0, 2]) == nil)
    #expect(box([0, 3, 0, 0, 0, 0])?.bounds(scaledBy: 1) == PixelBounds(minX: 128, minY: 192, maxX: 192, maxY: 256))
    #expect(box([0, 9, 0, 9, 0, 9])?.bounds(scaledBy: 2) == PixelBounds(minX: 128, minY: 256, maxX: 512, maxY: 512))
  }

  @Test("A PCF behind gzip is drawn as any other font")
  func packed() async throws {
    let record = try #require(try await TextSheet(["Packed.pcf.gz"]).records().first)
    #expect(record.title == "Fixture Packed Regular")
    #expect(record.error == nil && record.missing == "" && !record.fallback)
  }
}
