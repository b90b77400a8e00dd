/// What a row shows, ready to be laid out.
public struct RowContent: Sendable, Hashable {
  public var title: ShapedLine
  /// The second part; nil where there is none.
  public var detail: ShapedLine?
  /// What the detail shows, as text.
  public var detailText = ""
  /// How both are arranged; without a detail, the title stands alone in any cell but `value2`.
  public var cell: CellStyle
  /// Whether the row tells why its face is not drawn: the title is dimmed then.
  public var isProblem: Bool
  public var accessory: Accessory
  public var state = RowState.normal
  /// The last row of a section has no separator in some looks.
  public var isLast: Bool
}
