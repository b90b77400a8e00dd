extension ListStyle {
  /// iOS 3 to 6, plain style: the look of the ancestors' day.
  public static let classic = ListStyle(
    rowHeight: 44, background: Color(0xFFFFFF),
    // Chameleon, WinObjC and iUI agree on the inset.
    title: TextStyle(size: 17, color: Color(0x000000), leadingInset: 10, trailingInset: 10),
    // Grey below the title and blue beside it was UIKit's; one colour serves both here. Judgement.
    detail: DetailStyle(
      color: Color(0x385487), subtitleSize: 14, subtitleRowHeight: 46, valueSize: 17, gap: 8, lineGap: 1,
      columnWidth: 73, columnTitleSize: 12, columnGap: 10),
    // Chameleon's UITableView, iUI.
    separator: SeparatorStyle(thickness: 1, color: Color(0xE0E0E0), inset: 0, isBelowLast: true),
    // Measured on a device's screenshot (RETableViewManager, iOS 6); the room it takes is WinObjC's.
    checkmark: MarkStyle(
      color: Color(0x324F85), strokeWidth: 2.55,
      corners: [Point(x: -21.2, y: 0), Point(x: -18, y: 5.2), Point(x: -11.4, y: -5.7)], contentLoss: 29),
    // The same screenshot; the room is judgement.
    reorderControl: ReorderControlStyle(
      bars: ([0, 6, 12] as [Points]).flatMap { y in
        [
          ReorderControlStyle.Bar(y: y, height: 1, color: Color(0xAAAAAA)),
          ReorderControlStyle.Bar(y: y + 1, height: 3, color: Color(0xD1D1D1)),
          ReorderControlStyle.Bar(y: y + 4, height: 1, color: Color(0xFBFBFB)),
        ]
      }, width: 19, height: 17, trailingInset: 12, contentLoss: 41),
    // Judgement, as all that follows where no source is named.
    disclosureIndicator: MarkStyle(
      color: Color(0x808080), strokeWidth: 3,
      corners: [Point(x: -18.5, y: -5), Point(x: -13.5, y: 0), Point(x: -18.5, y: 5)], contentLoss: 30),
    detailButton: DetailButtonStyle(
      color: Color(0x2361D8), diameter: 26, strokeWidth: 2.5, trailingInset: 8, contentLoss: 43),
    toggle: ToggleStyle(
      width: 77, height: 27, thumbDiameter: 25, onColor: Color(0x017FEA), offColor: Color(0xE5E5E5),
      thumbColor: Color(0xFFFFFF), trailingInset: 10, contentLoss: 97),
    // UIKit's blue selection.
    highlighted: HighlightStyle(
      background: .gradient([GradientStop(0, Color(0x058CF5)), GradientStop(1, Color(0x015DE6))]),
      titleColor: Color(0xFFFFFF), detailColor: Color(0xFFFFFF)),
    dragged: DragStyle(
      background: .color(Color(0xFFFFFF)), shadowColor: Color(0x000000, alpha: 0.35), shadowHeight: 10),
    // Device screenshots.
    navigationBar: NavigationBarStyle(
      height: 44,
      background: .gradient([
        GradientStop(0, Color(0xBECCDD)), GradientStop(0.25, Color(0xAABBCF)), GradientStop(0.5, Color(0x8DA1BB)),
        GradientStop(0.75, Color(0x6E87A6)), GradientStop(1, Color(0x587397)),
      ]), lineColor: Color(0x3F5C80), lineThickness: 1,
      title: LabelStyle(size: 20, weight: .bold, color: Color(0xFFFFFF), shadow: barShadow),
      editButton: barButton(from: Color(0x96A7BF), to: Color(0x42628E)),
      doneButton: barButton(from: Color(0x81A5E9), to: Color(0x2A67DC))),
    // Chameleon.
    sectionHeader: SectionHeaderStyle(
      height: 22,
      background: headerGradient, topLineColor: Color(red: 166, green: 177, blue: 187),
      bottomLineColor: Color(red: 153, green: 158, blue: 165),
      label: LabelStyle(
        size: 17, weight: .bold, color: Color(0xFFFFFF),
        shadow: LabelShadow(color: Color(red: 100, green: 105, blue: 110), offset: Point(x: 0, y: 1))),
      leadingInset: 10),
    index: IndexStyle(
      width: 16, label: LabelStyle(size: 11, weight: .bold, color: Color(0x6A737D), shadow: nil), pitch: 14),
    scrollIndicator: ScrollIndicatorStyle(
      color: Color(0x000000, alpha: 0.5), width: 5, inset: 2, minimumLength: 34),
    popover: PopoverStyle(
      background: Color(0xFFFFFF), sectionHeaderBackground: headerGradient, margin: 20, arrowWidth: 37, arrowHeight: 18,
      frameWidth: 9,
      frameColor: Color(0x0E1A2C, alpha: 0.96), outerRadius: 10, innerRadius: 6,
      shadowColor: Color(0x000000, alpha: 0.5), shadowOffset: 5, shadowBlur: 20),
    placeholder: PlaceholderStyle(
      label: LabelStyle(size: 20, weight: .bold, color: Color(0x808080), shadow: nil), rows: 3))

  private static let headerGradient = Paint.gradient([
    GradientStop(0, Color(red: 145, green: 158, blue: 171)), GradientStop(1, Color(red: 185, green: 193, blue: 201)),
  ])

  private static let barShadow = LabelShadow(color: Color(0x000000, alpha: 0.5), offset: Point(x: 0, y: -1))

  private static func barButton(from top: Color, to bottom: Color) -> ButtonStyle {
    ButtonStyle(
      label: LabelStyle(size: 12, weight: .bold, color: Color(0xFFFFFF), shadow: barShadow), trailingInset: 5,
      box: ButtonBoxStyle(
        height: 30, radius: 5, padding: 10, background: .gradient([GradientStop(0, top), GradientStop(1, bottom)]),
        edgeColor: Color(0x000000, alpha: 0.35), edgeThickness: 1))
  }
}
