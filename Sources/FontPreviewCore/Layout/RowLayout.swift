/// A row as drawing instructions, and what the manifest says of it.
public struct RowLayout: Sendable, Hashable {
  /// What lies below the words.
  public var background: [DrawingInstruction]
  public var title: DrawingInstruction
  /// What comes after the title: detail, accessory, separator.
  public var rest: [DrawingInstruction]
  /// The title's baseline from the row's top, a whole pixel.
  public var baseline: Points
  /// Whether ink of the title or the detail lies outside what the row shows.
  public var isClipped: Bool

  /// All instructions in their order.
  public var instructions: [DrawingInstruction] { background + [title] + rest }
}
