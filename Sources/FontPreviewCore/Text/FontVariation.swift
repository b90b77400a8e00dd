/// A place on a variation axis, in HarfBuzz's syntax: "wght=650".
public struct FontVariation: Sendable, Hashable {
  /// The axis's tag, the first letter in the highest byte.
  var tag: UInt32
  var value: Float

  /// The axis's tag as it is written, such as "wght".
  public var axis: String { ScriptTag(value: tag).description }
}
