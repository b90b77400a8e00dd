/// A box in pixels (26.6), y upwards from the baseline.
struct PixelBounds: Sendable, Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// The smallest box around this one and `other`.
  func union(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func moved(x: Int, y: Int) -> PixelBounds {
    PixelBounds(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}
