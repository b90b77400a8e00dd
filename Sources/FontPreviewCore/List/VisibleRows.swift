/// What is seen of a list: how far it is scrolled, and which rows that shows; a value.
public struct VisibleRows: Sendable, Hashable {
  public var viewport: Viewport
  /// From the list's top to the first point of it that is seen, in points.
  public var offset: Points
  /// The rows of which anything is seen.
  public var rows: Range<Int>

  /// A window `height` high, its topmost `barHeight` covered, with the row `target` in its middle, as near as the list's
  /// ends allow.
  ///
  /// Where `target` is nil or not there, the list is not scrolled: it keeps `offset`, as far as it goes. That section
  /// headers stay at the window's top while their rows pass does not count, as in the original.
  public init(
    of extents: RowExtents, height: Points, barHeight: Points = 0, scrolledTo target: Int?, from offset: Points = 0
  ) {
    viewport = Viewport(height: height, contentHeight: extents.contentHeight, barHeight: barHeight)
    if let target, (0..<extents.numberOfRows).contains(target) {
      self.offset = viewport.offset(centringRowAt: extents.top(of: target), height: extents.height(of: target))
    } else {
      self.offset = viewport.clamped(offset)
    }
    rows = extents.rows(from: self.offset, to: self.offset + viewport.visibleHeight)
  }
}
