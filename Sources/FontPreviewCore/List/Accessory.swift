/// What a row bears at its trailing edge.
///
/// The accessory types of the original toolkit, and the reorder control, which takes their place while a list is edited.
public enum Accessory: Sendable, Hashable {
  case none
  case checkmark
  case reorderControl
  /// A chevron: the row leads to another list.
  case disclosureIndicator
  case detailButton
  /// A switch.
  case toggle(isOn: Bool)
}
