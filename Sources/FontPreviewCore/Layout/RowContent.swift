/// What a row shows, ready to be laid out.
public struct RowContent: Sendable, Hashable {
  public var title: ShapedLine
  /// Why the row's face is not drawn, in the interface font as the title then is; nil for a row in its own face.
  public var problem: ShapedLine?
  public var isSelected: Bool
  /// The last row of a section has no separator.
  public var isLast: Bool
}
