import Testing

@testable import FontPreviewCore

@Suite("An order that the user made", .timeLimit(.minutes(1)))
struct UserOrderTests {
  /// A B C D E with E moved to the front and A to the end.
  private static func arranged() -> FontListController {
    let controller = FontListController(.letters(5))
    controller.moveRow(from: 4, to: 0)
    controller.moveRow(from: 1, to: 4)
    #expect(controller.fonts == ["E", "B", "C", "D", "A"])
    return controller
  }

  @Test("It survives setting the same fonts again, of which nobody is told")
  func sameFonts() async {
    let changes = await FontListController.changes(of: .letters(3)) { controller in
      controller.moveRow(from: 2, to: 0)
      controller.setFonts(FontList.letters(3).rows)
      #expect(controller.fonts == ["C", "A", "B"])
    }
    #expect(changes == [.moved(from: 2, to: 0)])
  }

  @Test("It survives that fonts are given back and listed again, selecting and editing")
  func relinquished() {
    let controller = Self.arranged()
    controller.didSelectRow(at: 2)
    controller.toggleEditing()
    controller.setFonts([])
    #expect(controller.fonts.isEmpty)
    controller.setFonts(FontList.letters(5).rows)
    #expect(controller.fonts == ["E", "B", "C", "D", "A"])
    #expect(controller.selectedRow == 2 && controller.isEditing)
  }

  @Test("Fonts that a filter takes away come back to where they were, also when others were moved meanwhile")
  func filter() {
    let controller = Self.arranged()
    controller.setFonts(FontList.sample("A", "C", "E").rows)
    #expect(controller.fonts == ["E", "C", "A"])
    controller.moveRow(from: 2, to: 1)
    #expect(controller.fonts == ["E", "A", "C"])
    controller.setFonts(FontList.letters(5).rows)
    #expect(controller.fonts == ["E", "A", "B", "C", "D"])
  }

  @Test("A row moved to the front of a filtered list stands before the one that was first there")
  func filterAndMoveToFront() {
    let controller = FontListController(.letters(5))
    controller.setFonts(FontList.sample("C", "E").rows)
    controller.moveRow(from: 1, to: 0)
    controller.setFonts(FontList.letters(5).rows)
    #expect(controller.fonts == ["A", "B", "E", "C", "D"])
  }

  @Test("A new font comes behind the nearest one before it in the listing that is not new, and first without one")
  func newFonts() {
    let controller = Self.arranged()
    controller.setFonts(FontList.sample("0", "A", "B", "B1", "B2", "C", "D", "E", "F").rows)
    #expect(controller.fonts == ["0", "E", "F", "B", "B1", "B2", "C", "D", "A"])
  }

  @Test("Without the user's doing every listing stands in its own order")
  func listingOrder() {
    let controller = FontListController(.letters(3))
    controller.setFonts(FontList.sample("C", "B", "D", "A").rows)
    #expect(controller.fonts == ["C", "B", "D", "A"])
    controller.setFonts(FontList.sample("B", "C").rows)
    #expect(controller.fonts == ["B", "C"])
    controller.setFonts(FontList.letters(4).rows)
    #expect(controller.fonts == ["A", "B", "C", "D"])
  }

  @Test("A reset restores the listing's order and keeps selection and mode; the next listing stands in its own")
  func reset() async {
    var expected = FontList.letters(5)
    _ = expected.select(row: 4)
    let list = expected
    let changes = await FontListController.changes(of: .letters(5)) { controller in
      controller.moveRow(from: 4, to: 0)
      controller.didSelectRow(at: 0)
      controller.reset()
      #expect(controller.list == list)
      controller.reset()
      controller.setFonts(FontList.sample("E", "A").rows)
      #expect(controller.fonts == ["E", "A"])
    }
    #expect(changes.dropFirst(2).first == .reset(list))
    #expect(changes.count == 4)
  }

  @Test("Rows are told apart by their faces, so the order survives other names for them")
  func otherNaming() {
    let controller = Self.arranged()
    controller.didSelectRow(at: 0)
    controller.setFonts(FontList.letters(5).rows.map { .sample($0.title + "-Regular", file: $0.title) })
    #expect(controller.fonts == ["E-Regular", "B-Regular", "C-Regular", "D-Regular", "A-Regular"])
    #expect(controller.selectedFontName == "E-Regular")
  }

  @Test("Rows of one and the same face, and of files that cannot be read, are kept apart")
  func equalRows() {
    let refused = RefusedFile(path: Array("/X.ttf".utf8), reason: .emptyFile, isShown: true)
    let rows: [FontListRow] = [
      .sample("A"), .sample("A"), FontListRow(title: "X", content: .refused(refused)), .sample("A"),
    ]
    let controller = FontListController(FontList(rows))
    controller.moveRow(from: 2, to: 0)
    controller.setFonts(rows)
    #expect(controller.fonts == ["X", "A", "A", "A"])
    controller.setFonts([])
    controller.setFonts(rows)
    #expect(controller.fonts == ["X", "A", "A", "A"])
  }

  @Test("A loaded order is the user's: it survives as moves do")
  func loadedOrder() async {
    let changes = await FontListController.changes(of: .letters(4)) { controller in
      controller.didSelectRow(at: 2)
      #expect(controller.arrange(by: FontOrder(["D", "Z", "C"])) == ["Z"])
      #expect(controller.fonts == ["D", "C", "A", "B"])
      #expect(controller.selectedRow == 1)
      controller.setFonts(FontList.sample("A", "B", "C").rows)
      controller.setFonts(FontList.letters(4).rows)
      #expect(controller.fonts == ["D", "C", "A", "B"])
      #expect(FontOrder(of: controller.list).titles == ["D", "C", "A", "B"])
    }
    #expect(changes.count == 4)
  }

  @Test("After any filters and moves, all fonts are there, and those that remained kept their order", arguments: 1...20)
  func randomFilters(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let all = FontList.letters(10).rows
    let controller = FontListController(FontList(all))
    for _ in 0..<50 {
      let before = controller.fonts
      let shown = all.filter { _ in Bool.random(using: &random) }
      controller.setFonts(shown)
      let titles = Set(shown.map(\.title))
      #expect(Set(controller.fonts) == titles && controller.numberOfRows == shown.count)
      let remained = Set(before).intersection(titles)
      #expect(controller.fonts.filter(remained.contains) == before.filter(remained.contains))
      guard !shown.isEmpty else { continue }
      controller.moveRow(
        from: Int.random(in: shown.indices, using: &random), to: Int.random(in: shown.indices, using: &random))
    }
    controller.setFonts(all)
    #expect(controller.fonts.sorted() == all.map(\.title))
    controller.reset()
    #expect(controller.fonts == all.map(\.title))
  }
}
