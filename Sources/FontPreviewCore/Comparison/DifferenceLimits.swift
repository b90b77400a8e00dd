/// How many pixels may differ in sheets that are held to be the same; exceeding one limit is enough.
public struct DifferenceLimits: Sendable, Hashable {
  public var pixels: Int?
  /// Of all pixels that were compared, 0 to 1.
  public var ratio: Double?

  public init(pixels: Int? = nil, ratio: Double? = nil) {
    (self.pixels, self.ratio) = (pixels, ratio)
  }

  func allow(_ counts: PixelCounts) -> Bool {
    if pixels == nil, ratio == nil { return counts.different == 0 }
    if let pixels, counts.different > pixels { return false }
    if let ratio, Double(counts.different) > ratio * Double(counts.compared) { return false }
    return true
  }
}
