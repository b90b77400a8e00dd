/// The second part of a row that has two.
public struct RowDetail: Sendable, Hashable {
  /// What is shown; of a sample, the characters of which the first that the face can draw are shown.
  public var text: String
  /// Whether it is drawn in the row's own face, as samples are, and not in the interface font.
  public var isInOwnFace: Bool

  /// How many characters a sample shows.
  public static let sampleLength = 8

  public init(text: String, isInOwnFace: Bool) {
    self.text = text
    self.isInOwnFace = isInOwnFace
  }
}
