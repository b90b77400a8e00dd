/// What a `FontListController` guards: a list, where its rows came from, and who listens.
struct FontListState: Sendable {
  private(set) var list: FontList
  var feed = ChangeFeed()
  /// Counts changes of rows or their order.
  private(set) var rowsRevision = 0
  /// Counts all changes of the list.
  private(set) var listRevision = 0

  /// The rows in the order they were given in.
  private var listing: [FontListRow]
  private var order = RowOrder()
  /// The name to select, also while no row has it.
  private var wantedName: String?

  init(_ list: FontList) {
    self.list = list
    listing = list.rows
    wantedName = list.selectedTitle
    _ = order.show(listing)
  }

  var selectedFontName: String? { list.selectedTitle ?? wantedName }

  mutating func select(row: Int) -> [Int] {
    let old = list.selectedRow
    let redraw = list.select(row: row)
    guard !redraw.isEmpty else { return [] }
    wantedName = list.selectedTitle
    note(.selected(old: old, new: row, redraw: redraw))
    return redraw
  }

  mutating func select(name: String?) {
    // Of several rows with one title the selected one stays.
    if let name, let title = list.selectedTitle, NameKey(name) == NameKey(title) { return }
    wantedName = name
    if let row = name.flatMap(list.row(named:)) {
      _ = select(row: row)
      wantedName = list.selectedTitle
    } else if let old = list.selectedRow {
      note(.selected(old: old, new: nil, redraw: list.deselect()))
    }
  }

  mutating func setEditing(_ isEditing: Bool) {
    guard isEditing != list.isEditing else { return }
    list.isEditing = isEditing
    note(.editingChanged(isEditing))
  }

  mutating func moveRow(from source: Int, to destination: Int) -> Bool {
    guard list.canMoveRow(at: source), list.rows.indices.contains(destination) else { return false }
    guard source != destination else { return true }
    list.moveRow(from: source, to: destination)
    order.move(from: source, to: destination)
    rowsRevision += 1
    note(.moved(from: source, to: destination))
    return true
  }

  mutating func setRows(_ rows: [FontListRow]) {
    listing = rows
    let selected = list.selectedRow.map { order.shown[$0] }
    var new = FontList(order.show(rows).map { rows[$0] })
    new.isEditing = list.isEditing
    let row = selected.flatMap(order.shown.firstIndex(of:)) ?? wantedName.flatMap(new.row(named:))
    if let row { _ = new.select(row: row) }
    wantedName = new.selectedTitle ?? wantedName
    replace(by: new)
  }

  mutating func arrange(by fontOrder: FontOrder) -> [String] {
    var new = list
    let (places, unknown) = list.places(by: fontOrder)
    new.permute(places)
    order.permute(places)
    replace(by: new)
    return unknown
  }

  mutating func reset() {
    order.reset()
    setRows(listing)
  }

  private mutating func replace(by new: FontList) {
    guard new != list else { return }
    list = new
    rowsRevision += 1
    note(.reset(new))
  }

  private mutating func note(_ change: RowChange) {
    listRevision += 1
    feed.note(change)
  }
}
