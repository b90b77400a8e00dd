extension ListStyle {
  /// iOS 7 and later, plain style, light.
  public static let modern = modern(
    ModernColors(
      // UIKit's systemBackground, label, secondaryLabel (#3C3C43 at 60 %), separator (at 29 %) and tint; the grips are
      // Framework7's, bar and header Framework7's v1 and v5, switches UIKit's.
      background: Color(0xFFFFFF), popoverBackground: Color(0xFFFFFF), title: Color(0x000000),
      detail: Color(0x3C3C43, alpha: 0.6), separator: Color(0x3C3C43, alpha: 0.29), tint: Color(0x007AFF),
      grip: Color(0xC7C7CC), disclosure: Color(0x3C3C43, alpha: 0.3), switchOn: Color(0x34C759),
      switchOff: Color(0xE9E9EA), bar: Color(0xF7F7F8), barLine: Color(0x000000, alpha: 0.3), header: Color(0xF7F7F7),
      popoverHeader: Color(0xF7F7F7),
      // Judgement: UIKit's systemGray4, a lifted row as white as the list, an indicator of black at 35 %.
      highlight: Color(0xD1D1D6), lifted: Color(0xFFFFFF), indicator: Color(0x000000, alpha: 0.35)))

  /// iOS 13 and later in dark mode.
  ///
  /// Where look.md's sources give no dark value it is judgement: separator, grips, bar line, and the states of rows.
  public static let modernDark = modern(
    ModernColors(
      background: Color(0x000000), popoverBackground: Color(0x1C1C1E), title: Color(0xFFFFFF),
      detail: Color(0xEBEBF5, alpha: 0.6), separator: Color(0x545458, alpha: 0.6), tint: Color(0x0A84FF),
      grip: Color(0xFFFFFF, alpha: 0.3), disclosure: Color(0xEBEBF5, alpha: 0.3), switchOn: Color(0x30D158),
      switchOff: Color(0x39393D), bar: Color(0x1C1C1E), barLine: Color(0xFFFFFF, alpha: 0.15), header: Color(0x1C1C1E),
      // UIKit's tertiarySystemBackground: the popover is as dark as headers elsewhere.
      popoverHeader: Color(0x2C2C2E),
      highlight: Color(0x3A3A3C), lifted: Color(0x1C1C1E), indicator: Color(0xFFFFFF, alpha: 0.35)))

  /// What differs between the two appearances.
  private struct ModernColors {
    var background: Color
    var popoverBackground: Color
    var title: Color
    var detail: Color
    var separator: Color
    var tint: Color
    var grip: Color
    var disclosure: Color
    var switchOn: Color
    var switchOff: Color
    var bar: Color
    var barLine: Color
    var header: Color
    var popoverHeader: Color
    var highlight: Color
    var lifted: Color
    var indicator: Color
  }

  private static func modern(_ colors: ModernColors) -> ListStyle {
    ListStyle(
      // Measured dumps of UIKit's cells: 44, of which 43.5 are content at scale 2.
      rowHeight: 44, background: colors.background,
      // The first ancestor's size; insets as UIKit's own rendering has them (swift-snapshot-testing,
      // testTableViewController, scale 3).
      title: TextStyle(size: 17, color: colors.title, leadingInset: 16, trailingInset: 16),
      // 17 at the trailing edge, 12 below the title in a row of 46, as on a device's screenshot. The gaps and the column
      // of the fourth cell are judgement.
      detail: DetailStyle(
        color: colors.detail, subtitleSize: 12, subtitleRowHeight: 46, valueSize: 17, gap: 8, lineGap: 1,
        columnWidth: 91, columnTitleSize: 12, columnGap: 6),
      // From the title's start to the edge, none below the last row: the same rendering.
      separator: SeparatorStyle(thickness: nil, color: colors.separator, inset: 16, isBelowLast: false),
      // Tint of Framework7 v1 and Ratchet; the stroke measured on a device's screenshot (QuickTableViewController,
      // iOS 14); the room it takes from dumps, in which the label ends 12 before the accessory.
      checkmark: MarkStyle(
        color: colors.tint, strokeWidth: 1.85,
        corners: [Point(x: -31.3, y: 0.5), Point(x: -26.6, y: 6.2), Point(x: -18.5, y: -6.2)], contentLoss: 44),
      // Framework7: 18 by 12 in the middle of a column of 36.
      reorderControl: ReorderControlStyle(
        bars: [0, 5, 10].map { ReorderControlStyle.Bar(y: $0, height: 2, color: colors.grip) }, width: 18, height: 12,
        trailingInset: 9, contentLoss: 44),
      // Ink of 7 by 11.8, 16.3 from the edge, on a device's screenshot; the stroke's ends are half its width inside.
      disclosureIndicator: MarkStyle(
        color: colors.disclosure, strokeWidth: 2,
        corners: [Point(x: -22.3, y: -4.9), Point(x: -17.3, y: 0), Point(x: -22.3, y: 4.9)], contentLoss: 36),
      // Judgement, after UIKit's button.
      detailButton: DetailButtonStyle(
        color: colors.tint, diameter: 22, strokeWidth: 1.5, trailingInset: 16, contentLoss: 50),
      toggle: ToggleStyle(
        width: 51, height: 31, thumbDiameter: 27, onColor: colors.switchOn, offColor: colors.switchOff,
        thumbColor: Color(0xFFFFFF), trailingInset: 16, contentLoss: 79),
      highlighted: HighlightStyle(
        background: .color(colors.highlight), titleColor: colors.title, detailColor: colors.detail),
      dragged: DragStyle(
        background: .color(colors.lifted), shadowColor: Color(0x000000, alpha: 0.25), shadowHeight: 8),
      // Framework7 v1 and v5.
      navigationBar: NavigationBarStyle(
        height: 44, background: .color(colors.bar), lineColor: colors.barLine, lineThickness: nil,
        title: LabelStyle(size: 17, weight: .semibold, color: colors.title, shadow: nil),
        editButton: ButtonStyle(
          label: LabelStyle(size: 17, weight: .regular, color: colors.tint, shadow: nil), trailingInset: 16, box: nil),
        doneButton: ButtonStyle(
          label: LabelStyle(size: 17, weight: .semibold, color: colors.tint, shadow: nil), trailingInset: 16,
          box: nil)),
      sectionHeader: SectionHeaderStyle(
        height: 22, background: .color(colors.header), topLineColor: nil, bottomLineColor: nil,
        label: LabelStyle(size: 17, weight: .semibold, color: colors.title, shadow: nil), leadingInset: 16),
      index: IndexStyle(
        width: 16, label: LabelStyle(size: 11, weight: .semibold, color: colors.tint, shadow: nil), pitch: 14),
      // Judgement, after UIKit's.
      scrollIndicator: ScrollIndicatorStyle(color: colors.indicator, width: 3, inset: 3, minimumLength: 36),
      // Framework7 v1; the shadow is judgement.
      popover: PopoverStyle(
        background: colors.popoverBackground, sectionHeaderBackground: .color(colors.popoverHeader), margin: 20,
        arrowWidth: 37, arrowHeight: 13, frameWidth: 0,
        frameColor: colors.popoverBackground, outerRadius: 13, innerRadius: 13,
        shadowColor: Color(0x000000, alpha: 0.2), shadowOffset: 10, shadowBlur: 40),
      placeholder: PlaceholderStyle(
        label: LabelStyle(size: 17, weight: .regular, color: colors.detail, shadow: nil), rows: 3))
  }
}
