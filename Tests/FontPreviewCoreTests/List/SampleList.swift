@testable import FontPreviewCore

extension FontListRow {
  /// A row that no file stands behind.
  static func sample(_ title: String, rawName: String? = nil, file: String? = nil) -> FontListRow {
    FontListRow(title: title, rawName: rawName, content: .face(.sample("/\(file ?? title).ttf")))
  }
}

extension FontList {
  /// Rows of these titles, each of a face of its own.
  static func sample(_ titles: String...) -> FontList { FontList(titles.map { .sample($0) }) }

  /// Rows A, B, C and so on.
  static func letters(_ count: Int) -> FontList {
    FontList((0..<count).map { .sample(String(Unicode.Scalar(UInt8(65 + $0)))) })
  }

  var titles: [String] { rows.map(\.title) }
}
