import Testing

@testable import FontPreviewCore

@Suite("Where things stand in a row")
struct RowLayoutTests {
  private static func row(
    _ file: String, title: String = "Sans", scale: Int = 2, isSelected: Bool = false, isLast: Bool = false,
    width: Points = 320
  ) throws -> (content: RowContent, layout: RowLayout) {
    let layout = ListLayout(style: .modern, scale: Scale(scale), width: width)
    let line = try TextShaper(scale: Scale(scale), language: "en")
      .shape(
        title, faces: LineFaces(primary: Fixtures.face(file, scale: scale)),
        width: layout.titleWidth(in: .default, besides: nil, accessory: isSelected ? .checkmark : .none))
    let content = RowContent(
      title: line, detail: nil, cell: .default, isProblem: false, accessory: isSelected ? .checkmark : .none,
      isLast: isLast)
    return (content, layout.layout(content))
  }

  private static func problem(scale: Int) throws -> RowLayout {
    let layout = ListLayout(style: .modern, scale: Scale(scale), width: 320)
    let shaper = TextShaper(scale: Scale(scale), language: "en")
    let small = try FontFace(
      Fixtures.identifier("Plain.ttf"), library: FreeTypeLibrary(), pixelsPerEm: 12 * 64 * scale)
    return layout.layout(
      RowContent(
        title: try shaper.shape(
          "empty.ttf", faces: LineFaces(primary: Fixtures.face("Plain.ttf", scale: scale)), width: 288),
        detail: try shaper.shape("the file is empty", faces: LineFaces(primary: small), width: 288), cell: .subtitle,
        isProblem: true,
        accessory: .none, isLast: false))
  }

  @Test("Rows of every kind are drawn by these instructions", arguments: 1...3)
  func instructions(scale: Int) throws {
    let long = "Office Truncated Title Which Is Long"
    let rows = try [
      ("normal", Self.row("Plain.ttf", scale: scale).layout),
      ("selected", Self.row("Plain.ttf", scale: scale, isSelected: true).layout),
      ("last", Self.row("Plain.ttf", scale: scale, isLast: true).layout),
      ("selected and last", Self.row("Plain.ttf", scale: scale, isSelected: true, isLast: true).layout),
      ("truncated", Self.row("Plain.ttf", title: long, scale: scale, width: 200).layout),
      ("truncated and selected", Self.row("Plain.ttf", title: long, scale: scale, isSelected: true, width: 200).layout),
      ("right to left in part", Self.row("Hebrew.ttf", title: "\u{5D0}\u{5D1} Fix", scale: scale).layout),
      ("ink above the row", Self.row("HighInk.ttf", title: "High", scale: scale).layout),
      ("ink higher than the row", Self.row("TallInk.ttf", title: "Tall", scale: scale).layout),
      ("no metrics", Self.row("ZeroMetrics.ttf", scale: scale).layout),
      ("problem", Self.problem(scale: scale)),
    ]
    try Golden.expect(rows.map { "\($0)\n\($1.text)" }.joined(), equals: "rows-\(scale)x.txt")
  }

  @Test(
    "The baseline is UIKit's: for ascender 0.952 and descender 0.241 at scale 3 it is 27.67",
    arguments: [
      (1, 27.0), (2, 27.5), (3, 83.0 / 3),
    ])
  func baseline(scale: Int, baseline: Double) throws {
    #expect(try Self.row("Plain.ttf", scale: scale).layout.baseline == Points(baseline))
  }

  @Test("Baselines are whole pixels, whatever the face", arguments: 1...4)
  func wholePixels(scale: Int) throws {
    for file in [
      "Plain.ttf", "Tall.ttf", "HighInk.ttf", "TallInk.ttf", "ZeroMetrics.ttf", "TypoMetrics.ttf", "Bitmap.bdf",
    ] {
      let pixels = Scale(scale).pixels(try Self.row(file, title: "High Tall A", scale: scale).layout.baseline)
      #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(file)")
    }
  }

  @Test("Ink that would leave the row moves the line, just so far that it fits", arguments: 1...4)
  func movedInk(scale: Int) throws {
    let (content, layout) = try Self.row("HighInk.ttf", title: "High", scale: scale)
    let ink = try #require(content.title.ink)
    let top = layout.baseline + ink.y
    #expect(top >= 0 && top < Scale(scale).hairline)
    #expect(!layout.isClipped)
    #expect(try layout.baseline > Self.row("Plain.ttf", scale: scale).layout.baseline)
  }

  @Test("Ink that fits leaves the baseline where the line box puts it")
  func unmovedInk() throws {
    let plain = try Self.row("Plain.ttf").layout.baseline
    #expect(try Self.row("HighInk.ttf", title: "igh").layout.baseline == plain)
  }

  @Test("Ink that is taller than the row is clipped at the row's edges, and the row says so")
  func tallInk() throws {
    let (_, layout) = try Self.row("TallInk.ttf", title: "Tall")
    #expect(layout.isClipped)
    guard case .text(let text) = try #require(layout.instructions.first) else { return }
    #expect(text.clip == Rectangle(x: 0, y: 0, width: 320, height: 43.5))
  }

  @Test("A line without vertical metrics has its baseline in the middle of the content")
  func zeroMetrics() throws {
    #expect(try Self.row("ZeroMetrics.ttf").layout.baseline == 21.5)
  }

  @Test("A selected row's text ends before the checkmark, others before the inset; the separator runs to the edge")
  func widths() throws {
    let layout = ListLayout(style: .modern, scale: Scale(2), width: 320)
    #expect(layout.titleWidth(in: .default, besides: nil, accessory: .none) == 288)
    #expect(layout.titleWidth(in: .default, besides: nil, accessory: .checkmark) == 260)
    #expect(
      ListLayout(style: .modern, scale: Scale(2), width: 10).titleWidth(
        in: .default, besides: nil, accessory: .checkmark)
        == 0)
    #expect(layout.contentHeight == 43.5)
    #expect(layout.rectangle(ofRow: 3) == Rectangle(x: 0, y: 132, width: 320, height: 44))
  }

  @Test(
    "Whole pixels: a hair short of one is one, halves go down the page",
    arguments: [
      // Scale, position, rounded down, rounded up, snapped.
      (2, 16.75, 16.5, 17.0, 17.0), (2, 16.5, 16.5, 16.5, 16.5), (3, 27.9999999, 28, 28, 28), (1, 0.5, 0, 1, 1),
      (1, -0.5, -1, 0, 0), (2, 0.0000001, 0, 0, 0),
    ])
  func rounding(scale: Int, position: Double, down: Double, up: Double, snapped: Double) {
    let scale = Scale(scale)
    #expect(scale.roundedDown(Points(position)) == Points(down))
    #expect(scale.roundedUp(Points(position)) == Points(up))
    #expect(scale.snapped(Points(position)) == Points(snapped))
  }
}
