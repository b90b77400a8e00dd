/// How the pixels of a PNG's rows are laid out, 8 bits a sample and without padding.
public enum PNGFormat: Hashable, Sendable {
  /// One byte a pixel: an index into 1 to 256 opaque colours.
  case indexed(palette: [Color])
  /// Three bytes a pixel: red, green, blue.
  case rgb
  /// Four bytes a pixel: red, green, blue and straight alpha.
  case rgba

  public var bytesPerPixel: Int {
    switch self {
    case .indexed: 1
    case .rgb: 3
    case .rgba: 4
    }
  }
}
