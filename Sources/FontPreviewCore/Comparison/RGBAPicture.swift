/// A picture as four bytes a pixel: red, green, blue and straight alpha, row by row from the top.
public struct RGBAPicture: Sendable, Hashable {
  public let width: Int
  public let height: Int
  public var pixels: [UInt8]

  /// `pixels` are `width` times `height` times four bytes.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a picture has four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A part of the picture, which lies inside it.
  func cropped(_ area: PixelArea) -> RGBAPicture {
    guard area != PixelArea(x: 0, y: 0, width: width, height: height) else { return self }
    var part: [UInt8] = []
    part.reserveCapacity(4 * area.width * area.height)
    for y in area.y..<area.maxY { part += pixels[(4 * (y * width + area.x))..<(4 * (y * width + area.maxX))] }
    return RGBAPicture(width: area.width, height: area.height, pixels: part)
  }

  /// The picture at the top left of a larger one that is `color` otherwise.
  func extended(width: Int, height: Int, color: Color) -> RGBAPicture {
    guard width != self.width || height != self.height else { return self }
    let blank = [color.red, color.green, color.blue, color.alpha]
    let rest = Array([[UInt8]](repeating: blank, count: width - self.width).joined())
    var larger: [UInt8] = []
    larger.reserveCapacity(4 * width * height)
    for y in 0..<self.height { larger += pixels[(4 * y * self.width)..<(4 * (y + 1) * self.width)] + rest }
    let blankRow = Array([[UInt8]](repeating: blank, count: width).joined())
    for _ in self.height..<height { larger += blankRow }
    return RGBAPicture(width: width, height: height, pixels: larger)
  }
}
