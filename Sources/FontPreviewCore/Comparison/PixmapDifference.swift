/// What a comparison of two pictures found.
public struct PixmapDifference: Sendable, Hashable {
  /// Of the union of both; what only one of them has differs by all that there is.
  public var counts: PixelCounts
  /// Whether the pictures are of different sizes, which is a difference whatever their pixels are.
  public var isResized: Bool
  /// The differences as a picture of the union of both, where it was asked for.
  public var picture: RGBAPicture?

  /// Whether nothing differs.
  public var isSame: Bool { !isResized && counts.different == 0 }
}
