/// A picture of palette indices, one byte a pixel, row by row from the top.
public struct Pixmap: Sendable, Hashable {
  public let width: Int
  public let height: Int
  /// `width` times `height` bytes.
  public var pixels: [UInt8]

  /// A picture of nothing but index 0.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height)
  }
}
