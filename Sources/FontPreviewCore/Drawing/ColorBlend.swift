/// Lays colours over a picture whose colours are spelled out.
///
/// Only what has colours that the sheet's palette lacks comes here.
enum ColorBlend {
  /// Draws coverage whose origin is at the pixel (`x`, `baseline`); quantised to 63 levels, as in indexed rows.
  ///
  /// `color` gives the colour of a row of pixels.
  static func blend(
    _ coverage: CoverageView, x: Int, baseline: Int, clip: PixelClip, into pixmap: inout Pixmap,
    color: (Int) -> Color
  ) {
    let (left, top) = unsafe (x + coverage.left, baseline - coverage.top)
    let (width, height, stride) = unsafe (coverage.width, coverage.height, coverage.stride)
    for row in max(0, clip.minY - top)..<max(max(0, clip.minY - top), min(height, clip.maxY - top)) {
      let color = color(top + row)
      for column in max(0, clip.minX - left)..<max(max(0, clip.minX - left), min(width, clip.maxX - left)) {
        let level = (Int(unsafe coverage.start[row * stride + column]) * Palette.levels + 127) / 255
        guard level > 0 else { continue }
        let place = 3 * ((top + row) * pixmap.width + left + column)
        let present = Color(
          red: pixmap.pixels[place], green: pixmap.pixels[place + 1], blue: pixmap.pixels[place + 2])
        let blended = color.over(present, coverage: level)
        pixmap.pixels[place] = blended.red
        pixmap.pixels[place + 1] = blended.green
        pixmap.pixels[place + 2] = blended.blue
      }
    }
  }

  /// Draws a picture `factor` times its size, its origin at (`x`, `baseline`) in pixels, which need not be whole.
  static func draw(
    _ picture: ColorPicture, factor: Double, x: Double, baseline: Double, clip: PixelClip, into pixmap: inout Pixmap
  ) {
    let columns = ResamplingAxis(
      start: x + Double(picture.left) * factor, factor: factor, count: picture.width, from: clip.minX, to: clip.maxX)
    let rows = ResamplingAxis(
      start: baseline - Double(picture.top) * factor, factor: factor, count: picture.height, from: clip.minY,
      to: clip.maxY)
    for (rowOffset, rowWeights) in rows.weights.enumerated() {
      for (columnOffset, columnWeights) in columns.weights.enumerated() {
        var sum = (0.0, 0.0, 0.0, 0.0)
        for (row, rowWeight) in rowWeights {
          for (column, columnWeight) in columnWeights {
            let place = 4 * (row * picture.width + column)
            let weight = rowWeight * columnWeight
            sum.0 += weight * Double(picture.pixels[place])
            sum.1 += weight * Double(picture.pixels[place + 1])
            sum.2 += weight * Double(picture.pixels[place + 2])
            sum.3 += weight * Double(picture.pixels[place + 3])
          }
        }
        guard sum.3 > 0 else { continue }
        let place = 3 * ((rows.first + rowOffset) * pixmap.width + columns.first + columnOffset)
        let rest = 1 - min(1, sum.3 / 255)
        for (channel, value) in [sum.0, sum.1, sum.2].enumerated() {
          let blended = value + rest * Double(pixmap.pixels[place + channel])
          pixmap.pixels[place + channel] = UInt8(max(0, min(255, blended.rounded())))
        }
      }
    }
  }
}
