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
      // A palette may hold colours that are none; the text's own is always seen.
      return layers.filter { $0.color?.alpha != 0 }.compactMap(\.glyph.inkBounds).reduce(nil) { $0?.union($1) ?? $1 }
    case .mask(let mask, let factor):
      return mask.coveredPixels?.bounds(scaledBy: factor)
    case .picture(let picture, let factor):
      return picture.coveredPixels?.bounds(scaledBy: factor)
    }
  }

  /// Whether it needs more colours than that of the text.
  var hasColor: Bool {
    switch self {
    case .plain, .mask: false
    case .layers(let layers): !layers.isEmpty
    case .picture: true
    }
  }

  /// How much memory its pixels take, where they are the program's own.
  var pictureBytes: Int {
    switch self {
    case .plain, .layers: 0
    case .mask(let mask, _): mask.bytes.count
    case .picture(let picture, _): picture.pixels.count
    }
  }
}
