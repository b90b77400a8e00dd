/// A rectangle in points, y downwards.
public struct Rectangle: Sendable, Hashable {
  public var x: Points
  public var y: Points
  public var width: Points
  public var height: Points

  public init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The outline of the rectangle with round corners, as a polygon from its left edge on, clockwise.
  ///
  /// Each quarter of a circle is 24 lines: at a radius of 60 pixels they are within 1/30 pixel of it.
  func rounded(by radius: Points) -> [Point] {
    let radius = min(radius, width / 2, height / 2)
    guard radius > 0 else {
      return [Point(x: x, y: y), Point(x: maxX, y: y), Point(x: maxX, y: maxY), Point(x: x, y: maxY)]
    }
    let centres = [
      Point(x: x + radius, y: y + radius), Point(x: maxX - radius, y: y + radius),
      Point(x: maxX - radius, y: maxY - radius), Point(x: x + radius, y: maxY - radius),
    ]
    return centres.enumerated().flatMap { quarter, centre in
      (0...24).map { step in
        // Starting at the left of the first corner, which is at half a turn.
        let turn = QuarterTurn.place(step)
        let (across, up) = [
          (-turn.cosine, -turn.sine), (turn.sine, -turn.cosine), (turn.cosine, turn.sine), (-turn.sine, turn.cosine),
        ][quarter]
        return Point(x: centre.x + radius * across, y: centre.y + radius * up)
      }
    }
  }

  public var maxX: Points { x + width }
  public var maxY: Points { y + height }
}
