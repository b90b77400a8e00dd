/// Every metric and colour of one look; nothing else in the program knows any.
///
/// Lengths are points. The values of each look stand in a file of its own, with their sources.
public struct ListStyle: Sendable, Hashable, Codable {
  /// A row with its separator.
  public var rowHeight: Points
  public var background: Color
  public var title: TextStyle
  /// What stands beside or below a title.
  public var detail: DetailStyle
  public var separator: SeparatorStyle
  public var checkmark: MarkStyle
  public var reorderControl: ReorderControlStyle
  public var disclosureIndicator: MarkStyle
  public var detailButton: DetailButtonStyle
  public var toggle: ToggleStyle
  public var highlighted: HighlightStyle
  public var dragged: DragStyle
  public var navigationBar: NavigationBarStyle
  public var sectionHeader: SectionHeaderStyle
  public var index: IndexStyle
  public var scrollIndicator: ScrollIndicatorStyle
  public var popover: PopoverStyle
  /// The words that stand where there is no row.
  public var placeholder: PlaceholderStyle

  /// The titles of rows.
  public struct TextStyle: Sendable, Hashable, Codable {
    public var size: Points
    public var color: Color
    /// From the row's leading edge to the title's start.
    public var leadingInset: Points
    /// From the title's box to the row's trailing edge, where there is no accessory.
    public var trailingInset: Points
  }

  /// The second part of rows that have two. Rows whose face cannot be drawn have both parts in this colour.
  public struct DetailStyle: Sendable, Hashable, Codable {
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
  public struct SeparatorStyle: Sendable, Hashable, Codable {
    /// Nil for a hairline: one device pixel.
    public var thickness: Points?
    public var color: Color
    /// From the row's leading edge; it ends at the trailing edge.
    public var inset: Points
    /// Whether the last row of a section has one as well.
    public var isBelowLast: Bool
  }

  /// A mark at the trailing edge that is a stroke with round ends and joins.
  public struct MarkStyle: Sendable, Hashable, Codable {
    public var color: Color
    public var strokeWidth: Points
    /// The stroke's corners, x from the row's trailing edge (backwards negative) and y from the middle of the content's
    /// height.
    public var corners: [Point]
    /// How far from the row's trailing edge the content ends that makes room for it.
    public var contentLoss: Points
  }

  /// The bars that a row is moved by.
  public struct ReorderControlStyle: Sendable, Hashable, Codable {
    /// From the top of the control; a bar may be of several colours, one below the other.
    public var bars: [Bar]
    public var width: Points
    public var height: Points
    /// From the row's trailing edge to the control.
    public var trailingInset: Points
    public var contentLoss: Points

    public struct Bar: Sendable, Hashable, Codable {
      public var y: Points
      public var height: Points
      public var color: Color
    }
  }

  /// A round button with an "i" that offers more about a row.
  public struct DetailButtonStyle: Sendable, Hashable, Codable {
    public var color: Color
    public var diameter: Points
    public var strokeWidth: Points
    public var trailingInset: Points
    public var contentLoss: Points
  }

  /// A switch.
  public struct ToggleStyle: Sendable, Hashable, Codable {
    public var width: Points
    public var height: Points
    public var thumbDiameter: Points
    public var onColor: Color
    public var offColor: Color
    public var thumbColor: Color
    public var trailingInset: Points
    public var contentLoss: Points
  }

  /// A row under a finger.
  public struct HighlightStyle: Sendable, Hashable, Codable {
    public var background: Paint
    public var titleColor: Color
    public var detailColor: Color
  }

  /// A row that is being moved, lifted above its neighbours.
  public struct DragStyle: Sendable, Hashable, Codable {
    public var background: Paint
    public var shadowColor: Color
    /// How far the shadow reaches over the rows above and below.
    public var shadowHeight: Points
  }

  /// Words in the interface font.
  public struct LabelStyle: Sendable, Hashable, Codable {
    public var size: Points
    public var weight: InterfaceWeight
    public var color: Color
    /// The same words below the words themselves, moved by an offset.
    public var shadow: LabelShadow?
  }

  public struct LabelShadow: Sendable, Hashable, Codable {
    public var color: Color
    public var offset: Point
  }

  /// The bar above the list.
  public struct NavigationBarStyle: Sendable, Hashable, Codable {
    /// With its line.
    public var height: Points
    public var background: Paint
    public var lineColor: Color
    /// Nil for a hairline.
    public var lineThickness: Points?
    public var title: LabelStyle
    /// The button where rows can be put in order, and the one that ends it.
    public var editButton: ButtonStyle
    public var doneButton: ButtonStyle
  }

  /// A button in a bar: words, and where it has one a box around them.
  public struct ButtonStyle: Sendable, Hashable, Codable {
    public var label: LabelStyle
    /// From the words, or the box, to the bar's trailing edge.
    public var trailingInset: Points
    public var box: ButtonBoxStyle?
  }

  public struct ButtonBoxStyle: Sendable, Hashable, Codable {
    public var height: Points
    public var radius: Points
    /// From the box's sides to the words.
    public var padding: Points
    public var background: Paint
    public var edgeColor: Color
    public var edgeThickness: Points
  }

  /// What stands above the rows of a section.
  public struct SectionHeaderStyle: Sendable, Hashable, Codable {
    public var height: Points
    public var background: Paint
    /// Lines of a device pixel at the edges; nil for none.
    public var topLineColor: Color?
    public var bottomLineColor: Color?
    public var label: LabelStyle
    public var leadingInset: Points
  }

  /// The column of letters beside a list in sections.
  public struct IndexStyle: Sendable, Hashable, Codable {
    public var width: Points
    public var label: LabelStyle
    /// From one letter's baseline to the next.
    public var pitch: Points
  }

  /// The bar that shows which part of a list is seen.
  public struct ScrollIndicatorStyle: Sendable, Hashable, Codable {
    public var color: Color
    public var width: Points
    /// From the list's trailing edge, and from its top and bottom.
    public var inset: Points
    public var minimumLength: Points
  }

  /// The frame of a list that floats above a page.
  public struct PopoverStyle: Sendable, Hashable, Codable {
    /// Instead of the list's own.
    public var background: Color
    /// Instead of that of section headers: it must stand out from the other background.
    public var sectionHeaderBackground: Paint
    /// From the frame to the picture's edges: room for the shadow.
    public var margin: Points
    public var arrowWidth: Points
    public var arrowHeight: Points
    /// Between the frame's edge and the list; 0 where the list itself is the frame.
    public var frameWidth: Points
    public var frameColor: Color
    public var outerRadius: Points
    public var innerRadius: Points
    public var shadowColor: Color
    public var shadowOffset: Points
    /// Twice the standard deviation of the blur, as in CSS.
    public var shadowBlur: Points
  }

  public struct PlaceholderStyle: Sendable, Hashable, Codable {
    public var label: LabelStyle
    /// How many rows high a list without rows is.
    public var rows: Int
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

  /// How thick the separator is at a scale; never more than a row.
  public func separatorThickness(at scale: Scale) -> Points {
    min(rowHeight, separator.thickness ?? scale.hairline)
  }

  /// The height of a row without its separator.
  public func contentHeight(at scale: Scale) -> Points {
    rowHeight - separatorThickness(at: scale)
  }

  /// The style with titles of another size: details in proportion, and rows as much higher as their text.
  public func withTitleSize(_ size: Points) -> ListStyle {
    var style = self
    let factor = size.value / title.size.value
    style.title.size = size
    for part in [\DetailStyle.subtitleSize, \.valueSize, \.columnTitleSize, \.columnWidth] {
      style.detail[keyPath: part] = detail[keyPath: part] * factor
    }
    // A line is about six fifths of its size high; what is around it stays.
    let growth = Points((max(0, size.value - title.size.value) * 1.2).rounded(.up))
    style.rowHeight = rowHeight + growth
    style.detail.subtitleRowHeight =
      detail.subtitleRowHeight + growth
      + Points((max(0, (style.detail.subtitleSize - detail.subtitleSize).value) * 1.2).rounded(.up))
    return style
  }
}
