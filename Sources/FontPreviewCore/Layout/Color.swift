/// A colour in 8-bit sRGB with straight (not premultiplied) alpha.
public struct Color: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// 0 is transparent, 255 opaque.
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour written as 0xRRGGBB, with an alpha from 0 to 1.
  init(_ rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: UInt8(rgb >> 16 & 0xFF), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF),
      alpha: UInt8((alpha * 255).rounded()))
  }
}
