/// Where everything in a list stands: arithmetic from a row and a style to drawing instructions.
public struct ListLayout: Sendable, Hashable {
  public let style: ListStyle
  public let scale: Scale
  /// The list's width.
  public let width: Points

  public init(style: ListStyle, scale: Scale, width: Points) {
    self.style = style
    self.scale = scale
    self.width = width
  }

  /// The height of a row without its separator.
  public var contentHeight: Points { style.contentHeight(at: scale) }

  /// The row's rectangle in the list; rows count from 0.
  public func rectangle(ofRow row: Int) -> Rectangle {
    Rectangle(x: 0, y: style.rowHeight * Double(row), width: width, height: style.rowHeight)
  }

  /// How wide a title may be.
  public func titleWidth(isSelected: Bool) -> Points {
    let trailing = isSelected ? style.checkmark.contentLoss : style.title.trailingInset
    return max(0, width - style.title.leadingInset - trailing)
  }

  /// Lays a row out.
  public func layout(_ row: RowContent) -> RowLayout {
    let lines = row.problem.map { [row.title, $0] } ?? [row.title]
    let baselines = baselines(of: lines)
    var instructions: [DrawingInstruction] = []
    let clip = textClip(isSelected: row.isSelected)
    let sizes = [style.title.size, style.problem.reasonSize]
    for (index, line) in lines.enumerated() {
      instructions.append(
        .text(
          TextInstruction(
            runs: line.runs, size: sizes[index], origin: Point(x: style.title.leadingInset, y: baselines[index]),
            color: row.problem == nil ? style.title.color : style.problem.color, clip: clip)))
    }
    if row.isSelected { instructions.append(checkmark) }
    if !row.isLast { instructions.append(separator) }
    return RowLayout(
      instructions: instructions, baseline: baselines[0],
      isClipped: isClipped(row.title, baseline: baselines[0], clip: clip))
  }

  /// The baselines of lines that stand below each other, centred together, each moved so that its ink stays in the row.
  private func baselines(of lines: [ShapedLine]) -> [Points] {
    let height = lines.reduce(0) { $0 + $1.ascender + $1.descender }
    var top = (contentHeight - height) / 2
    var baselines: [Points] = []
    for line in lines {
      baselines.append(fitted(line, baseline: scale.roundedDown(top + line.ascender)))
      top += line.ascender + line.descender
    }
    return baselines
  }

  /// The baseline nearest to `baseline` at which the ink stays in the row.
  ///
  /// Ink that is taller than the row is cut anyhow: the line stays where its box puts it, since few letters of such a
  /// face are as tall, and only the baseline itself is kept in the row.
  private func fitted(_ line: ShapedLine, baseline: Points) -> Points {
    guard let ink = line.ink, ink.height <= contentHeight else { return max(0, min(contentHeight, baseline)) }
    let top = scale.roundedUp(-ink.y)
    let bottom = scale.roundedDown(contentHeight - ink.maxY)
    // Where whole pixels leave no place for both edges, the upper one is kept.
    return max(top, min(bottom, baseline))
  }

  /// What of a row text may cover: it may overhang its box, but not reach the accessory, the separator or the next row.
  private func textClip(isSelected: Bool) -> Rectangle {
    let right = isSelected ? width - style.checkmark.contentLoss : width
    return Rectangle(x: 0, y: 0, width: right, height: contentHeight)
  }

  private func isClipped(_ line: ShapedLine, baseline: Points, clip: Rectangle) -> Bool {
    guard let ink = line.ink else { return false }
    let left = style.title.leadingInset + ink.x
    return left < clip.x || style.title.leadingInset + ink.maxX > clip.maxX || baseline + ink.y < clip.y
      || baseline + ink.maxY > clip.maxY
  }

  private var checkmark: DrawingInstruction {
    let middle = contentHeight / 2
    let corners = style.checkmark.corners.map { Point(x: width + $0.x, y: middle + $0.y) }
    return .stroke(corners, width: style.checkmark.strokeWidth, style.checkmark.color)
  }

  private var separator: DrawingInstruction {
    let inset = style.separator.inset
    let thickness = style.separatorThickness(at: scale)
    return .fill(
      Rectangle(x: inset, y: style.rowHeight - thickness, width: width - inset, height: thickness),
      style.separator.color)
  }
}
