/// One positioned glyph of a run, in font units of the face that draws it.
public struct Glyph: Sendable, Hashable {
  /// The glyph's number in its face; 0 is .notdef.
  public var id: UInt32
  /// The UTF-8 offset, in the title, of the first character the glyph stands for.
  public var cluster: Int32
  /// From the pen to the glyph's origin, to the right.
  public var xOffset: Int32
  /// From the pen to the glyph's origin, upwards.
  public var yOffset: Int32
  /// How far the pen moves to the right.
  public var xAdvance: Int32

  public init(id: UInt32, cluster: Int32, xOffset: Int32, yOffset: Int32, xAdvance: Int32) {
    self.id = id
    self.cluster = cluster
    self.xOffset = xOffset
    self.yOffset = yOffset
    self.xAdvance = xAdvance
  }
}
