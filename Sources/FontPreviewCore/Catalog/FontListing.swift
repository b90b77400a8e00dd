/// The rows a query shows, and what was warned of on the way.
public struct FontListing: Sendable {
  public var list: FontList
  public var warnings: [CatalogWarning]
  /// All faces there are, also those that other rows stand for.
  let faces: [FontDescriptor]
  let naming: Naming
  let language: String

  /// The row that `name` means: the one of that title, else the most regular face that has it among its names, else the
  /// same ignoring case; nil where there is none.
  ///
  /// A face that is no row is found by the row that stands for it, the one of its title.
  public func row(named name: String) -> Int? {
    // Titles as they are come first, those of files that cannot be read among them.
    if let row = list.rows.firstIndex(where: { NameKey($0.title) == NameKey(name) }) { return row }
    // Made only for a look-up: most runs have none.
    let listed = list.rows.indices.filter { list.rows[$0].face != nil }
    let index = NameIndex(
      listed.compactMap { list.rows[$0].face }, titles: listed.map { list.rows[$0].title }, naming: naming,
      language: language)
    if let face = index.face(named: name) { return listed[face] }
    let all = NameIndex(
      faces, titles: faces.map { $0.title(naming, language: language) }, naming: naming, language: language)
    guard let face = all.face(named: name) else { return nil }
    return list.rows.firstIndex { NameKey($0.title) == NameKey(all.titleList[face]) && $0.face != nil }
  }

  /// The titles most like `name`, the nearest first.
  public func titles(nearest name: String) -> [String] {
    NearestTitles.titles(nearest: name, in: list.rows.map(\.title))
  }
}
