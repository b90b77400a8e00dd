import Testing

@testable import FontPreviewCore

@Suite("The picture of what differs")
struct DifferenceSheetTests {
  private static func sheet(_ old: ComparedSample, _ new: ComparedSample, by comparison: PixmapComparison = .exact)
    throws
    -> (heights: [Int], picture: RGBAPicture?)
  {
    var options = ComparisonOptions()
    options.comparison = comparison
    let (before, after) = try (old.picture, new.picture)
    let sink = BufferSink()
    var sheet: DifferenceSheet?
    var given: [Int] = []
    _ = try SheetComparison(from: before, to: after, options: options).runSynchronously(
      SheetComparison.Receiver { heights in
        given = heights
        if !heights.isEmpty { sheet = try DifferenceSheet(from: before, to: after, heights: heights, sink: sink) }
      } receive: {
        try sheet?.add($0)
      })
    try sheet?.finish()
    return try (given, sheet == nil ? nil : RGBAPicture(png: sink.bytes))
  }

  private static let backdrop: [UInt8] = [0xB4, 0xBC, 0xC8, 0xFF]

  @Test("A row that changed stands there as it was, as it is, and as the difference, with a backdrop around")
  func changed() throws {
    let old = ComparedSample.sheet([("A", 10), ("B", 20), ("C", 30)])
    var new = old
    new[5, 4] = 21
    let (heights, picture) = try Self.sheet(old, new)
    #expect(heights == [3])
    let shown = try #require(picture)
    #expect(shown.width == 3 * 6 + 4 * 8 && shown.height == 8 + 3 + 8)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(shown.pixels[(4 * (y * shown.width + x))...].prefix(4)) }
    #expect(pixel(8, 8) == [20, 20, 20, 255] && pixel(8 + 5, 8) == [20, 20, 20, 255])
    #expect(pixel(22, 8) == [20, 20, 20, 255] && pixel(22 + 5, 8) == [21, 21, 21, 255])
    // pixelmatch's: faded where nothing differs, red where something does.
    #expect(pixel(36, 8) == [231, 231, 231, 255] && pixel(36 + 5, 8) == [255, 0, 0, 255])
    for (x, y) in [(7, 8), (14, 8), (8, 7), (8, 11), (0, 0), (49, 18)] { #expect(pixel(x, y) == Self.backdrop) }
  }

  @Test("Rows that one sheet alone has leave the other columns empty; where nothing differs there is no picture")
  func lone() throws {
    let (one, both) = (ComparedSample.sheet([("B", 20)]), ComparedSample.sheet([("A", 10), ("B", 20)]))
    let added = try #require(try Self.sheet(one, both).picture)
    func pixel(_ picture: RGBAPicture, _ x: Int) -> [UInt8] {
      Array(picture.pixels[(4 * (8 * picture.width + x))...].prefix(4))
    }
    #expect([8, 22, 36].map { pixel(added, $0) } == [Self.backdrop, [10, 10, 10, 255], Self.backdrop])
    let removed = try #require(try Self.sheet(both, one).picture)
    #expect([8, 22, 36].map { pixel(removed, $0) } == [[10, 10, 10, 255], Self.backdrop, Self.backdrop])
    let same = try Self.sheet(one, one)
    #expect(same.heights.isEmpty && same.picture == nil)
  }

  @Test("Of what a threshold lets pass there is none, and the height is known before")
  func threshold() throws {
    let old = ComparedSample.sheet([("A", 100), ("B", 20), ("C", 1)])
    let new = ComparedSample.sheet([("A", 102), ("B", 220), ("C", 1)])
    let (heights, picture) = try Self.sheet(old, new, by: .pixelmatch(threshold: 0.1, countsAntialiasing: true))
    #expect(heights == [3] && picture?.height == 8 + 3 + 8)
    #expect(try Self.sheet(old, new).heights == [3, 3])
  }
}
