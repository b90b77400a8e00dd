import Testing

@testable import FontPreviewCore

@Suite("A move of a row")
struct RowMoveTests {
  @Test(
    "It is written FROM:TO, counted from 1",
    arguments: [("1:3", 0, 2), ("12:1", 11, 0), ("007:7", 6, 6), ("0:1", -1, 0)])
  func parsing(text: String, source: Int, destination: Int) throws {
    #expect(try RowMove(parsing: text) == RowMove(from: source, to: destination))
  }

  @Test(
    "Anything else is an error that shows the form",
    arguments: [
      "", ":", "1", "1:", ":1", "1:2:3", "1:2:", "a:1", "1:b", "+1:2", "-1:2", "1: 2", " 1:2", "1.0:2", "1\u{301}:2",
      "\u{661}:2", "99999999999999999999:1",
    ])
  func malformed(text: String) {
    let error = #expect(throws: RowMoveError.self) { try RowMove(parsing: text) }
    #expect(error == .malformed(text))
  }

  @Test("Errors name the move, the range, and the way out")
  func texts() {
    #expect("\(RowMoveError.malformed("up\n"))" == #""up\n" is no move: give two row numbers as FROM:TO, such as 3:1"#)
    #expect(
      "\(RowMoveError.noSuchRow(12, of: 12, in: RowMove(from: 0, to: 12)))"
        == "1:13: there is no row 13; rows are 1 to 12")
    #expect("\(RowMoveError.noSuchRow(0, of: 0, in: RowMove(from: 0, to: 1)))" == "1:2: the list has no rows")
    #expect("\(RowMoveError.notMovable(title: "A", in: RowMove(from: 0, to: 1)))" == #"1:2: "A" may not be moved"#)
  }

  @Test(
    "A place that is not there is an error, and nothing moves",
    arguments: [(-1, 0, -1), (0, 3, 3), (3, 9, 3), (0, .max, .max)])
  func outOfRange(source: Int, destination: Int, row: Int) {
    var list = FontList.letters(3)
    let move = RowMove(from: source, to: destination)
    #expect(throws: RowMoveError.noSuchRow(row, of: 3, in: move)) { try list.move(move) }
    #expect(list == .letters(3))
  }

  @Test("A row that may not move is refused")
  func immovable() throws {
    var rows = FontList.letters(3).rows
    rows[1].isMovable = false
    var list = FontList(rows)
    #expect(throws: RowMoveError.notMovable(title: "B", in: RowMove(from: 1, to: 0))) {
      try list.move(RowMove(from: 1, to: 0))
    }
    try list.move(RowMove(from: 2, to: 0))
    #expect(list.titles == ["C", "A", "B"])
  }

  @Test("Any moves are a permutation, and their inverses in reverse order take them back", arguments: 1...20)
  func inverses(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...12, using: &random)
    var list = FontList.letters(count)
    _ = list.select(row: Int.random(in: 0..<count, using: &random))
    let (original, title) = (list, list.selectedTitle)
    let moves = (0..<50).map { _ in
      RowMove(from: Int.random(in: 0..<count, using: &random), to: Int.random(in: 0..<count, using: &random))
    }
    for move in moves {
      try list.move(RowMove(parsing: move.description))
      #expect(list.titles.sorted() == original.titles)
      #expect(list.selectedTitle == title)
    }
    for move in moves.reversed() { try list.move(move.inverse) }
    #expect(list == original)
  }
}
