extension ListLayout {
  /// How far from the row's trailing edge its content ends.
  func contentLoss(_ accessory: Accessory) -> Points {
    switch accessory {
    case .none: style.title.trailingInset
    case .checkmark: style.checkmark.contentLoss
    case .reorderControl: style.reorderControl.contentLoss
    case .disclosureIndicator: style.disclosureIndicator.contentLoss
    case .detailButton: style.detailButton.contentLoss
    case .toggle: style.toggle.contentLoss
    }
  }

  /// An accessory in its place, at the right edge.
  func instructions(for accessory: Accessory) -> [DrawingInstruction] {
    switch accessory {
    case .none: []
    case .checkmark: [mark(style.checkmark, keepsShape: true)]
    case .reorderControl: reorderControl
    case .disclosureIndicator: [mark(style.disclosureIndicator, keepsShape: false)]
    case .detailButton: detailButton
    case .toggle(let isOn): toggle(isOn: isOn)
    }
  }

  private func mark(_ mark: ListStyle.MarkStyle, keepsShape: Bool) -> DrawingInstruction {
    let middle = contentHeight / 2
    let points = mark.corners.map { Point(x: width + $0.x, y: middle + $0.y) }
    return .stroke(Stroke(points: points, width: mark.strokeWidth, color: mark.color, keepsShape: keepsShape))
  }

  private var reorderControl: [DrawingInstruction] {
    let control = style.reorderControl
    let top = scale.snapped((contentHeight - control.height) / 2)
    let left = scale.snapped(width - control.trailingInset - control.width)
    return control.bars.map { bar in
      .fill(Rectangle(x: left, y: top + bar.y, width: control.width, height: bar.height), bar.color)
    }
  }

  private var detailButton: [DrawingInstruction] {
    let button = style.detailButton
    let middle = Point(x: width - button.trailingInset - button.diameter / 2, y: contentHeight / 2)
    let radius = (button.diameter - button.strokeWidth) / 2
    // A circle of short lines is one to the eye, and a stroke to every sink.
    let ring = Rectangle(
      x: middle.x - radius, y: middle.y - radius, width: radius * 2, height: radius * 2
    ).rounded(by: radius)
    let stem = [Point(x: middle.x, y: middle.y - radius * 0.1), Point(x: middle.x, y: middle.y + radius * 0.5)]
    let dot = [Point(x: middle.x, y: middle.y - radius * 0.5), Point(x: middle.x, y: middle.y - radius * 0.49)]
    return ([ring + [ring[0]], stem, dot] as [[Point]]).map {
      .stroke(Stroke(points: $0, width: button.strokeWidth, color: button.color, keepsShape: true))
    }
  }

  private func toggle(isOn: Bool) -> [DrawingInstruction] {
    let toggle = style.toggle
    let track = Rectangle(
      x: scale.snapped(width - toggle.trailingInset - toggle.width),
      y: scale.snapped((contentHeight - toggle.height) / 2), width: toggle.width, height: toggle.height)
    let gap = (toggle.height - toggle.thumbDiameter) / 2
    let thumb = Rectangle(
      x: isOn ? track.maxX - gap - toggle.thumbDiameter : track.x + gap, y: track.y + gap,
      width: toggle.thumbDiameter, height: toggle.thumbDiameter)
    return [
      .shape(track, radius: toggle.height / 2, .color(isOn ? toggle.onColor : toggle.offColor)),
      .shape(thumb, radius: toggle.thumbDiameter / 2, .color(toggle.thumbColor)),
    ]
  }
}
