/// A glyph's picture in colour, at the size of its strike.
struct ColorPicture {
  /// From the glyph's origin to the picture's left edge, in the strike's pixels.
  var left: Int
  /// From the baseline up to the picture's top edge, in the strike's pixels.
  var top: Int
  var width: Int
  var height: Int
  /// Red, green, blue and alpha, the colours multiplied by alpha, row by row from the top.
  var pixels: [UInt8]
}
