/// One thing to draw in a row, as a value that every sink understands alike.
///
/// Coordinates are points from the row's top left corner, y downwards.
public enum DrawingInstruction: Sendable, Hashable {
  /// Fills a rectangle.
  case fill(Rectangle, Color)
  /// Strokes a line through points with round ends and joins.
  case stroke([Point], width: Points, Color)
  /// Draws a line of text.
  case text(TextInstruction)
}

/// A line of text in its place.
public struct TextInstruction: Sendable, Hashable {
  /// From left to right.
  public var runs: [GlyphRun]
  /// The size of an em.
  public var size: Points
  /// Where the line starts, on its baseline.
  public var origin: Point
  public var color: Color
  /// No ink shows outside.
  public var clip: Rectangle
}
