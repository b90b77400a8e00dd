extension SheetConfiguration {
  /// The same with whole pixels for all lengths that bands are made of.
  ///
  /// A look file may give any fraction of a point. Rows that shared a row of pixels would depend on where they stand in
  /// the list, and could not be drawn one by one.
  var onWholePixels: SheetConfiguration {
    var copy = self
    copy.width = band(width)
    copy.style.rowHeight = band(style.rowHeight)
    copy.style.navigationBar.height = band(style.navigationBar.height)
    copy.style.sectionHeader.height = band(style.sectionHeader.height)
    copy.style.popover.margin = scale.snapped(style.popover.margin)
    copy.style.popover.frameWidth = scale.snapped(style.popover.frameWidth)
    copy.style.popover.arrowHeight = scale.snapped(style.popover.arrowHeight)
    copy.rowHeights = rowHeights?.map(band)
    copy.parts.viewportHeight = parts.viewportHeight.map(band)
    return copy
  }

  private func band(_ length: Points) -> Points { max(scale.hairline, scale.snapped(length)) }
}
