/// Where the rows of a list stand, from its top down, with section headers between them; in points.
public struct RowExtents: Sendable, Hashable {
  private var tops: [Points] = []
  private var bottoms: [Points] = []

  /// Rows of the given heights; `headers` are the heights of section headers by the row that each stands above.
  ///
  /// Heights below 0 count as 0, headers of rows that are not there not at all.
  public init(heights: [Points], headers: [Int: Points] = [:]) {
    var end: Points = 0
    for (row, height) in heights.enumerated() {
      end += max(0, headers[row] ?? 0)
      tops.append(end)
      end += max(0, height)
      bottoms.append(end)
    }
  }

  /// Rows of one height.
  public init(count: Int, height: Points, headers: [Int: Points] = [:]) {
    self.init(heights: Array(repeating: height, count: max(0, count)), headers: headers)
  }

  public var numberOfRows: Int { tops.count }

  /// The height of everything in the list.
  public var contentHeight: Points { bottoms.last ?? 0 }

  /// The row's top; a header above it is not part of it.
  public func top(of row: Int) -> Points { tops[row] }

  public func height(of row: Int) -> Points { bottoms[row] - tops[row] }

  /// The rows of which anything lies between two offsets.
  public func rows(from top: Points, to bottom: Points) -> Range<Int> {
    guard top < bottom else { return 0..<0 }
    let first = bottoms.firstIndex { $0 > top } ?? numberOfRows
    let end = tops.firstIndex { $0 >= bottom } ?? numberOfRows
    return first..<max(first, end)
  }
}
