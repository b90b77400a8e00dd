/// Which of all faces are listed: those that meet every condition.
public struct FontFilter: Sendable, Hashable {
  /// The forms that fonts come in.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Outlines of quadratic curves, packed as WOFF or not.
    case truetype
    /// Outlines of cubic curves in an sfnt, or alone.
    case cff
    case type1
    /// No outlines.
    case bitmap
  }

  /// fontconfig's patterns, such as `:lang=ar:weight=200`; a face meets one as `fc-list` has it.
  public var patterns: [String] = []
  /// Languages as fontconfig writes them.
  public var languages: [String] = []
  /// Every character of it must be in the face.
  public var coveredText: String?
  /// Whether all letters must be equally wide, as measured.
  public var isMonospaced = false
  /// Whether the face must be of a variable font.
  public var isVariable = false
  /// Whether the face must have glyphs in colour.
  public var isColor = false
  public var format: Format?

  public init() {}

  /// Whether there is no condition.
  public var isEmpty: Bool { self == FontFilter() }
}
