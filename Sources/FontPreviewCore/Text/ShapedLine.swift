/// A line of text as glyph runs, in the size it is drawn at.
public struct ShapedLine: Sendable, Hashable {
  /// In visual order, from left to right.
  public var runs: [GlyphRun]
  /// The sum of all advances.
  public var width: Points
  /// Ascender of the line box above the baseline.
  public var ascender: Points
  /// Depth of the line box below the baseline; positive downwards.
  public var descender: Points
  /// The box around the ink, x from the line's start and y downwards from the baseline; nil where there is no ink.
  public var ink: Rectangle?
  /// The characters that no face has, each once, in the order of the text.
  public var missing: String
  /// Whether the end was cut off to fit, with an ellipsis in its place but for samples.
  public var isTruncated: Bool

  /// A line without text and height.
  static let empty = ShapedLine(
    runs: [], width: 0, ascender: 0, descender: 0, ink: nil, missing: "", isTruncated: false)
}
