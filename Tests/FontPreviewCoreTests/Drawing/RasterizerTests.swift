import Testing

@testable import FontPreviewCore

@Suite("Drawing")
struct RasterizerTests {
  private let palette = Palette(background: ListStyle.modern.background, inks: ListStyle.modern.testInks)
  private let black = ListStyle.modern.title.color
  private let tint = ListStyle.modern.checkmark.color
  private let grey = ListStyle.modern.separator.color

  private func draw(
    _ instructions: [DrawingInstruction], scale: Int = 1, width: Int = 40, height: Int = 44, file: String = "Plain.ttf"
  ) throws -> Pixmap {
    let library = try FreeTypeLibrary()
    let face = try FontFace(Fixtures.identifier(file), library: library, pixelsPerEm: 10 * 64 * scale)
    var pixmap = Pixmap(width: width, height: height)
    try Rasterizer(library: library, palette: palette, scale: Scale(scale)).draw(instructions, into: &pixmap) { _, _ in
      face
    }
    return pixmap
  }

  /// The level of coverage, 0 to 63, that the pixel has in `color`.
  private func level(_ pixmap: Pixmap, _ x: Int, _ y: Int, of color: Color? = nil) -> Int {
    let index = Int(pixmap.pixels[y * pixmap.width + x])
    guard index > 0, let first = palette.firstIndex(of: color ?? black) else { return 0 }
    return index - Int(first) + 1
  }

  /// A line of glyphs of Plain.ttf at 10 points, at which a cell of its letters is a pixel wide and high.
  private func text(
    _ glyphs: [Glyph], x: Points = 10, y: Points = 30, color: Color? = nil,
    clip: Rectangle = Rectangle(x: 0, y: 0, width: 40, height: 44)
  ) -> DrawingInstruction {
    let run = GlyphRun(
      face: Fixtures.identifier("Plain.ttf"), unitsPerEm: 1000, direction: .leftToRight, script: .common,
      language: "en", features: [], glyphs: glyphs)
    return .text(
      TextInstruction(
        runs: [run], size: 10, origin: Point(x: x, y: y), width: 0, color: color ?? black, clip: clip))
  }

  /// "I": three cells wide and seven high, its stem in the middle; the bearing is half a cell.
  private static func letterI(xOffset: Int32 = 0, yOffset: Int32 = 0, xAdvance: Int32 = 400) -> Glyph {
    Glyph(id: 42, cluster: 0, xOffset: xOffset, yOffset: yOffset, xAdvance: xAdvance)
  }

  @Test(
    "Glyphs stand at quarter pixels, the nearest to where they should be",
    arguments: [
      // The place of the bar's left edge in pixels from 10, and the coverage of the pixels at 10 and 13 in quarters.
      (0.5, 2, 2), (0.25, 3, 1), (0, 4, 0), (0.75, 1, 3), (0.12, 4, 0), (0.13, 3, 1), (0.37, 3, 1), (0.38, 2, 2),
      (0.87, 1, 3), (0.625, 1, 3),
    ])
  func quarterPixels(edge: Double, first: Int, last: Int) throws {
    let pixmap = try draw([text([Self.letterI()], x: Points(10 + edge - 0.5))])
    // The lower bar of the I, just above the baseline.
    #expect(level(pixmap, 10, 29) == (first * 63 + 2) / 4)
    #expect(level(pixmap, 11, 29) == 63 && level(pixmap, 12, 29) == 63)
    #expect(level(pixmap, 13, 29) == (last * 63 + 2) / 4)
    #expect(level(pixmap, 9, 29) == 0 && level(pixmap, 14, 29) == 0)
    #expect(level(pixmap, 11, 30) == 0 && level(pixmap, 11, 23) == 63 && level(pixmap, 11, 22) == 0)
  }

  @Test("Positions are summed up before they are rounded")
  func sums() {
    // An advance of 0.3 pixels: rounded one by one, ten of them would be 2.5 pixels.
    var placement = GlyphPlacement(start: 1)
    let positions = (0..<11).map { _ in placement.place(Self.letterI(xAdvance: 300), pixelsPerUnit: 0.001).x }
    #expect(positions == [64, 80, 96, 128, 144, 160, 176, 192, 224, 240, 256].map { $0 })
    #expect(abs(placement.pen - 4.3) < 1e-9)
  }

  @Test("Offsets move a glyph and not those after it; upwards is up")
  func offsets() throws {
    let pixmap = try draw([
      text([Self.letterI(xOffset: 50, yOffset: 300), Self.letterI(xOffset: 50)], x: 10)
    ])
    #expect(level(pixmap, 11, 26) == 63 && level(pixmap, 11, 27) == 0)
    #expect(level(pixmap, 15, 29) == 63)
  }

  @Test("Absurd offsets draw nothing and end nothing", arguments: [Int32.max, .min])
  func absurdOffsets(offset: Int32) throws {
    let glyphs = [
      Self.letterI(xOffset: offset), Self.letterI(yOffset: offset), Self.letterI(xAdvance: offset), Self.letterI(),
    ]
    #expect(throws: Never.self) { _ = try draw([text(glyphs)]) }
  }

  @Test(
    "Where glyphs of one colour touch, what both leave uncovered stays",
    arguments: [
      // Quarters of coverage of each.
      (2, 2), (1, 3), (1, 1), (3, 3), (4, 1),
    ])
  func union(first: Int, second: Int) throws {
    let edges = [first, second].map { Points(10 + (4 - Double($0)) / 4 - 0.5) }
    let pixmap = try draw(edges.map { text([Self.letterI()], x: $0) })
    let (a, b) = ((first * 63 + 2) / 4, (second * 63 + 2) / 4)
    #expect(level(pixmap, 10, 29) == a + b - (a * b + 31) / 63)
    let swapped = try draw(edges.reversed().map { text([Self.letterI()], x: $0) })
    #expect(swapped == pixmap)
  }

  @Test("Drawing the same twice never makes a covered pixel lighter, nor more than full")
  func twice() throws {
    let glyph = Glyph(id: 48, cluster: 0, xOffset: 0, yOffset: 0, xAdvance: 0)
    let (once, twice) = (try draw([text([glyph])]), try draw([text([glyph, glyph])]))
    for place in once.pixels.indices {
      #expect(twice.pixels[place] >= once.pixels[place] && twice.pixels[place] <= 63)
      #expect((once.pixels[place] == 0) == (twice.pixels[place] == 0))
    }
  }

  @Test("Text shows nothing outside its clip")
  func clip() throws {
    let clip = Rectangle(x: 11, y: 24, width: 1, height: 3)
    let pixmap = try draw([text([Self.letterI()], x: 9.5, clip: clip)])
    let whole = try draw([text([Self.letterI()], x: 9.5)])
    for y in 0..<44 {
      for x in 0..<40 {
        let isInside = x == 11 && (24..<27).contains(y)
        #expect(level(pixmap, x, y) == (isInside ? level(whole, x, y) : 0))
      }
    }
    #expect(level(pixmap, 11, 25) == 63)
  }

  @Test(
    "What lies over the picture's edges is cut there", arguments: [(-2.0, 5.0), (38, 5), (10, 46), (10, 3), (-50, 99)])
  func edges(x: Double, y: Double) throws {
    let large = Rectangle(x: -100, y: -100, width: 300, height: 300)
    let pixmap = try draw([text([Self.letterI(), Self.letterI()], x: Points(x), y: Points(y), clip: large)])
    #expect(pixmap.pixels.count == 40 * 44)
    #expect(throws: Never.self) {
      _ = try draw([
        .stroke(Stroke(points: [Point(x: Points(x), y: Points(y)), Point(x: 20, y: 60)], width: 9, color: tint))
      ])
      _ = try draw([.fill(Rectangle(x: Points(x), y: Points(y), width: 50, height: 50), grey)])
    }
  }

  @Test("A fill on whole pixels covers these and no others, at any scale", arguments: 1...3)
  func wholeFill(scale: Int) throws {
    let unit = 1 / Double(scale)
    let pixmap = try draw(
      [.fill(Rectangle(x: Points(3 * unit), y: Points(5 * unit), width: Points(4 * unit), height: Points(unit)), grey)],
      scale: scale)
    let solid = try #require(palette.solidIndex(of: grey))
    for (place, pixel) in pixmap.pixels.enumerated() {
      let isInside = (3..<7).contains(place % 40) && place / 40 == 5
      #expect(pixel == (isInside ? solid : 0))
    }
  }

  @Test("A fill between pixels covers them in part")
  func partialFill() throws {
    let pixmap = try draw([.fill(Rectangle(x: 2.5, y: 3.75, width: 2, height: 1), grey)])
    // Halves at the sides, a quarter above and three below.
    let expected = [[8, 16, 8], [24, 47, 24]]
    for (y, row) in expected.enumerated() {
      for (x, value) in row.enumerated() { #expect(abs(level(pixmap, 2 + x, 3 + y, of: grey) - value) <= 1) }
    }
    #expect(pixmap.pixels.count { $0 != 0 } == 6)
  }

  @Test("An ink that the style does not have makes the picture spell its colours out")
  func unknownInk() throws {
    let stray = Color(red: 1, green: 2, blue: 3)
    let pixmap = try draw([
      .fill(Rectangle(x: 0, y: 0, width: 9, height: 9), stray), text([Self.letterI()], color: stray),
    ])
    #expect(pixmap.format == .rgb)
    #expect(Array(pixmap.pixels.prefix(3)) == [1, 2, 3])
    #expect(Array(pixmap.pixels.suffix(3)) == [255, 255, 255])
  }

  @Test("A bitmap glyph is drawn pixel by pixel")
  func bitmap() throws {
    let face = try Fixtures.face("Bitmap.bdf")
    let line = try TextShaper(scale: Scale(1), language: "en").shape("I", faces: LineFaces(primary: face), width: 100)
    var pixmap = Pixmap(width: 40, height: 44)
    let origin = Point(x: 10, y: 30)
    let clip = Rectangle(x: 0, y: 0, width: 40, height: 44)
    try Rasterizer(library: FreeTypeLibrary(), palette: palette, scale: Scale(1)).draw(
      [
        .text(
          TextInstruction(
            runs: line.runs, size: 17, origin: origin, width: line.width, color: black, clip: clip))
      ], into: &pixmap
    ) { _, _ in face }
    #expect(Set(pixmap.pixels) == [0, 63])
    let ink = try #require(line.ink)
    let covered = pixmap.pixels.indices.filter { pixmap.pixels[$0] != 0 }
    // A strike's pictures may have empty margins.
    #expect(covered.allSatisfy { (10 + Int(ink.x.value)..<10 + Int(ink.maxX.value)).contains($0 % 40) })
    #expect(covered.allSatisfy { (30 + Int(ink.y.value)..<30 + Int(ink.maxY.value)).contains($0 / 40) })
    // Seven rows of the letter, upright on the baseline.
    #expect(Set(covered.map { $0 / 40 }) == Set(23..<30))
  }

  @Test(
    "The checkmark's ink is 14.5 by 14.2 points, ends 17.6 from the edge and stands in the middle", arguments: 1...3)
  func checkmark(scale: Int) throws {
    let layout = ListLayout(style: .modern, scale: Scale(scale), width: 320)
    let row = layout.layout(
      RowContent(title: .empty, detail: nil, cell: .default, isProblem: false, accessory: .checkmark, isLast: true))
    let pixmap = try draw(row.instructions, scale: scale, width: 320 * scale, height: 44 * scale)
    // By coverage, a pixel that is only touched counting for what of it is covered.
    let width = pixmap.width
    let columns = (0..<width).map { x in (0..<pixmap.height).map { level(pixmap, x, $0, of: tint) }.max() ?? 0 }
    let rows = (0..<pixmap.height).map { y in (0..<width).map { level(pixmap, $0, y, of: tint) }.max() ?? 0 }
    let (left, right) = try (#require(columns.firstIndex { $0 > 0 }), #require(columns.lastIndex { $0 > 0 }) + 1)
    let (top, bottom) = try (#require(rows.firstIndex { $0 > 0 }), #require(rows.lastIndex { $0 > 0 }) + 1)
    let pixel = 1 / Double(scale)
    #expect(abs(Double(right - left) * pixel - 14.5) <= 2 * pixel)
    #expect(abs(Double(bottom - top) * pixel - 14.2) <= 2 * pixel)
    #expect(abs(Double(width - right) * pixel - 17.6) <= pixel)
    #expect(abs(Double(top + bottom) / 2 * pixel - layout.contentHeight.value / 2) <= pixel)
    #expect(columns.max() == 63)
  }
}
