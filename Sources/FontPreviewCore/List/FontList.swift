/// An ordered list of fonts with at most one row selected; a value.
///
/// Rows count from 0. The counterpart of both ancestors' tables: one lists font names with a checkmark on the selected
/// one, the other lets rows be moved.
public struct FontList: Sendable, Hashable {
  public private(set) var rows: [FontListRow]
  /// Nil where no row is selected.
  public private(set) var selectedRow: Int?
  /// Whether the list is in editing mode, in which rows bear reorder controls instead of accessories.
  public var isEditing = false

  /// A list without a selection.
  public init(_ rows: [FontListRow] = []) {
    self.rows = rows
  }

  public var numberOfRows: Int { rows.count }

  /// The title of the selected row, or nil.
  public var selectedTitle: String? { selectedRow.map { rows[$0].title } }

  /// The row whose title is `name`, else the one whose raw name is; nil where there is none. Names are held against each
  /// other by their UTF-8 bytes; of several rows the first counts.
  public func row(named name: String) -> Int? {
    rows.firstIndex { $0.title.utf8.elementsEqual(name.utf8) }
      ?? rows.firstIndex { $0.rawName.utf8.elementsEqual(name.utf8) }
  }

  /// The list with each row changed by `change`; order and selection stay.
  public func mapRows(_ change: (inout FontListRow) -> Void) -> FontList {
    var list = self
    for index in list.rows.indices { change(&list.rows[index]) }
    return list
  }

  /// Selects a row and says which rows look different now, in ascending order.
  ///
  /// None where the row was selected already; one where no row was; else two. A row that is not there changes nothing.
  public mutating func select(row: Int) -> [Int] {
    guard rows.indices.contains(row), row != selectedRow else { return [] }
    let changed = [selectedRow, row].compactMap { $0 }.sorted()
    selectedRow = row
    return changed
  }

  /// Takes the selection away and says which row looks different now.
  public mutating func deselect() -> [Int] {
    defer { selectedRow = nil }
    return selectedRow.map { [$0] } ?? []
  }

  /// Whether the user may move the row; false for a row that is not there.
  public func canMoveRow(at row: Int) -> Bool {
    rows.indices.contains(row) && rows[row].isMovable
  }

  /// Takes the row at `source` out and inserts it so that it stands at `destination`; the selection goes with its font.
  ///
  /// Says whether both places exist; otherwise nothing changes. Whether the user may move the row is for the caller to
  /// ask (`canMoveRow(at:)`).
  @discardableResult
  public mutating func moveRow(from source: Int, to destination: Int) -> Bool {
    guard rows.indices.contains(source), rows.indices.contains(destination) else { return false }
    let row = rows.remove(at: source)
    rows.insert(row, at: destination)
    if let selected = selectedRow {
      if selected == source {
        selectedRow = destination
      } else if source < selected, selected <= destination {
        selectedRow = selected - 1
      } else if destination <= selected, selected < source {
        selectedRow = selected + 1
      }
    }
    return true
  }

  /// Puts the row from `places[row]` at each `row`; the selection goes with its font. `places` holds each row once.
  mutating func permute(_ places: [Int]) {
    rows = places.map { rows[$0] }
    selectedRow = selectedRow.flatMap(places.firstIndex(of:))
  }
}
