extension ListStyle {
  /// What is wrong with values that no list can be drawn with, in words; nil where all can.
  var fault: String? {
    let lengths: [(String, Points, ClosedRange<Double>)] = [
      ("rowHeight", rowHeight, 1...4096), ("title.size", title.size, 1...512),
      ("title.leadingInset", title.leadingInset, 0...4096), ("title.trailingInset", title.trailingInset, 0...4096),
      ("detail.subtitleSize", detail.subtitleSize, 1...512), ("detail.valueSize", detail.valueSize, 1...512),
      ("detail.columnTitleSize", detail.columnTitleSize, 1...512),
      ("detail.subtitleRowHeight", detail.subtitleRowHeight, 1...4096),
      ("separator.thickness", separator.thickness ?? 1, 0...64), ("separator.inset", separator.inset, 0...4096),
      ("checkmark.strokeWidth", checkmark.strokeWidth, 0...64),
      ("disclosureIndicator.strokeWidth", disclosureIndicator.strokeWidth, 0...64),
      ("checkmark.contentLoss", checkmark.contentLoss, 0...4096),
      ("reorderControl.contentLoss", reorderControl.contentLoss, 0...4096),
      ("navigationBar.height", navigationBar.height, 1...1024),
      ("navigationBar.title.size", navigationBar.title.size, 1...512),
      ("navigationBar.editButton.label.size", navigationBar.editButton.label.size, 1...512),
      ("navigationBar.doneButton.label.size", navigationBar.doneButton.label.size, 1...512),
      ("sectionHeader.height", sectionHeader.height, 1...1024),
      ("sectionHeader.label.size", sectionHeader.label.size, 1...512), ("index.width", index.width, 0...256),
      ("index.pitch", index.pitch, 1...256), ("index.label.size", index.label.size, 1...512),
      ("scrollIndicator.width", scrollIndicator.width, 0...64), ("popover.margin", popover.margin, 0...512),
      ("popover.arrowWidth", popover.arrowWidth, 0...512), ("popover.arrowHeight", popover.arrowHeight, 0...512),
      ("popover.frameWidth", popover.frameWidth, 0...512), ("popover.outerRadius", popover.outerRadius, 0...60),
      ("popover.innerRadius", popover.innerRadius, 0...60), ("popover.shadowBlur", popover.shadowBlur, 0...512),
      ("placeholder.label.size", placeholder.label.size, 1...512),
    ]
    for (name, length, range) in lengths where !range.contains(length.value) {
      let (lower, upper) = (Points(range.lowerBound), Points(range.upperBound))
      return "\(name) is a length from \(Int(lower.value)) to \(Int(upper.value))"
    }
    if background.alpha != 255 { return "background is an opaque colour" }
    if checkmark.corners.isEmpty { return "checkmark.corners has one place at least" }
    if !(1...100).contains(placeholder.rows) { return "placeholder.rows is a number from 1 to 100" }
    return nil
  }
}
