/// What lies over several bands of a sheet: the index, the scroll indicator, the shadow of a lifted row.
///
/// Coordinates are the sheet's; each band draws the part that falls into it.
struct SheetOverlay {
  /// In the order they are drawn, all above what the bands themselves show.
  private(set) var instructions: [DrawingInstruction] = []
  /// What bounds it: nothing shows outside the list.
  private let table: Rectangle

  init(
    _ sheet: SheetLayout, layout: ListLayout, letters: [ShapedLine], draggedRow: Int?, isWindow: Bool
  ) {
    table = sheet.table
    if let frame = draggedRow.flatMap(sheet.frame(ofRow:)) { shadow(around: frame, style: layout.style) }
    index(letters, layout: layout, isWindow: isWindow)
    if isWindow { indicator(sheet, layout: layout) }
  }

  /// What of the overlay meets the pixels from `top` to `bottom`.
  func instructions(from top: Points, to bottom: Points) -> [DrawingInstruction] {
    instructions.filter { instruction in
      guard let (first, last) = instruction.verticalExtent else { return true }
      return first < bottom && last > top
    }
  }

  private mutating func shadow(around frame: Rectangle, style: ListStyle) {
    let dragged = style.dragged
    var clear = dragged.shadowColor
    clear.alpha = 0
    let (above, below) = (frame.y - dragged.shadowHeight, frame.maxY)
    instructions += [
      .shape(
        Rectangle(x: frame.x, y: above, width: frame.width, height: dragged.shadowHeight), radius: 0,
        .gradient([GradientStop(0, clear), GradientStop(1, dragged.shadowColor)])),
      .shape(
        Rectangle(x: frame.x, y: below, width: frame.width, height: dragged.shadowHeight), radius: 0,
        .gradient([GradientStop(0, dragged.shadowColor), GradientStop(1, clear)])),
    ]
  }

  /// The letters in the middle of the window; where there are too many for it, only some.
  private mutating func index(_ letters: [ShapedLine], layout: ListLayout, isWindow: Bool) {
    guard !letters.isEmpty else { return }
    let style = layout.style.index
    let most = max(1, Int((table.height.value / style.pitch.value).rounded(.down)))
    let step = (letters.count + most - 1) / most
    let shown = letters.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    let height = style.pitch * Double(shown.count)
    let left = layout.direction == .leftToRight ? table.maxX - style.width : table.x
    // Beside a list that is shown whole, the middle may be far away.
    let room = isWindow ? table.height : min(table.height, height + style.pitch * 2)
    var top = table.y + (room - height) / 2
    for letter in shown {
      let box = Rectangle(x: left, y: top, width: style.width, height: style.pitch)
      instructions += layout.words(
        letter, style.label, x: left + (style.width - letter.width) / 2, in: box, clip: table)
      top += style.pitch
    }
  }

  private mutating func indicator(_ sheet: SheetLayout, layout: ListLayout) {
    guard sheet.contentHeight > table.height else { return }
    let style = layout.style.scrollIndicator
    let room = max(0, table.height - style.inset * 2)
    let part = table.height.value / sheet.contentHeight.value
    let length = min(room, max(style.minimumLength, room * part))
    let scrolled = max(0, min(1, sheet.offset.value / (sheet.contentHeight - table.height).value))
    let left =
      layout.direction == .leftToRight ? table.maxX - style.inset - style.width : table.x + style.inset
    instructions.append(
      .shape(
        Rectangle(
          x: left, y: table.y + style.inset + (room - length) * scrolled, width: style.width, height: length),
        radius: style.width / 2, .color(style.color)))
  }
}

extension DrawingInstruction {
  /// From where to where it may draw; nil where that is not known without glyphs.
  fileprivate var verticalExtent: (top: Points, bottom: Points)? {
    switch self {
    case .fill(let rectangle, _), .shape(let rectangle, _, _): (rectangle.y, rectangle.maxY)
    case .stroke(let stroke):
      ((stroke.points.map(\.y).min() ?? 0) - stroke.width, (stroke.points.map(\.y).max() ?? 0) + stroke.width)
    // Letters are seldom more than an em above or below their baseline, and twice that is never.
    case .text(let text): (text.origin.y - text.size * 2, text.origin.y + text.size * 2)
    }
  }
}
