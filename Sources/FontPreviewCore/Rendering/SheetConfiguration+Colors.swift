extension SheetConfiguration {
  /// The width of rows: the list's, less that of an index beside them.
  public var rowWidth: Points {
    !parts.hasIndex || parts.sections.map { $0.isEmpty } ?? true ? width : max(0, width - style.index.width)
  }

  /// The colours that most of a list's rows are drawn in; the same whatever row is selected.
  func palette(of list: FontList) -> Palette {
    Palette(background: style.background, inks: inks(of: list))
  }

  /// How the sheet's pixels are stored: as indexes where its rows have no more colours than a palette has room for.
  func pixelFormat(of list: FontList) -> Pixmap.Format {
    if parts.chrome != .none { return .rgba }
    // Bars and headers lie on backgrounds of their own, an indicator over everything, a switch's thumb over its track.
    let hasMore =
      isInColor || parts.hasNavigationBar || parts.sections != nil || parts.viewportHeight != nil
      || list.rows.contains { row in
        if row.state != .normal { return true }
        if case .toggle = row.accessory { return true } else { return false }
      }
    return hasMore || Set(inks(of: list)).count > Palette.mostInks ? .rgb : .indexed
  }

  private func inks(of list: FontList) -> [Color] {
    var inks = [style.title.color, style.detail.color, style.separator.color]
    if list.isEditing {
      return inks + (list.rows.contains(where: \.isMovable) ? style.reorderControl.bars.map(\.color) : [])
    }
    inks.append(style.checkmark.color)
    // In a fixed order: it is that of the palette.
    let accessories = Set(list.rows.map(\.accessory))
    if accessories.contains(.disclosureIndicator) { inks.append(style.disclosureIndicator.color) }
    if accessories.contains(.detailButton) { inks.append(style.detailButton.color) }
    return inks
  }
}
