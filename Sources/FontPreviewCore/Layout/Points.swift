/// A length in points: 1/72 inch, one pixel at scale 1.
public struct Points: Sendable, Hashable, Comparable, AdditiveArithmetic, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public var value: Double

  public init(_ value: Double) {
    self.value = value
  }

  public init(floatLiteral value: Double) {
    self.value = value
  }

  public init(integerLiteral value: Int) {
    self.value = Double(value)
  }

  public static func < (left: Points, right: Points) -> Bool { left.value < right.value }
  public static func + (left: Points, right: Points) -> Points { Points(left.value + right.value) }
  public static func - (left: Points, right: Points) -> Points { Points(left.value - right.value) }
  public static prefix func - (length: Points) -> Points { Points(-length.value) }
  public static func * (left: Points, right: Double) -> Points { Points(left.value * right) }
  public static func / (left: Points, right: Double) -> Points { Points(left.value / right) }
}
