/// A picture, row by row from the top.
public struct Pixmap: Sendable, Hashable {
  /// What a pixel is.
  public enum Format: Sendable, Hashable {
    /// One byte: an index into the sheet's palette.
    case indexed
    /// Three bytes: red, green and blue.
    case rgb
    /// Four bytes: red, green, blue and straight alpha.
    case rgba
  }

  public let width: Int
  public let height: Int
  public private(set) var format: Format
  /// `width` times `height` pixels.
  public var pixels: [UInt8]

  /// A picture of nothing but index 0.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    format = .indexed
    pixels = [UInt8](repeating: 0, count: width * height)
  }

  /// A picture of given pixels.
  init(width: Int, height: Int, format: Format, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.format = format
    self.pixels = pixels
  }

  /// The bytes of a pixel.
  var bytesPerPixel: Int {
    switch format {
    case .indexed: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The rows of pixels in a range.
  func cropped(toRows rows: Range<Int>) -> Pixmap {
    guard rows != 0..<height else { return self }
    let stride = width * bytesPerPixel
    return Pixmap(
      width: width, height: rows.count, format: format,
      pixels: Array(pixels[(rows.lowerBound * stride)..<(rows.upperBound * stride)]))
  }

  /// The same picture with its colours spelled out.
  public func expanded(by palette: Palette) -> Pixmap {
    guard format == .indexed else { return self }
    var copy = self
    copy.format = .rgb
    let table = palette.colors.flatMap { [$0.red, $0.green, $0.blue] }
    copy.pixels = [UInt8](repeating: 0, count: 3 * pixels.count)
    unsafe copy.pixels.withUnsafeMutableBufferPointer { target in
      unsafe pixels.withUnsafeBufferPointer { source in
        unsafe table.withUnsafeBufferPointer { table in
          for place in source.indices {
            let entry = unsafe 3 * Int(source[place])
            for channel in 0..<3 { unsafe target[3 * place + channel] = table[entry + channel] }
          }
        }
      }
    }
    return copy
  }
}
