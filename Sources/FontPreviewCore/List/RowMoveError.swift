/// Why a row is not moved.
///
/// The description is a clause fit to stand behind the name of an option; it counts rows from 1, as the text of a move.
public enum RowMoveError: Error, Sendable, Hashable {
  /// The text is not `FROM:TO`.
  case malformed(String)
  /// One of the places, from 0, is none of the `of` places of the list.
  case noSuchRow(Int, of: Int, in: RowMove)
  /// The row may not be moved.
  case notMovable(title: String, in: RowMove)
}

extension RowMoveError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let text):
      "\(Quoting.quoted(text)) is no move: give two row numbers as FROM:TO, such as 3:1"
    case .noSuchRow(_, 0, let move):
      "\(move): the list has no rows"
    case .noSuchRow(let row, let count, let move):
      "\(move): there is no row \(RowMove.number(of: row)); rows are 1 to \(count)"
    case .notMovable(let title, let move):
      "\(move): \(Quoting.quoted(title)) may not be moved"
    }
  }
}
