/// One thing to draw, as a value that every sink understands alike.
///
/// Coordinates are points, y downwards: in a row from its top left corner, elsewhere from the sheet's.
public enum DrawingInstruction: Sendable, Hashable {
  /// Fills a rectangle.
  case fill(Rectangle, Color)
  /// Fills a rectangle with round corners.
  case shape(Rectangle, radius: Points, Paint)
  /// Strokes a line through points with round ends and joins.
  case stroke(Stroke)
  /// Draws a line of text.
  case text(TextInstruction)
}

/// A line through points with round ends and joins.
public struct Stroke: Sendable, Hashable {
  public var points: [Point]
  public var width: Points
  public var color: Color
  /// Whether it looks the same in a mirrored layout, as a checkmark does.
  public var keepsShape = false
}

/// A line of text in its place.
public struct TextInstruction: Sendable, Hashable {
  /// From left to right.
  public var runs: [GlyphRun]
  /// The size of an em.
  public var size: Points
  /// Where the line starts, on its baseline.
  public var origin: Point
  /// The line's advance.
  public var width: Points
  public var color: Color
  /// No ink shows outside.
  public var clip: Rectangle
}

extension DrawingInstruction {
  /// The instruction in an area `width` wide whose left and right are exchanged; text and marks stay readable.
  func mirrored(in width: Points) -> DrawingInstruction {
    func mirrored(_ rectangle: Rectangle) -> Rectangle {
      Rectangle(x: width - rectangle.maxX, y: rectangle.y, width: rectangle.width, height: rectangle.height)
    }
    func mirrored(_ points: [Point]) -> [Point] { points.map { Point(x: width - $0.x, y: $0.y) } }
    switch self {
    case .fill(let rectangle, let color): return .fill(mirrored(rectangle), color)
    case .shape(let rectangle, let radius, let paint): return .shape(mirrored(rectangle), radius: radius, paint)
    case .stroke(var stroke):
      if stroke.keepsShape {
        // The box around it changes sides.
        let (left, right) = (stroke.points.map(\.x).min() ?? 0, stroke.points.map(\.x).max() ?? 0)
        stroke.points = stroke.points.map { Point(x: $0.x + width - left - right, y: $0.y) }
      } else {
        stroke.points = mirrored(stroke.points)
      }
      return .stroke(stroke)
    case .text(var text):
      text.origin.x = width - text.origin.x - text.width
      text.clip = mirrored(text.clip)
      return .text(text)
    }
  }

  /// The instruction moved.
  func moved(x: Points = 0, y: Points = 0) -> DrawingInstruction {
    func moved(_ rectangle: Rectangle) -> Rectangle {
      Rectangle(x: rectangle.x + x, y: rectangle.y + y, width: rectangle.width, height: rectangle.height)
    }
    func moved(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
    switch self {
    case .fill(let rectangle, let color): return .fill(moved(rectangle), color)
    case .shape(let rectangle, let radius, let paint): return .shape(moved(rectangle), radius: radius, paint)
    case .stroke(var stroke):
      stroke.points = stroke.points.map(moved)
      return .stroke(stroke)
    case .text(var text):
      text.origin = moved(text.origin)
      text.clip = moved(text.clip)
      return .text(text)
    }
  }
}
