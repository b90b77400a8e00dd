/// A picture that a report has written: its name and size, without its pixels.
struct ReportPicture {
  /// What of a comparison a picture shows; its name ends in the word.
  enum Kind: String, CaseIterable {
    case old
    case new
    case difference
  }

  /// Seen from the report's folder.
  var name: String
  /// In pixels.
  var width: Int
  /// In pixels.
  var height: Int

  /// As in "pictures/001-00012-2-old.png": sheet, row, and part where it is not the first. All count from 1; row 0 is
  /// what lies beside the rows.
  ///
  /// Made of numbers alone, since a font may be called anything.
  static func name(sheet: Int, row: Int?, part: Int, kind: Kind) -> String {
    let number = padded(sheet + 1, digits: 3) + "-" + padded(row.map { $0 + 1 } ?? 0, digits: 5)
    return "pictures/" + number + (part > 0 ? "-\(part + 1)" : "") + "-\(kind.rawValue).png"
  }

  private static func padded(_ number: Int, digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
