/// Every metric and colour of one look; nothing else in the program knows any.
///
/// Lengths are points. Sources are named where an open one gave the number.
public struct ListStyle: Sendable, Hashable {
  /// A row with its separator.
  public var rowHeight: Points
  public var background: Color
  public var title: TextStyle
  /// The reason under the title of a row that cannot be drawn, and that title itself.
  public var problem: ProblemStyle
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

  /// The two lines of a row whose face cannot be drawn.
  public struct ProblemStyle: Sendable, Hashable {
    public var color: Color
    public var reasonSize: Points
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

  /// How thick the separator is at a scale.
  public func separatorThickness(at scale: Scale) -> Points {
    separator.thickness ?? scale.hairline
  }

  /// The height of a row without its separator.
  public func contentHeight(at scale: Scale) -> Points {
    rowHeight - separatorThickness(at: scale)
  }

  /// Everything that is drawn over the background in one colour.
  var inks: [Color] { [title.color, problem.color, separator.color, checkmark.color] }
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
    problem: ProblemStyle(
      // Detail text: #3C3C43 at 60 %, 12 pt below the title, as on a device's screenshot.
      color: Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 153), reasonSize: 12),
    separator: SeparatorStyle(
      // #3C3C43 at 29 %, from the title's start to the edge: the same rendering.
      thickness: nil, color: Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 74), inset: 16),
    checkmark: CheckmarkStyle(
      // Tint of Framework7 v1 and Ratchet; the stroke measured on a device's screenshot (QuickTableViewController,
      // iOS 14); the room it takes from dumps, in which the label ends 12 before the accessory.
      color: Color(red: 0x00, green: 0x7A, blue: 0xFF), strokeWidth: 1.85,
      corners: [Point(x: -31.3, y: 0.5), Point(x: -26.6, y: 6.2), Point(x: -18.5, y: -6.2)], contentLoss: 44))
}
