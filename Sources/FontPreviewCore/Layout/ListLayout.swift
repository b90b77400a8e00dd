/// Where everything in a list stands: arithmetic from a row and a style to drawing instructions.
public struct ListLayout: Sendable, Hashable {
  public let style: ListStyle
  public let scale: Scale
  /// The list's width.
  public let width: Points
  /// Laid out from left to right, everything is exchanged at the end where rows begin at the right.
  public let direction: LayoutDirection

  public init(style: ListStyle, scale: Scale, width: Points, direction: LayoutDirection = .leftToRight) {
    self.style = style
    self.scale = scale
    self.width = width
    self.direction = direction
  }

  /// The height of a row without its separator.
  public var contentHeight: Points { style.contentHeight(at: scale) }

  /// The row's rectangle in a list whose rows are all equally high; rows count from 0.
  public func rectangle(ofRow row: Int) -> Rectangle {
    Rectangle(x: 0, y: style.rowHeight * Double(row), width: width, height: style.rowHeight)
  }

  /// The same layout for rows of another height.
  public func withRowHeight(_ height: Points) -> ListLayout {
    var style = style
    style.rowHeight = height
    return ListLayout(style: style, scale: scale, width: width, direction: direction)
  }

  /// The height of a row, whole pixels, in which all its ink can be seen: the style's, or more up to `largestRowHeight`.
  public func fittingRowHeight(_ row: RowContent) -> Points {
    // In a row that is high enough for anything, ink lies where its line's box puts it.
    let tall = withRowHeight(Self.largestRowHeight * 4)
    let (title, detail) = tall.origins(of: row)
    var inks: [(top: Points, bottom: Points)] = []
    for (line, origin) in [(row.title, title), (row.detail ?? .empty, detail)] {
      if let ink = line.ink { inks.append((origin.y + ink.y, origin.y + ink.maxY)) }
    }
    guard let top = inks.map(\.top).min(), let bottom = inks.map(\.bottom).max() else { return style.rowHeight }
    // Ink begins and ends between pixels, and each line stands on a whole one.
    let needed = scale.roundedUp(bottom - top) + scale.hairline + style.separatorThickness(at: scale)
    // A sum of fractions may be a last binary digit beside the whole pixel that it means.
    return max(style.rowHeight, min(scale.snapped(needed), Self.largestRowHeight))
  }

  /// Faces made to burst any row do not get what they ask for.
  static let largestRowHeight: Points = 512

  /// How wide a detail may be, in points, where `title` was shaped first: a sample gives way to the name that it is of.
  public func detailWidth(in cell: CellStyle, besides title: ShapedLine? = nil, accessory: Accessory) -> Points {
    switch cell {
    case .default, .subtitle: textWidth(accessory: accessory)
    case .value1:
      max(
        0,
        min(
          textWidth(accessory: accessory) / 2,
          textWidth(accessory: accessory) - (title.map { $0.width + style.detail.gap } ?? 0)))
    case .value2: max(0, textWidth(accessory: accessory) - columnWidth(accessory) - style.detail.columnGap)
    }
  }

  /// How wide a title may be beside a detail of the given width, in points.
  public func titleWidth(in cell: CellStyle, besides detail: ShapedLine?, accessory: Accessory) -> Points {
    let width = textWidth(accessory: accessory)
    switch cell {
    case .default, .subtitle: return width
    case .value1: return max(0, width - (detail.map { $0.width + style.detail.gap } ?? 0))
    case .value2: return columnWidth(accessory)
    }
  }

  /// The column of a title beside a detail that is what counts: never more than half of what there is.
  private func columnWidth(_ accessory: Accessory) -> Points {
    min(textWidth(accessory: accessory) / 2, style.detail.columnWidth)
  }

  private func textWidth(accessory: Accessory) -> Points {
    max(0, width - style.title.leadingInset - contentLoss(accessory))
  }

  /// Lays a row out.
  public func layout(_ row: RowContent) -> RowLayout {
    let clip = textClip(accessory: row.accessory)
    let (title, detail) = origins(of: row)
    let isHighlighted = row.state == .highlighted
    let titleColor =
      isHighlighted ? style.highlighted.titleColor : row.isProblem ? style.detail.color : style.title.color
    let detailColor = isHighlighted ? style.highlighted.detailColor : style.detail.color
    var rest: [DrawingInstruction] = []
    if let line = row.detail {
      rest.append(
        text(line, at: detail, size: style.detailSize(in: row.cell), color: detailColor, clip: clip))
    }
    rest += instructions(for: row.accessory).map { isHighlighted ? highlighted($0) : $0 }
    if !row.isLast || style.separator.isBelowLast { rest.append(separator) }
    let layout = RowLayout(
      background: background(row.state),
      title: text(row.title, at: title, size: style.titleSize(in: row.cell), color: titleColor, clip: clip), rest: rest,
      baseline: title.y,
      isClipped: isClipped(row.title, at: title, clip: clip)
        || (row.detail.map { isClipped($0, at: detail, clip: clip) } ?? false))
    return direction == .leftToRight ? layout : mirrored(layout)
  }

  /// Marks on a row under a finger are as its words where those change: a blue mark would drown in a blue row.
  private func highlighted(_ instruction: DrawingInstruction) -> DrawingInstruction {
    guard style.highlighted.titleColor != style.title.color, case .stroke(var stroke) = instruction else {
      return instruction
    }
    stroke.color = style.highlighted.titleColor
    return .stroke(stroke)
  }

  private func mirrored(_ layout: RowLayout) -> RowLayout {
    var layout = layout
    layout.background = layout.background.map { $0.mirrored(in: width) }
    layout.title = layout.title.mirrored(in: width)
    layout.rest = layout.rest.map { $0.mirrored(in: width) }
    return layout
  }

  private func background(_ state: RowState) -> [DrawingInstruction] {
    let row = Rectangle(x: 0, y: 0, width: width, height: style.rowHeight)
    switch state {
    case .normal: return []
    case .highlighted: return [.shape(row, radius: 0, style.highlighted.background)]
    case .dragged: return [.shape(row, radius: 0, style.dragged.background)]
    }
  }

  private func text(
    _ line: ShapedLine, at origin: Point, size: Points, color: Color, clip: Rectangle
  ) -> DrawingInstruction {
    .text(
      TextInstruction(runs: line.runs, size: size, origin: origin, width: line.width, color: color, clip: clip))
  }

  /// Where title and detail start, on their baselines.
  private func origins(of row: RowContent) -> (title: Point, detail: Point) {
    let leading = style.title.leadingInset
    let end = leading + textWidth(accessory: row.accessory)
    switch row.cell {
    case .default, .subtitle:
      guard let detail = row.detail else {
        let title = Point(x: leading, y: baseline(of: row.title))
        return (title, title)
      }
      let baselines = baselines(of: row.title, above: detail)
      return (Point(x: leading, y: baselines.upper), Point(x: leading, y: baselines.lower))
    case .value1:
      let baseline = baseline(of: row.title)
      // Both stand on one line, unless the detail's ink needs another.
      let detail = row.detail.map { fitted($0.ink, baseline: baseline) } ?? baseline
      return (Point(x: leading, y: baseline), Point(x: end - (row.detail?.width ?? 0), y: detail))
    case .value2:
      let column = leading + columnWidth(row.accessory)
      let baseline = baseline(of: row.detail ?? row.title)
      return (
        Point(x: max(leading, column - row.title.width), y: fitted(row.title.ink, baseline: baseline)),
        Point(x: column + style.detail.columnGap, y: baseline)
      )
    }
  }

  /// The baseline of a line that stands alone.
  private func baseline(of line: ShapedLine) -> Points {
    let top = (contentHeight - line.ascender - line.descender) / 2
    return fitted(line.ink, baseline: scale.roundedDown(top + line.ascender))
  }

  /// The baselines of two lines, one below the other: their boxes centred together, their ink apart, and both moved
  /// together so that it stays in the row.
  private func baselines(of upper: ShapedLine, above lower: ShapedLine) -> (upper: Points, lower: Points) {
    let height = upper.ascender + upper.descender + lower.ascender + lower.descender
    let start = (contentHeight - height) / 2
    var first = scale.roundedDown(start + upper.ascender)
    // The distance must not depend on the row's height, which is made to fit it.
    var second = first + scale.roundedDown(upper.descender + lower.ascender)
    guard let ink = upper.ink, let lowerInk = lower.ink else {
      return (fitted(upper.ink, baseline: first), fitted(lower.ink, baseline: second))
    }
    // Faces may claim less height than their letters have, and what a face lacks may be drawn in a taller one.
    let missing = scale.roundedUp(first + ink.maxY + style.detail.lineGap - (second + lowerInk.y))
    if missing > 0 {
      let up = scale.roundedDown(missing / 2)
      first = first - up
      second = second + (missing - up)
    }
    let top = min(ink.y, second - first + lowerInk.y)
    let bottom = max(ink.maxY, second - first + lowerInk.maxY)
    let both = Rectangle(x: 0, y: top, width: 0, height: bottom - top)
    let moved = fitted(both, baseline: first)
    return (moved, moved + (second - first))
  }

  /// The baseline nearest to `baseline` at which the ink stays in the row.
  ///
  /// Ink that is taller than the row is cut anyhow: the line stays where its box puts it, since few letters of such a
  /// face are as tall, and only the baseline itself is kept in the row.
  private func fitted(_ ink: Rectangle?, baseline: Points) -> Points {
    guard let ink, ink.height <= contentHeight else { return max(0, min(contentHeight, baseline)) }
    let top = scale.roundedUp(-ink.y)
    let bottom = scale.roundedDown(contentHeight - ink.maxY)
    // Where whole pixels leave no place for both edges, the upper one is kept.
    return max(top, min(bottom, baseline))
  }

  /// What of a row text may cover: it may overhang its box, but not reach the accessory, the separator or the next row.
  func textClip(accessory: Accessory) -> Rectangle {
    let right = accessory == .none ? width : width - contentLoss(accessory)
    return Rectangle(x: 0, y: 0, width: right, height: contentHeight)
  }

  private func isClipped(_ line: ShapedLine, at origin: Point, clip: Rectangle) -> Bool {
    guard let ink = line.ink else { return false }
    return origin.x + ink.x < clip.x || origin.x + ink.maxX > clip.maxX || origin.y + ink.y < clip.y
      || origin.y + ink.maxY > clip.maxY
  }

  private var separator: DrawingInstruction {
    let inset = style.separator.inset
    let thickness = style.separatorThickness(at: scale)
    return .fill(
      Rectangle(x: inset, y: style.rowHeight - thickness, width: width - inset, height: thickness),
      style.separator.color)
  }
}
