/// What one row shows, as the counterpart of a table's cell; a value.
public struct FontListCell: Sendable, Hashable {
  /// Safe to print.
  public var title: String
  /// The face that draws the title; nil for a file that cannot be read.
  public var descriptor: FontDescriptor?
  public var accessory: Accessory
  /// Whether the user may move the row to another place, now or once the list is edited.
  public var isMovable: Bool

  public init(title: String, descriptor: FontDescriptor?, accessory: Accessory, isMovable: Bool) {
    self.title = title
    self.descriptor = descriptor
    self.accessory = accessory
    self.isMovable = isMovable
  }
}

extension FontList {
  /// What the row bears: while the list is edited a reorder control if it may be moved, else nothing; otherwise a checkmark
  /// if it is selected, else its own accessory. Nothing for a row that is not there.
  public func accessory(at row: Int) -> Accessory {
    guard rows.indices.contains(row) else { return .none }
    if isEditing { return rows[row].isMovable ? .reorderControl : .none }
    return row == selectedRow ? .checkmark : rows[row].accessory
  }

  /// What the row shows; nil for a row that is not there.
  public func cell(at row: Int) -> FontListCell? {
    guard rows.indices.contains(row) else { return nil }
    return FontListCell(
      title: rows[row].title, descriptor: rows[row].face, accessory: accessory(at: row), isMovable: rows[row].isMovable)
  }
}
