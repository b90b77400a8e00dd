/// A row as drawing instructions, and what the manifest says of it.
public struct RowLayout: Sendable, Hashable {
  public var instructions: [DrawingInstruction]
  /// The title's baseline from the row's top, a whole pixel.
  public var baseline: Points
  /// Whether ink of the title or the detail lies outside what the row shows.
  public var isClipped: Bool
}
