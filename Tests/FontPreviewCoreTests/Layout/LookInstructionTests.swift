import Testing

@testable import FontPreviewCore

/// What is drawn in each look, appearance, direction, mode and frame, as text.
@Suite("The instructions of each look")
struct LookInstructionTests {
  private let scale = Scale(2)

  private func line(_ text: String, size: Points, weight: InterfaceWeight = .regular) throws -> ShapedLine {
    let file = weight == .regular ? "Plain.ttf" : "PlainBold.ttf"
    let face = try FontFace(
      Fixtures.identifier(file), library: FreeTypeLibrary(), pixelsPerEm: scale.pixelsPerEm(size))
    return try TextShaper(scale: scale, language: "en").shape(text, faces: LineFaces(primary: face), width: 280)
  }

  private func label(_ text: String, _ label: ListStyle.LabelStyle) throws -> ShapedLine {
    try line(text, size: label.size, weight: label.weight)
  }

  private func rows(_ layout: ListLayout) throws -> String {
    let title = try line("Sans", size: layout.style.title.size)
    func row(
      _ accessory: Accessory, _ state: RowState = .normal, cell: CellStyle = .default, isLast: Bool = false
    ) throws -> String {
      var layout = layout
      if cell == .subtitle { layout = layout.withRowHeight(layout.style.rowHeight(in: cell)) }
      return layout.layout(
        RowContent(
          title: try cell == .value2 ? line("Sans", size: layout.style.titleSize(in: cell)) : title,
          detail: try cell == .default ? nil : line("Ab", size: layout.style.detailSize(in: cell)), cell: cell,
          isProblem: false, accessory: accessory, state: state, isLast: isLast)
      ).text
    }
    return try """
    row
    \(row(.none))selected row
    \(row(.checkmark))last row
    \(row(.none, isLast: true))row in editing mode
    \(row(.reorderControl))row with a disclosure indicator
    \(row(.disclosureIndicator))row with a detail button
    \(row(.detailButton))row with a switch that is on
    \(row(.toggle(isOn: true)))row with a switch that is off
    \(row(.toggle(isOn: false)))row under a finger
    \(row(.checkmark, .highlighted))row that is dragged
    \(row(.reorderControl, .dragged))selected row with a detail below
    \(row(.checkmark, cell: .subtitle))selected row with a detail at its end
    \(row(.checkmark, cell: .value1))row with a detail beside its name
    \(row(.none, cell: .value2))
    """
  }

  private func around(_ layout: ListLayout) throws -> String {
    let style = layout.style
    func bar(_ title: String, isEditing: Bool) throws -> String {
      let button = isEditing ? style.navigationBar.doneButton : style.navigationBar.editButton
      return InstructionText.lines(
        layout.navigationBar(
          BarContent(
            title: try label(title, style.navigationBar.title),
            button: try label(isEditing ? "Done" : "Edit", button.label), isEditing: isEditing)))
    }
    return try """
    bar
    \(bar("Fonts", isEditing: false))bar in editing mode
    \(bar("Fonts", isEditing: true))bar with a long title
    \(bar("Fonts And More Fonts And", isEditing: false))section header
    \(InstructionText.lines(layout.sectionHeader(label("A", style.sectionHeader.label))))no rows
    \(InstructionText.lines(layout.placeholder(label("No Fonts", style.placeholder.label), height: 132)))
    """
  }

  /// A list in sections seen through a window, a row dragged.
  private func sheet(_ layout: ListLayout, chrome: Chrome) throws -> String {
    var options = SheetLayout.Options()
    options.chrome = chrome
    options.hasNavigationBar = true
    options.sections = [FontSection(title: "A", rows: 0..<3), FontSection(title: "B", rows: 3..<6)]
    options.viewportHeight = 200
    options.scrolledTo = 3
    let sheet = SheetLayout(
      rowCount: 6, rowHeights: nil, style: layout.style, scale: scale, width: layout.width, options: options)
    let bands = sheet.bands.map { band in
      let frame = InstructionText.text(band.frame)
      return "  \(band.content) at \(frame), seen from \(InstructionText.text(band.top)) to "
        + "\(InstructionText.text(band.bottom))\(band.isLastOfSection ? ", last of its section" : "")\n"
    }
    let overlay = SheetOverlay(
      sheet, layout: layout, letters: try ["A", "B"].map { try label($0, layout.style.index.label) }, draggedRow: 3,
      isWindow: true)
    return """
      sheet of \(InstructionText.text(sheet.size.width)) by \(InstructionText.text(sheet.size.height)), chrome \
      \(chrome.rawValue), scrolled by \(InstructionText.text(sheet.offset)) of \
      \(InstructionText.text(sheet.contentHeight))
      \(bands.joined())over the rows
      \(InstructionText.lines(overlay.instructions))
      """
  }

  @Test("Rows, bars, headers, frames and what lies over them", arguments: TestLook.allCases)
  func instructions(look: TestLook) throws {
    var text = ""
    for direction in LayoutDirection.allCases {
      let layout = ListLayout(style: look.style, scale: scale, width: 320, direction: direction)
      text += "== \(direction.rawValue): rows\n\(try rows(layout))"
      text += "== \(direction.rawValue): around the rows\n\(try around(layout))"
      for chrome in Chrome.allCases {
        text += "== \(direction.rawValue): \(chrome.rawValue)\n\(try sheet(layout, chrome: chrome))"
      }
    }
    try Golden.expect(text, equals: "look-\(look.rawValue).txt")
  }
}
