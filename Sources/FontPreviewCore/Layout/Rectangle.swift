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

  public var maxX: Points { x + width }
  public var maxY: Points { y + height }
}
