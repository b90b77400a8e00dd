/// What stands at the trailing edge of a row.
public enum Accessory: Sendable, Hashable {
  case none
  /// On the selected row.
  case checkmark
  /// While a list is in editing mode, on rows that may move.
  case reorderControl
  /// The row leads to another page.
  case disclosureIndicator
  /// The row offers more about itself.
  case detailButton
  /// A switch.
  case toggle(isOn: Bool)
}
