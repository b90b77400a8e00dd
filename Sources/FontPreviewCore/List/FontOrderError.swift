/// Why a file holds no order of fonts.
///
/// The description is a clause fit to stand behind the file's name.
public enum FontOrderError: Error, Sendable, Hashable {
  /// Bytes of this line, from 1, are no UTF-8.
  case notUTF8(line: Int)
}

extension FontOrderError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notUTF8(let line): "line \(line) is not UTF-8; give a text file with one title a line"
    }
  }
}
