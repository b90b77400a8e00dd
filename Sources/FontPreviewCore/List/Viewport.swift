/// The part of a list that is seen through a window of a given height. Offsets are lengths from the list's top to the
/// first point of it that is seen.
public struct Viewport: Sendable, Hashable {
  /// The window's height.
  public var height: Points
  /// The height of everything in the list.
  public var contentHeight: Points
  /// The height of what covers the window's top, such as a navigation bar; the list begins below it.
  public var barHeight: Points

  public init(height: Points, contentHeight: Points, barHeight: Points = 0) {
    self.height = height
    self.contentHeight = contentHeight
    self.barHeight = barHeight
  }

  /// The height of what is seen of the list.
  public var visibleHeight: Points { max(0, height - barHeight) }

  /// The largest offset; 0 where everything is seen at once.
  public var maximumOffset: Points { max(0, contentHeight - visibleHeight) }

  /// The offset nearest to `offset` that the list's ends allow.
  public func clamped(_ offset: Points) -> Points { min(max(offset, 0), maximumOffset) }

  /// The offset that brings the row from `top` on, `rowHeight` high, into the middle, as near as the list's ends allow.
  ///
  /// Source: UITableView's scroll position "middle" with a scroll view's clamping, as PSTCollectionView computes it.
  public func offset(centringRowAt top: Points, height rowHeight: Points) -> Points {
    clamped(top + rowHeight / 2 - visibleHeight / 2)
  }
}
