/// Every metric and colour of one look; nothing else in the program knows any.
///
/// Lengths are points. Sources are named where an open one gave the number.
public struct ListStyle: Sendable, Hashable {
  /// A row with its separator.
  public var rowHeight: Points
  public var background: Color
  public var title: TextStyle
  /// What stands beside or below a title.
  public var detail: DetailStyle
  public var separator: SeparatorStyle
  public var checkmark: CheckmarkStyle

  /// The titles of rows.
  public struct TextStyle: Sendable, Hashable {
    public var size: Points
    public var color: Color
    /// From the row's leading edge to the title's start.
    public var leadingInset: Points
    /// From the title's box to the row's trailing edge, where there is no accessory.
    public var trailingInset: Points
  }

  /// The second part of rows that have two. Rows whose face cannot be drawn have both parts in this colour.
  public struct DetailStyle: Sendable, Hashable {
    public var color: Color
    /// The size of a detail below its title.
    public var subtitleSize: Points
    /// The height of a row that has its detail below.
    public var subtitleRowHeight: Points
    /// The size of a detail beside its title.
    public var valueSize: Points
    /// From the title to a detail at the trailing edge, at the least.
    public var gap: Points
    /// From the title's ink to that of a detail below it, at the least.
    public var lineGap: Points
    /// Of the column that holds the title where the detail is what counts, and the size of the title in it.
    public var columnWidth: Points
    public var columnTitleSize: Points
    /// From that column to the detail.
    public var columnGap: Points
  }

  /// The line inside a row's bottom edge.
  public struct SeparatorStyle: Sendable, Hashable {
    /// Nil for a hairline: one device pixel.
    public var thickness: Points?
    public var color: Color
    /// From the row's leading edge; it ends at the trailing edge.
    public var inset: Points
  }

  /// The mark on the selected row.
  public struct CheckmarkStyle: Sendable, Hashable {
    public var color: Color
    public var strokeWidth: Points
    /// The stroke's corners, x from the row's right edge and y from the middle of the content's height.
    public var corners: [Point]
    /// How far from the row's trailing edge the content ends that makes room for it.
    public var contentLoss: Points
  }

  /// The height of a row of a cell, separator included: those with two lines are higher.
  public func rowHeight(in cell: CellStyle) -> Points {
    cell == .subtitle ? max(rowHeight, detail.subtitleRowHeight) : rowHeight
  }

  /// The size of titles in a cell.
  public func titleSize(in cell: CellStyle) -> Points {
    cell == .value2 ? detail.columnTitleSize : title.size
  }

  /// The size of details in a cell.
  public func detailSize(in cell: CellStyle) -> Points {
    cell == .subtitle ? detail.subtitleSize : detail.valueSize
  }

  /// How thick the separator is at a scale.
  public func separatorThickness(at scale: Scale) -> Points {
    separator.thickness ?? scale.hairline
  }

  /// The height of a row without its separator.
  public func contentHeight(at scale: Scale) -> Points {
    rowHeight - separatorThickness(at: scale)
  }

  /// Everything that is drawn over the background in one colour.
  var inks: [Color] { [title.color, detail.color, separator.color, checkmark.color] }
}

extension ListStyle {
  /// iOS 7 and later, plain style, light.
  public static let modern = ListStyle(
    // Measured dumps of UIKit's cells: 44, of which 43.5 are content at scale 2.
    rowHeight: 44,
    // UIKit's systemBackground.
    background: Color(red: 0xFF, green: 0xFF, blue: 0xFF),
    title: TextStyle(
      // The first ancestor's size; UIKit's label colour; insets as UIKit's own rendering has them
      // (swift-snapshot-testing, testTableViewController, scale 3).
      size: 17, color: Color(red: 0, green: 0, blue: 0), leadingInset: 16, trailingInset: 16),
    detail: DetailStyle(
      // #3C3C43 at 60 %; 17 at the trailing edge, 12 below the title in a row of 46, as on a device's screenshot. The
      // gaps and the column of the fourth cell are judgement.
      color: Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 153), subtitleSize: 12, subtitleRowHeight: 46,
      valueSize: 17, gap: 8, lineGap: 1, columnWidth: 91, columnTitleSize: 12, columnGap: 6),
    separator: SeparatorStyle(
      // #3C3C43 at 29 %, from the title's start to the edge: the same rendering.
      thickness: nil, color: Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 74), inset: 16),
    checkmark: CheckmarkStyle(
      // Tint of Framework7 v1 and Ratchet; the stroke measured on a device's screenshot (QuickTableViewController,
      // iOS 14); the room it takes from dumps, in which the label ends 12 before the accessory.
      color: Color(red: 0x00, green: 0x7A, blue: 0xFF), strokeWidth: 1.85,
      corners: [Point(x: -31.3, y: 0.5), Point(x: -26.6, y: 6.2), Point(x: -18.5, y: -6.2)], contentLoss: 44))
}
