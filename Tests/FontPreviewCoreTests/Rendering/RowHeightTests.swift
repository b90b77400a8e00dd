import Testing

@testable import FontPreviewCore

@Suite("Ink that does not fit")
struct RowHeightTests {
  private static let files = [
    "Plain.ttf", "TallInk.ttf", "HighInk.ttf", "Tall.ttf", "ZeroMetrics.ttf", "Inverted.ttf", "Vast.ttf", "NoOS2.ttf",
    "TypoMetrics.ttf", "Bitmap24.bdf", "empty.ttf",
  ]

  @Test("Rows that are as high as their ink needs clip nothing, and are whole pixels", arguments: 1...3)
  func automatic(scale: Int) async throws {
    let measured = try TextSheet(Self.files, scale: scale)
    let heights = try await measured.sheet.renderer.fittingRowHeights(jobs: 2)
    let sheet = try TextSheet(Self.files, scale: scale) { _ in
    } configuration: {
      $0.rowHeights = heights
    }
    let rows = try await sheet.rows()
    #expect(rows.map(\.record.clipped) == rows.map { _ in false })
    #expect(heights.count == rows.count)
    var top = 0.0
    for (row, height) in zip(rows, heights) {
      let pixels = height.value * Double(scale)
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
      #expect(height >= 44 && height <= ListLayout.largestRowHeight)
      #expect(row.pixmap.height == Int(pixels.rounded()))
      #expect(row.record.rect == [0, top, 320, height.value])
      top += height.value
    }
    #expect(sheet.sheet.renderer.size.height.value == top)
    #expect(sheet.sheet.renderer.pixelHeight == rows.reduce(0) { $0 + $1.pixmap.height })
    // Only what is high grows.
    #expect(heights[0] == 44 && heights[4] == 44 && heights[10] == 44)
    #expect(heights[1] > 60)
  }

  @Test("The number of workers changes no height", arguments: [1, 3])
  func workers(jobs: Int) async throws {
    let renderer = try TextSheet(Self.files).sheet.renderer
    #expect(try await renderer.fittingRowHeights(jobs: jobs) == renderer.fittingRowHeights(jobs: 7))
  }

  @Test(
    "Whatever metrics a font claims, its name is in its row, on a whole pixel",
    arguments: ["ZeroMetrics.ttf", "Inverted.ttf", "Vast.ttf", "NoOS2.ttf", "Tall.ttf"], 1...3)
  func metrics(file: String, scale: Int) async throws {
    let row = try #require(try await TextSheet([file], scale: scale).rows().first)
    #expect(row.problem == nil)
    let baseline = row.record.baseline * Double(scale)
    #expect(abs(baseline - baseline.rounded()) < 1e-9 && row.record.baseline >= 0 && row.record.baseline < 44)
    let black = ListStyle.modern.title.color
    #expect(row.box(of: black) != nil, "\(file) is blank")
  }

  @Test("Ink beyond both edges is clipped there, and said to be", arguments: [nil, 0])
  func edges(selected: Int?) async throws {
    let rows = try await TextSheet(["Edges.ttf", "Plain.ttf"], selected: selected).rows()
    let plain = try await TextSheet(["Plain.ttf", "PlainBold.ttf"], selected: selected).rows()
    #expect(rows[0].record.clipped)
    #expect(!rows[1].record.clipped)
    // Where the checkmark stands, and in the separator, it changes nothing.
    #expect(rows[0].count(differingFrom: plain[0]) { x, y in (selected != nil && x >= 552) || y == 87 } == 0)
    // Its own bar does reach the left edge.
    #expect((0..<87).contains { rows[0].color(0, $0) == ListStyle.modern.title.color })
  }

  @Test("A font without hhea is a row that says that it cannot be read")
  func withoutHhea() async throws {
    let row = try await TextSheet(["Plain.ttf", "NoHhea.ttf"]).rows()[1]
    #expect(row.problem != nil && row.record.title == "NoHhea.ttf")
    #expect(row.record.runs.map(\.file) == ["Plain.ttf"])
  }
}
