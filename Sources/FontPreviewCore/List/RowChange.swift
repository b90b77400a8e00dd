/// What changed in a list, and with that what is to be drawn anew. Rows count from 0.
public enum RowChange: Sendable, Hashable {
  /// Another row is selected, or none; `redraw` are the rows that look different now, in ascending order: one or two.
  case selected(old: Int?, new: Int?, redraw: [Int])
  /// A row was taken out at `from` and inserted so that it stands at `to`; the selection went with its font.
  case moved(from: Int, to: Int)
  /// The list is edited from now on, or no longer: all accessories are others.
  case editingChanged(Bool)
  /// The rows are others, or stand in another order: everything is to be drawn anew. Holds the list as it is then.
  case reset(FontList)
}

extension FontList {
  /// Does to the list what was done to the one that `change` tells of.
  ///
  /// A list that starts as a controller's does and takes its changes in their order stays equal to it.
  public mutating func apply(_ change: RowChange) {
    switch change {
    case .selected(_, let new?, _): _ = select(row: new)
    case .selected(_, nil, _): _ = deselect()
    case .moved(let source, let destination): moveRow(from: source, to: destination)
    case .editingChanged(let isEditing): self.isEditing = isEditing
    case .reset(let list): self = list
    }
  }
}
