/// What is being done with a row.
public enum RowState: Sendable, Hashable {
  case normal
  /// A finger or pointer is on it.
  case highlighted
  /// It is being moved, lifted above its neighbours.
  case dragged
}
