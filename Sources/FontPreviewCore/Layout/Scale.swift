/// How many pixels one point is drawn with, a whole number.
public struct Scale: Sendable, Hashable {
  /// At least 1.
  public let factor: Int

  public init(_ factor: Int) {
    precondition(factor >= 1, "a scale is a whole number from 1 on")
    self.factor = factor
  }

  /// The thinnest line that is one whole pixel.
  public var hairline: Points { Points(1 / Double(factor)) }

  /// A length in pixels, fractions kept.
  public func pixels(_ length: Points) -> Double {
    length.value * Double(factor)
  }

  /// A length in whole pixels, rounded to the nearest.
  public func wholePixels(_ length: Points) -> Int {
    Int(pixels(length).rounded())
  }

  /// A size of text in pixels per em (26.6).
  func pixelsPerEm(_ size: Points) -> Int {
    Int((pixels(size) * 64).rounded())
  }

  /// The last whole pixel that is not past `position`, in points.
  ///
  /// What is short of a whole pixel by less than 1/4096 is taken for one: a sum of fractions must not lose a pixel to
  /// its last binary digit.
  public func roundedDown(_ position: Points) -> Points {
    Points((pixels(position) + 1 / 4096).rounded(.down) / Double(factor))
  }

  /// The first whole pixel that is not before `position`, in points; with the same tolerance.
  public func roundedUp(_ position: Points) -> Points {
    Points((pixels(position) - 1 / 4096).rounded(.up) / Double(factor))
  }

  /// The nearest whole pixel, halves downwards on the page, in points.
  public func snapped(_ position: Points) -> Points {
    Points((pixels(position) + 0.5).rounded(.down) / Double(factor))
  }
}
