import Testing

@testable import FontPreviewCore

@Suite("A controller of a list", .timeLimit(.minutes(1)))
struct FontListControllerTests {
  @Test("It lists the fonts in their order and shows each title in its own face, with a checkmark on the selected one")
  func cells() {
    let controller = FontListController(.sample("A", "B", "C"))
    controller.selectedFontName = "B"
    #expect(controller.fonts == ["A", "B", "C"])
    #expect(controller.numberOfRows == 3)
    let cells = (0..<3).compactMap(controller.cell(at:))
    #expect(cells.map(\.title) == ["A", "B", "C"])
    #expect(cells.map { $0.descriptor?.identifier.fileName } == ["A.ttf", "B.ttf", "C.ttf"])
    #expect(cells.map(\.accessory) == [.none, .checkmark, .none])
    #expect(cells.map(\.isMovable) == [true, true, true])
  }

  @Test(
    "A row that is not there has no cell, cannot be selected or moved, and is no crash", arguments: [-1, 3, .max, .min])
  func absentRow(row: Int) async {
    let changes = await FontListController.changes(of: .letters(3)) { controller in
      #expect(controller.cell(at: row) == nil)
      #expect(controller.didSelectRow(at: row).isEmpty)
      #expect(!controller.canMoveRow(at: row))
      #expect(!controller.moveRow(from: row, to: 0))
      #expect(!controller.moveRow(from: 0, to: row))
      #expect(controller.list == .letters(3))
    }
    #expect(changes.isEmpty)
  }

  @Test("Selecting a row moves the checkmark and tells the old row, the new one, and those to draw anew")
  func selecting() async {
    let changes = await FontListController.changes(of: .letters(4)) { controller in
      #expect(controller.didSelectRow(at: 2) == [2])
      #expect(controller.selectedFontName == "C")
      #expect(controller.didSelectRow(at: 1) == [1, 2])
      #expect(controller.selectedFontName == "B")
      #expect(accessories(controller) == [.none, .checkmark, .none, .none])
    }
    #expect(changes == [.selected(old: nil, new: 2, redraw: [2]), .selected(old: 2, new: 1, redraw: [1, 2])])
  }

  @Test("Selecting the selected row says nothing, by its place or by its name")
  func selectingAgain() async {
    let changes = await FontListController.changes(of: .letters(4)) { controller in
      controller.didSelectRow(at: 2)
      #expect(controller.didSelectRow(at: 2).isEmpty)
      controller.selectedFontName = "C"
    }
    #expect(changes == [.selected(old: nil, new: 2, redraw: [2])])
  }

  @Test("Of several rows with one title the selected one stays selected when its name is set")
  func selectingNamesakes() {
    let controller = FontListController(FontList([.sample("A", file: "1"), .sample("A", file: "2")]))
    controller.didSelectRow(at: 1)
    controller.selectedFontName = "A"
    #expect(controller.selectedRow == 1)
  }

  @Test("A name is a title, else a raw name, by its bytes; setting nil takes the checkmark away")
  func selectingByName() async {
    let rows: [FontListRow] = [.sample("Raw"), .sample("\u{E9}", rawName: "Raw"), .sample("B", rawName: "b\u{7}")]
    let changes = await FontListController.changes(of: FontList(rows)) { controller in
      controller.selectedFontName = "Raw"
      #expect(controller.selectedRow == 0)
      controller.selectedFontName = "b\u{7}"
      #expect(controller.selectedRow == 2)
      #expect(controller.selectedFontName == "B")
      controller.selectedFontName = nil
      #expect(controller.selectedRow == nil && controller.selectedFontName == nil)
      // The same letter, decomposed.
      controller.selectedFontName = "e\u{301}"
      #expect(controller.selectedRow == nil)
    }
    #expect(
      changes == [
        .selected(old: nil, new: 0, redraw: [0]), .selected(old: 0, new: 2, redraw: [0, 2]),
        .selected(old: 2, new: nil, redraw: [2]),
      ])
  }

  @Test("An unknown name is no crash: no row is selected, and the name waits for its font")
  func unknownSelection() async {
    let changes = await FontListController.changes(of: .letters(3)) { controller in
      controller.didSelectRow(at: 1)
      controller.selectedFontName = "Z"
      #expect(controller.selectedRow == nil)
      #expect(controller.selectedFontName == "Z")
      #expect(accessories(controller) == [.none, .none, .none])
      controller.setFonts(FontList.sample("Y", "Z").rows)
      #expect(controller.selectedRow == 1)
    }
    #expect(changes.prefix(2) == [.selected(old: nil, new: 1, redraw: [1]), .selected(old: 1, new: nil, redraw: [1])])
  }

  @Test("A name set before there are fonts selects its row once they are there; giving them back keeps it")
  func selectionBeforeFonts() {
    let controller = FontListController()
    controller.selectedFontName = "B"
    #expect(controller.numberOfRows == 0 && controller.selectedRow == nil)
    controller.setFonts(FontList.letters(3).rows)
    #expect(controller.selectedRow == 1)
    controller.setFonts([])
    #expect(controller.selectedRow == nil && controller.selectedFontName == "B")
    controller.setFonts(FontList.letters(3).rows)
    #expect(controller.selectedRow == 1)
  }

  @Test("While editing, rows that may move bear reorder controls in place of accessories, others nothing")
  func editing() async {
    var rows = FontList.letters(4).rows
    rows[2].isMovable = false
    rows[2].accessory = .detailButton
    rows[3].accessory = .toggle(isOn: true)
    let changes = await FontListController.changes(of: FontList(rows)) { controller in
      controller.didSelectRow(at: 1)
      #expect(!controller.isEditing)
      #expect(accessories(controller) == [.none, .checkmark, .detailButton, .toggle(isOn: true)])
      controller.setEditing(true)
      #expect(controller.isEditing)
      #expect(accessories(controller) == [.reorderControl, .reorderControl, .none, .reorderControl])
      #expect((0..<4).map { controller.cell(at: $0)?.isMovable } == [true, true, false, true])
      controller.setEditing(true)
      controller.toggleEditing()
      #expect(!controller.isEditing)
      controller.setEditing(false)
      controller.toggleEditing()
    }
    #expect(
      changes.dropFirst() == [.editingChanged(true), .editingChanged(false), .editingChanged(true)])
  }

  @Test("A selected row bears its checkmark in place of its own accessory")
  func ownAccessory() {
    var rows = FontList.letters(1).rows
    rows[0].accessory = .disclosureIndicator
    let controller = FontListController(FontList(rows))
    #expect(controller.cell(at: 0)?.accessory == .disclosureIndicator)
    controller.didSelectRow(at: 0)
    #expect(controller.cell(at: 0)?.accessory == .checkmark)
  }

  @Test("A move takes the row out and inserts it where it was sent; the selection goes with its font")
  func moving() async {
    let changes = await FontListController.changes(of: .letters(5)) { controller in
      controller.didSelectRow(at: 3)
      #expect(controller.moveRow(from: 3, to: 0))
      #expect(controller.fonts == ["D", "A", "B", "C", "E"])
      #expect(controller.selectedRow == 0 && controller.selectedFontName == "D")
      #expect(controller.moveRow(from: 1, to: 4))
      #expect(controller.fonts == ["D", "B", "C", "E", "A"])
    }
    #expect(changes.dropFirst() == [.moved(from: 3, to: 0), .moved(from: 1, to: 4)])
  }

  @Test("A row that may not move is refused, though others may pass it")
  func immovableRow() async {
    var rows = FontList.letters(3).rows
    rows[0].isMovable = false
    let changes = await FontListController.changes(of: FontList(rows)) { controller in
      #expect(!controller.canMoveRow(at: 0) && controller.canMoveRow(at: 1))
      #expect(!controller.moveRow(from: 0, to: 2))
      #expect(controller.fonts == ["A", "B", "C"])
      #expect(controller.moveRow(from: 2, to: 0))
      #expect(controller.fonts == ["C", "A", "B"])
    }
    #expect(changes == [.moved(from: 2, to: 0)])
  }

  @Test("A move to where the row is says nothing")
  func moveInPlace() async {
    let changes = await FontListController.changes(of: .letters(3)) { controller in
      #expect(controller.moveRow(from: 1, to: 1))
    }
    #expect(changes.isEmpty)
  }

  @Test("The window stands around the selected row, or around a font that is named")
  func viewport() {
    let controller = FontListController(.letters(20))
    controller.didSelectRow(at: 10)
    #expect(controller.viewport(height: 200).offset == 362)
    #expect(controller.viewport(height: 200).rows == 8..<13)
    #expect(controller.viewport(height: 200, scrolledTo: "A").offset == 0)
    #expect(controller.viewport(height: 200, scrolledTo: "T").rows == 15..<20)
    let high = controller.viewport(height: 200, barHeight: 44) { RowExtents(count: $0.numberOfRows, height: 100) }
    #expect(high.offset == 972 && high.rows == 9..<12)
  }

  @Test("An unknown selection, or none, scrolls nowhere")
  func unknownViewport() {
    let controller = FontListController(.letters(20))
    #expect(controller.viewport(height: 200).offset == 0)
    controller.selectedFontName = "unknown"
    #expect(controller.viewport(height: 200).rows == 0..<5)
    #expect(controller.viewport(height: 200, from: 130).offset == 130)
    controller.didSelectRow(at: 10)
    // A name that nothing bears is not the selection.
    #expect(controller.viewport(height: 200, scrolledTo: "unknown", from: 5000).offset == 680)
    #expect(
      FontListController().viewport(height: 200)
        == VisibleRows(of: RowExtents(heights: []), height: 200, scrolledTo: nil))
  }

  private func accessories(_ controller: FontListController) -> [Accessory] {
    (0..<controller.numberOfRows).compactMap { controller.cell(at: $0)?.accessory }
  }
}
