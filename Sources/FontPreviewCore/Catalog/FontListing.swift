/// The rows a query shows, and what was warned of on the way.
public struct FontListing: Sendable {
  public var list: FontList
  public var warnings: [CatalogWarning]
  /// Finds rows by name; the rows are those of `list`.
  let index: NameIndex
  let indexedRows: [Int]

  /// The row that `name` means: the one of that title, else the most regular face that has it among its names, else the
  /// same ignoring case; nil where there is none.
  public func row(named name: String) -> Int? {
    if let face = index.face(named: name) { return indexedRows[face] }
    // Files that cannot be read have a title and no names.
    return list.rows.firstIndex { NameKey($0.title) == NameKey(name) }
  }

  /// The titles most like `name`, the nearest first.
  public func titles(nearest name: String) -> [String] {
    NearestTitles.titles(nearest: name, in: list.rows.map(\.title))
  }
}
