/// How many pixels were compared, and how many of them differ.
public struct PixelCounts: Sendable, Hashable {
  public var different: Int
  public var compared: Int
  /// The largest difference of a channel, 0 to 255, of the pixels that differ.
  public var maxDelta: Int

  public init(different: Int = 0, compared: Int = 0, maxDelta: Int = 0) {
    self.different = different
    self.compared = compared
    self.maxDelta = maxDelta
  }

  static func += (left: inout PixelCounts, right: PixelCounts) {
    left.different += right.different
    left.compared += right.compared
    left.maxDelta = max(left.maxDelta, right.maxDelta)
  }
}
