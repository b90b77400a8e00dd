/// What a glyph is drawn as.
enum DrawnGlyph {
  /// Coverage in the colour of the text: an outline, or a bitmap as it is.
  case plain(FreeTypeGlyph)
  /// Outlines over each other, each in its colour; nil is the colour of the text.
  case layers([(glyph: FreeTypeGlyph, color: Color?)])
  /// A picture, drawn so many times its size.
  case picture(ColorPicture, factor: Double)

  /// The box around the ink, in pixels (26.6), y upwards from the baseline; nil where there is no ink.
  var inkBounds: PixelBounds? {
    switch self {
    case .plain(let glyph):
      return glyph.inkBounds
    case .layers(let layers):
      return layers.compactMap(\.glyph.inkBounds).reduce(nil) { $0?.union($1) ?? $1 }
    case .picture(let picture, let factor):
      func fixed(_ pixels: Int, _ rule: FloatingPointRoundingRule) -> Int {
        Int((Double(pixels) * factor * 64).rounded(rule))
      }
      return PixelBounds(
        minX: fixed(picture.left, .down), minY: fixed(picture.top - picture.height, .down),
        maxX: fixed(picture.left + picture.width, .up), maxY: fixed(picture.top, .up))
    }
  }

  /// Whether it needs more colours than that of the text.
  var hasColor: Bool {
    switch self {
    case .plain: false
    case .layers, .picture: true
    }
  }
}
