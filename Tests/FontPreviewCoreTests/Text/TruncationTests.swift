import Testing

@testable import FontPreviewCore

@Suite("Truncation")
struct TruncationTests {
  private static func line(
    _ text: String, in file: String = "Plain.ttf", width: Points, scale: Int = 2
  ) throws -> ShapedLine {
    try TextShaper(scale: Scale(scale), language: "en")
      .shape(text, faces: LineFaces(primary: Fixtures.face(file, scale: scale)), width: width)
  }

  private static func glyphs(_ line: ShapedLine) -> [UInt32] { line.runs.flatMap { $0.glyphs.map(\.id) } }

  private static func ids(_ text: String) -> [UInt32] {
    text.unicodeScalars.map { $0 == "\u{2026}" ? 96 : $0.value - 31 }
  }

  @Test("A line that fits is untouched, even to the last fraction")
  func fits() throws {
    let whole = try Self.line("Sans Book", width: 10000)
    #expect(try Self.line("Sans Book", width: whole.width) == whole)
    #expect(!whole.isTruncated)
    #expect(try Self.line("Sans Book", width: whole.width - Points(0.001)).isTruncated)
  }

  @Test(
    "As many clusters stay as leave room for the ellipsis",
    arguments: [
      // Letters are 10.2 points wide, the ellipsis also; a blank is 6.8.
      (61.2, "BBBBBB"), (61.1, "BBBB\u{2026}"), (51.0, "BBBB\u{2026}"), (50.9, "BBB\u{2026}"), (20.4, "B\u{2026}"),
      (20.3, "\u{2026}"), (10.2, "\u{2026}"),
    ])
  func room(width: Double, shown: String) throws {
    let line = try Self.line("BBBBBB", width: Points(width + 1e-6))
    #expect(Self.glyphs(line) == Self.ids(shown))
    #expect(line.isTruncated == shown.hasSuffix("\u{2026}"))
  }

  @Test("A face without U+2026 ends in three periods", arguments: ["Postscript.otf", "Type1.pfb", "Symbol.ttf"])
  func periods(file: String) throws {
    let line = try Self.line("Booking Office", in: file, width: 80)
    let glyphs = try #require(line.runs.last?.glyphs)
    let period = try #require(try Self.line(".", in: file, width: 80).runs.last?.glyphs.first?.id)
    #expect(line.isTruncated && period != 0)
    #expect(glyphs.suffix(3).map(\.id) == [period, period, period])
    #expect(glyphs.dropLast(3).allSatisfy { $0.id != period })
    #expect(line.width <= 80)
    #expect(line.missing.isEmpty)
  }

  @Test("A face with U+2026 ends in that")
  func ellipsis() throws {
    let line = try Self.line("Fixture Sans Regular", width: 100)
    #expect(Self.glyphs(line).last == 96)
  }

  @Test(
    "Clusters are not cut: a ligature, or a letter with its mark, goes whole",
    arguments: [
      ("BBfi", "BB"), ("BBe\u{301}B", "BB"), ("BBe\u{301}e\u{301}", "BB"),
    ])
  func wholeClusters(text: String, kept: String) throws {
    let whole = try Self.line(text, width: 10000)
    // So narrow that the last cluster must go, so wide that half of it could stay.
    let line = try Self.line(text, width: Points(10.2 * 3 + 5))
    #expect(whole.width > Points(10.2 * 3 + 5))
    #expect(Self.glyphs(line) == Self.ids(kept + "\u{2026}"))
  }

  @Test("What is left is shaped anew: the last Arabic letter takes its final form")
  func finalForm() throws {
    let (text, cut) = (String(repeating: "\u{628}", count: 12), 3)
    let line = try Self.line(text, in: "Arabic.ttf", width: 60)
    let kept = line.runs.flatMap(\.glyphs).filter { $0.cluster < 12 * 2 }.count - 1
    #expect(line.isTruncated && kept >= cut)
    let expected = try Self.line(String(repeating: "\u{628}", count: kept) + "\u{2026}", in: "Arabic.ttf", width: 10000)
    #expect(line.runs == expected.runs)
  }

  @Test("In a line from right to left the end that is cut, and the ellipsis, are at the left")
  func rightToLeft() throws {
    let text = String(repeating: "\u{5D0}\u{5D1}", count: 20)
    let line = try Self.line(text, in: "Hebrew.ttf", width: 100)
    let glyphs = try #require(line.runs.first?.glyphs)
    #expect(line.isTruncated && line.runs.count == 1)
    #expect(glyphs.first?.id == 96)
    #expect(glyphs.last?.cluster == 0)
    #expect(line.width <= 100)
  }

  @Test("Clusters of a cut line count from the title's start")
  func clusters() throws {
    let line = try Self.line("\u{5D0}\u{5D1} Fixture 12", in: "Hebrew.ttf", width: 70)
    #expect(line.runs.map(\.direction).contains(.rightToLeft))
    let clusters = line.runs.flatMap { $0.glyphs.map(\.cluster) }
    #expect(clusters.min() == 0)
    #expect(clusters.max() ?? 0 < 20)
  }

  @Test("A cut line names what was missing in the whole one")
  func missing() throws {
    let line = try Self.line("BBBBBBBB\u{4E2D}", width: 60)
    #expect(line.isTruncated)
    #expect(line.missing == "\u{4E2D}")
  }

  @Test(
    "No line is wider than it may be, and none could hold a cluster more",
    arguments: [
      "Plain.ttf", "Postscript.otf", "LongName.ttf", "Tall.ttf", "Bitmap24.bdf", "Type1.pfb", "Woff.woff",
    ])
  func everyWidth(file: String) throws {
    let text = "AVATo office Fixture fifi AVAV Wa."
    let face = try Fixtures.face(file, scale: 2)
    let shaper = TextShaper(scale: Scale(2), language: "en")
    var widest: Points = 0
    for width in stride(from: 60.0, through: 420, by: 3.7) {
      let line = try shaper.shape(text, faces: LineFaces(primary: face), width: Points(width))
      #expect(line.width <= Points(width))
      // A wider place never shows less.
      #expect(line.width >= widest || !line.isTruncated)
      widest = line.width
    }
  }

  @Test("Where not even the ellipsis fits, it stands alone")
  func noRoom() throws {
    #expect(Self.glyphs(try Self.line("Fixture", width: 3)) == [96])
  }
}
