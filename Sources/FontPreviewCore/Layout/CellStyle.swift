/// How a row arranges title and detail: the four table cells of the original toolkit.
public enum CellStyle: String, Sendable, Hashable, CaseIterable {
  /// The title alone.
  case `default`
  /// The detail below the title, smaller.
  case subtitle
  /// The detail at the trailing edge.
  case value1
  /// A small title in a column of its own, the detail beside it.
  case value2
}
