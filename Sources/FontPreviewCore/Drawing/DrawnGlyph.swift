/// What a glyph is drawn as.
enum DrawnGlyph {
  /// Coverage in the colour of the text: an outline, or a bitmap as it is.
  case plain(FreeTypeGlyph)
  /// Outlines over each other, each in its colour; nil is the colour of the text.
  case layers([(glyph: FreeTypeGlyph, color: Color?)])
  /// Coverage in the colour of the text, drawn so many times its size.
  case mask(CoverageMask, factor: Double)
  /// A picture, drawn so many times its size.
  case picture(ColorPicture, factor: Double)

  /// The box around the ink, in pixels (26.6), y upwards from the baseline; nil where there is no ink.
  var inkBounds: PixelBounds? {
    switch self {
    case .plain(let glyph):
      return glyph.inkBounds
    case .layers(let layers):
      return layers.compactMap(\.glyph.inkBounds).reduce(nil) { $0?.union($1) ?? $1 }
    case .mask(let mask, let factor):
      return Self.scaled((mask.left, mask.top, mask.width, mask.height), by: factor)
    case .picture(let picture, let factor):
      return Self.scaled((picture.left, picture.top, picture.width, picture.height), by: factor)
    }
  }

  private static func scaled(
    _ box: (left: Int, top: Int, width: Int, height: Int), by factor: Double
  ) -> PixelBounds {
    func fixed(_ pixels: Int, _ rule: FloatingPointRoundingRule) -> Int {
      Int((Double(pixels) * factor * 64).rounded(rule))
    }
    return PixelBounds(
      minX: fixed(box.left, .down), minY: fixed(box.top - box.height, .down),
      maxX: fixed(box.left + box.width, .up), maxY: fixed(box.top, .up))
  }

  /// Whether it needs more colours than that of the text.
  var hasColor: Bool {
    switch self {
    case .plain, .mask: false
    case .layers, .picture: true
    }
  }
}
