/// A move of one row to another place. Places count from 0 here, and from 1 in text.
public struct RowMove: Sendable, Hashable {
  public var source: Int
  /// Where the row stands afterwards.
  public var destination: Int

  public init(from source: Int, to destination: Int) {
    self.source = source
    self.destination = destination
  }

  /// The move that `FROM:TO` means, two row numbers from 1 on.
  ///
  /// Throws `RowMoveError.malformed` for anything else; whether there are such rows shows when the list is moved.
  public init(parsing text: String) throws(RowMoveError) {
    let numbers = text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
    guard numbers.count == 2, let source = Self.number(numbers[0]), let destination = Self.number(numbers[1]) else {
      throw .malformed(text)
    }
    self.init(from: source - 1, to: destination - 1)
  }

  /// The move that takes this one back.
  public var inverse: RowMove { RowMove(from: destination, to: source) }

  /// Digits only: no sign, no blanks; nil as well for more than an `Int` holds.
  private static func number(_ digits: Substring.UTF8View) -> Int? {
    digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ? Int(Substring(digits)) : nil
  }
}

extension RowMove: CustomStringConvertible {
  /// As it is parsed.
  public var description: String { "\(Self.number(of: source)):\(Self.number(of: destination))" }

  /// The place counted from 1; also of the largest `Int`.
  static func number(of row: Int) -> String { row < 0 ? "\(row + 1)" : "\(UInt(row) + 1)" }
}

extension FontList {
  /// Moves a row that may be moved; the selection goes with its font.
  ///
  /// Throws `RowMoveError.noSuchRow` where a place is not in the list, and `.notMovable`; nothing changes then.
  public mutating func move(_ move: RowMove) throws(RowMoveError) {
    for row in [move.source, move.destination] where !rows.indices.contains(row) {
      throw .noSuchRow(row, of: numberOfRows, in: move)
    }
    guard canMoveRow(at: move.source) else { throw .notMovable(title: rows[move.source].title, in: move) }
    moveRow(from: move.source, to: move.destination)
  }
}
