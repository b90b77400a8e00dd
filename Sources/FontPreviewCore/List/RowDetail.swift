/// The second part of a row that has two.
public struct RowDetail: Sendable, Hashable {
  public var text: String
  /// Whether it is drawn in the row's own face, as samples are, and not in the interface font.
  public var isInOwnFace: Bool

  public init(text: String, isInOwnFace: Bool) {
    self.text = text
    self.isInOwnFace = isInOwnFace
  }
}
