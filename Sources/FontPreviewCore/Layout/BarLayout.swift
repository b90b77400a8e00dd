/// What the bars and headers of a list say, ready to be laid out.
public struct BarContent: Sendable, Hashable {
  public var title: ShapedLine
  /// Nil where there is no button.
  public var button: ShapedLine?
  /// Whether the button ends editing mode.
  public var isEditing: Bool
}

extension ListLayout {
  /// The bar above the list, from its own top left corner.
  func navigationBar(_ content: BarContent) -> [DrawingInstruction] {
    let bar = style.navigationBar
    let line = min(bar.height, bar.lineThickness ?? scale.hairline)
    // A hairline lies over the bar and takes no room of it, as a border of half a point in a browser; a thicker line
    // stands below.
    let area = Rectangle(x: 0, y: 0, width: width, height: bar.lineThickness == nil ? bar.height : bar.height - line)
    var instructions: [DrawingInstruction] = [
      .shape(area, radius: 0, bar.background),
      .fill(Rectangle(x: 0, y: bar.height - line, width: width, height: line), bar.lineColor),
    ]
    // The button keeps its place, and a long title its distance from it.
    let button = content.isEditing ? bar.doneButton : bar.editButton
    var end = width - button.trailingInset
    if let label = content.button {
      let padding = button.box?.padding ?? 0
      let boxWidth = label.width + padding * 2
      let boxLeft = scale.snapped(end - boxWidth)
      if let box = button.box {
        let frame = Rectangle(
          x: boxLeft, y: scale.snapped((bar.height - box.height) / 2), width: scale.snapped(boxWidth),
          height: box.height)
        instructions += self.box(box, in: frame)
        instructions += words(label, button.label, x: frame.x + padding, in: frame, clip: area)
        end = frame.x
      } else {
        instructions += words(label, button.label, x: end - label.width, in: area, clip: area)
        end = end - label.width
      }
    }
    let middle = (width - content.title.width) / 2
    let start = max(style.title.leadingInset, min(middle, end - style.detail.gap - content.title.width))
    instructions += words(content.title, bar.title, x: start, in: area, clip: area)
    return placed(instructions)
  }

  /// How wide a bar's title may be beside its button.
  func barTitleWidth(besides button: ShapedLine?, isEditing: Bool) -> Points {
    let style = isEditing ? style.navigationBar.doneButton : style.navigationBar.editButton
    let taken = button.map { $0.width + (style.box?.padding ?? 0) * 2 + style.trailingInset + self.style.detail.gap }
    return max(0, width - self.style.title.leadingInset - (taken ?? self.style.title.trailingInset))
  }

  private func box(_ box: ListStyle.ButtonBoxStyle, in frame: Rectangle) -> [DrawingInstruction] {
    let inner = box.edgeThickness
    let half = Points(inner.value / 2)
    let edge = Rectangle(
      x: frame.x + half, y: frame.y + half, width: frame.width - inner, height: frame.height - inner
    ).rounded(by: box.radius - half)
    return [
      .shape(frame, radius: box.radius, box.background),
      .stroke(Stroke(points: edge + [edge[0]], width: inner, color: box.edgeColor)),
    ]
  }

  /// A section's header, from its own top left corner.
  func sectionHeader(_ title: ShapedLine) -> [DrawingInstruction] {
    let header = style.sectionHeader
    let area = Rectangle(x: 0, y: 0, width: width, height: header.height)
    var instructions: [DrawingInstruction] = [.shape(area, radius: 0, header.background)]
    if let color = header.topLineColor {
      instructions.append(.fill(Rectangle(x: 0, y: 0, width: width, height: scale.hairline), color))
    }
    if let color = header.bottomLineColor {
      instructions.append(
        .fill(Rectangle(x: 0, y: header.height - scale.hairline, width: width, height: scale.hairline), color))
    }
    instructions += words(title, header.label, x: header.leadingInset, in: area, clip: area)
    return placed(instructions)
  }

  /// The words of a list without rows, in an area from its top left corner.
  func placeholder(_ words: ShapedLine, height: Points) -> [DrawingInstruction] {
    let area = Rectangle(x: 0, y: 0, width: width, height: height)
    return placed(
      self.words(words, style.placeholder.label, x: (width - words.width) / 2, in: area, clip: area))
  }

  /// A line centred vertically in an area, above its shadow.
  func words(
    _ line: ShapedLine, _ label: ListStyle.LabelStyle, x: Points, in area: Rectangle, clip: Rectangle
  ) -> [DrawingInstruction] {
    let top = area.y + (area.height - line.ascender - line.descender) / 2
    let baseline = scale.roundedDown(top + line.ascender)
    func text(_ color: Color, x: Points, y: Points) -> DrawingInstruction {
      .text(
        TextInstruction(
          runs: line.runs, size: label.size, origin: Point(x: x, y: y), width: line.width, color: color, clip: clip))
    }
    let shadow = label.shadow.map { text($0.color, x: x + $0.offset.x, y: baseline + $0.offset.y) }
    return (shadow.map { [$0] } ?? []) + [text(label.color, x: x, y: baseline)]
  }

  /// The instructions at the sides where this direction has them.
  func placed(_ instructions: [DrawingInstruction]) -> [DrawingInstruction] {
    direction == .leftToRight ? instructions : instructions.map { $0.mirrored(in: width) }
  }
}
