import Testing

@testable import FontPreviewCore

@Suite("A list of fonts")
struct FontListTests {
  private static func list(_ count: Int) -> FontList {
    FontList((0..<count).map { FontListRow(title: "Font \($0)", content: .face(.sample("/\($0).ttf"))) })
  }

  @Test("Selecting says which rows changed: the new one, and the old one if there was one, in ascending order")
  func changedRows() {
    var list = Self.list(5)
    #expect(list.selectedRow == nil && list.selectedTitle == nil)
    #expect(list.select(row: 3) == [3])
    #expect(list.select(row: 1) == [1, 3])
    #expect(list.select(row: 4) == [1, 4])
    #expect(list.selectedRow == 4)
    #expect(list.selectedTitle == "Font 4")
  }

  @Test("Selecting the selected row changes nothing")
  func selectingAgain() {
    var list = Self.list(5)
    _ = list.select(row: 2)
    #expect(list.select(row: 2).isEmpty)
    #expect(list.selectedRow == 2)
  }

  @Test("Selecting a row that is not there keeps the selection", arguments: [-1, 5, .max, .min])
  func absentRow(row: Int) {
    var list = Self.list(5)
    _ = list.select(row: 2)
    #expect(list.select(row: row).isEmpty)
    #expect(list.selectedRow == 2)
  }

  @Test("Deselecting says which row changed")
  func deselecting() {
    var list = Self.list(5)
    #expect(list.deselect().isEmpty)
    _ = list.select(row: 2)
    #expect(list.deselect() == [2])
    #expect(list.selectedRow == nil)
  }

  @Test(
    "A moved row stands where it was sent, the others keep their order",
    arguments: [
      (0, 3, [1, 2, 3, 0, 4]), (3, 0, [3, 0, 1, 2, 4]), (2, 2, [0, 1, 2, 3, 4]), (4, 0, [4, 0, 1, 2, 3]),
      (0, 4, [1, 2, 3, 4, 0]), (1, 2, [0, 2, 1, 3, 4]),
    ])
  func move(source: Int, destination: Int, order: [Int]) {
    var list = Self.list(5)
    let hasMoved = list.moveRow(from: source, to: destination)
    #expect(hasMoved)
    #expect(list.rows.map(\.title) == order.map { "Font \($0)" })
  }

  @Test("A move from or to a place that is not there changes nothing", arguments: [(-1, 0), (0, -1), (5, 0), (0, 5)])
  func absentMove(source: Int, destination: Int) {
    var list = Self.list(5)
    _ = list.select(row: 1)
    let before = list
    let hasMoved = list.moveRow(from: source, to: destination)
    #expect(!hasMoved)
    #expect(list == before)
  }

  @Test("Moves lose no row, keep the order of the others, and leave the selection with its font", arguments: 1...8)
  func randomMoves(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var list = Self.list(Int.random(in: 1...12, using: &random))
    let all = Set(list.rows)
    let selected = Int.random(in: 0..<list.numberOfRows, using: &random)
    _ = list.select(row: selected)
    let title = try #require(list.selectedTitle)
    for _ in 0..<200 {
      let source = Int.random(in: 0..<list.numberOfRows, using: &random)
      let destination = Int.random(in: 0..<list.numberOfRows, using: &random)
      let before = list.rows
      list.moveRow(from: source, to: destination)
      #expect(list.rows[destination] == before[source])
      #expect(list.rows.filter { $0 != before[source] } == before.filter { $0 != before[source] })
      #expect(Set(list.rows) == all && list.numberOfRows == all.count)
      #expect(list.selectedTitle == title)
    }
  }

  @Test("A row may be moved unless it says otherwise or is not there")
  func movableRows() {
    var rows = Self.list(2).rows
    rows[1].isMovable = false
    let list = FontList(rows)
    #expect([-1, 0, 1, 2].map(list.canMoveRow) == [false, true, false, false])
  }

  @Test("A list without rows can be asked and told everything")
  func emptyList() {
    var list = FontList()
    #expect(list.numberOfRows == 0)
    #expect(list.select(row: 0).isEmpty)
    #expect(list.deselect().isEmpty)
    let hasMoved = list.moveRow(from: 0, to: 0)
    #expect(!hasMoved)
    #expect(!list.canMoveRow(at: 0))
  }
}
