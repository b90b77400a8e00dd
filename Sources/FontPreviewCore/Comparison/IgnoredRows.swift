/// The rows that do not count, by their titles.
struct IgnoredRows {
  private let titles: Set<NameKey>

  init(_ titles: [String]) {
    self.titles = Set(titles.map(NameKey.init))
  }

  /// Whether a row is one of them in either sheet.
  func contain(_ rows: Manifest.Row?...) -> Bool {
    !titles.isEmpty && rows.contains { $0.map { contain($0.title) } ?? false }
  }

  func contain(_ title: String) -> Bool { titles.contains(NameKey(title)) }
}
