/// The part of a list that is seen through a window of a given height.
public struct Viewport: Sendable, Hashable {
  /// The window's height.
  public var height: Double
  /// The height of everything in the list.
  public var contentHeight: Double

  /// Lengths in points.
  public init(height: Double, contentHeight: Double) {
    self.height = height
    self.contentHeight = contentHeight
  }

  /// The largest offset; 0 where everything is seen at once.
  public var maximumOffset: Double { max(0, contentHeight - height) }

  /// The offset that brings the row from `top` on, `rowHeight` high, into the middle, as near as the list's ends allow.
  ///
  /// Source: UITableView's scroll position "middle" with a scroll view's clamping, as PSTCollectionView computes it.
  public func offset(centringRowAt top: Double, height rowHeight: Double) -> Double {
    min(max(top + rowHeight / 2 - height / 2, 0), maximumOffset)
  }
}
