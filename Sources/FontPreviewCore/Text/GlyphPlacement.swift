/// Where the glyphs of a line stand in pixels: the one place that rounds them.
///
/// Glyphs stand at quarter pixels in both directions: finer places cannot be seen and would make more different pixels
/// for the encoder to write.
struct GlyphPlacement {
  /// In pixels, from the line's start.
  private(set) var pen: Double = 0

  /// One glyph's place, in pixels (26.6), a multiple of 16; y upwards from the baseline.
  struct Position: Sendable, Hashable {
    var x: Int
    var y: Int
  }

  /// Begins a line whose start is `start` pixels from the row's left edge.
  init(start: Double = 0) {
    pen = start
  }

  /// Places a glyph and moves the pen past it.
  mutating func place(_ glyph: Glyph, pixelsPerUnit: Double) -> Position {
    let x = pen + Double(glyph.xOffset) * pixelsPerUnit
    let y = Double(glyph.yOffset) * pixelsPerUnit
    pen += Double(glyph.xAdvance) * pixelsPerUnit
    return Position(x: Self.quarter(x), y: Self.quarter(y))
  }

  private static func quarter(_ pixels: Double) -> Int {
    // Beyond this no row reaches; damaged offsets must not overflow.
    Int((max(-1e6, min(1e6, pixels)) * 4 + 0.5).rounded(.down)) * 16
  }
}
