/// Compares pictures pixel by pixel.
///
/// Source of the perceptual comparison: pixelmatch 7.2 (the YIQ difference of Kotsarenko and Ramos, "Measuring perceived
/// color difference using YIQ NTSC transmission color space in mobile applications", 2010; anti-aliasing after Vyšniauskas,
/// "Anti-aliased pixel and intensity slope detector", 2009), written anew from its published description.
public enum PixmapDiff {
  /// Compares two pictures; `style` says how to draw the differences, nil not to.
  ///
  /// Pictures of different sizes are laid one over the other at their top left corners.
  public static func compare(
    _ first: RGBAPicture, _ second: RGBAPicture, by comparison: PixmapComparison, style: DifferenceStyle? = nil
  ) -> PixmapDifference {
    compare(first, second, by: comparison, style: style, rows: nil, topRow: 0)
  }

  /// Compares the rows of pixels `rows` of two parts of pictures, whose other rows are only looked at as neighbours; the
  /// first row stands `topRow` rows below the top of its picture.
  static func compare(
    _ first: RGBAPicture, _ second: RGBAPicture, by comparison: PixmapComparison, style: DifferenceStyle?,
    rows: Range<Int>?, topRow: Int
  ) -> PixmapDifference {
    let common = PixelArea(
      x: 0, y: 0, width: min(first.width, second.width), height: min(first.height, second.height))
    let isResized = first.width != second.width || first.height != second.height
    var pass = DifferencePass(
      first.cropped(common), second.cropped(common), by: comparison, style: style, topRow: topRow)
    pass.run(rows ?? 0..<common.height)
    var result = PixmapDifference(counts: pass.counts, isResized: isResized, picture: pass.picture)
    guard isResized else { return result }
    // Of parts, the neighbours do not count.
    let (width, height) = (max(first.width, second.width), rows?.count ?? max(first.height, second.height))
    let outside = width * height - common.width * (rows?.count ?? common.height)
    result.counts.compared += outside
    result.counts.different += outside
    if outside > 0 { result.counts.maxDelta = 255 }
    if let style {
      result.picture = result.picture?.extended(width: width, height: height, color: style.differenceColor)
    }
    return result
  }
}

/// One comparison of two pictures of the same size.
private struct DifferencePass {
  private let first: RGBAPicture
  private let second: RGBAPicture
  private let isExact: Bool
  private let countsAntialiasing: Bool
  /// Of a squared difference.
  private let threshold: Double
  private let style: DifferenceStyle?
  private let topRow: Int
  private var output: [UInt8] = []
  private(set) var counts = PixelCounts()

  init(
    _ first: RGBAPicture, _ second: RGBAPicture, by comparison: PixmapComparison, style: DifferenceStyle?, topRow: Int
  ) {
    (self.first, self.second, self.style, self.topRow) = (first, second, style, topRow)
    switch comparison {
    case .exact: (isExact, countsAntialiasing, threshold) = (true, true, 0)
    case .pixelmatch(let threshold, let counts):
      // 35215 is the largest difference there is.
      (isExact, countsAntialiasing, self.threshold) = (false, counts, 35215 * threshold * threshold)
    }
  }

  var picture: RGBAPicture? {
    guard style != nil else { return nil }
    return RGBAPicture(width: first.width, height: output.count / max(1, 4 * first.width), pixels: output)
  }

  mutating func run(_ rows: Range<Int>) {
    let width = first.width
    counts.compared = width * rows.count
    if style != nil { output = [UInt8](repeating: 0, count: 4 * width * rows.count) }
    for y in rows {
      let row = (4 * y * width)..<(4 * (y + 1) * width)
      let target = 4 * (y - rows.lowerBound) * width
      guard first.pixels[row] != second.pixels[row] else {
        if let style, !style.isMask {
          for x in 0..<width { drawGrey(row.lowerBound + 4 * x, style.alpha, at: target + 4 * x) }
        }
        continue
      }
      for x in 0..<width { compare(x, y, at: target + 4 * x) }
    }
  }

  private mutating func compare(_ x: Int, _ y: Int, at target: Int) {
    let place = 4 * (y * first.width + x)
    // The direction matters for the picture alone.
    let delta = isExact && style?.darkerColor == nil ? 0 : difference(place)
    guard isExact ? !isEqual(place) : abs(delta) > threshold else {
      if let style, !style.isMask { drawGrey(place, style.alpha, at: target) }
      return
    }
    if !countsAntialiasing, isAntialiased(first, second, x, y) || isAntialiased(second, first, x, y) {
      if let style, !style.isMask { draw(style.antialiasingColor, at: target) }
      return
    }
    counts.different += 1
    for channel in place..<(place + 4) {
      counts.maxDelta = max(counts.maxDelta, abs(Int(first.pixels[channel]) - Int(second.pixels[channel])))
    }
    if let style {
      draw(delta < 0 ? style.darkerColor ?? style.differenceColor : style.differenceColor, at: target)
    }
  }

  private func isEqual(_ place: Int) -> Bool {
    first.pixels[place] == second.pixels[place] && first.pixels[place + 1] == second.pixels[place + 1]
      && first.pixels[place + 2] == second.pixels[place + 2] && first.pixels[place + 3] == second.pixels[place + 3]
  }

  /// Red, green and blue differences, translucent pixels laid over a checkerboard that depends on the place; nil where
  /// there are none.
  private func channels(
    _ first: [UInt8], _ second: [UInt8], _ one: Int, _ other: Int
  ) -> (red: Double, green: Double, blue: Double)? {
    let (alpha1, alpha2) = (Double(first[one + 3]), Double(second[other + 3]))
    func value(_ pixels: [UInt8], _ place: Int) -> Double { Double(pixels[place]) }
    var red = value(first, one) - value(second, other)
    var green = value(first, one + 1) - value(second, other + 1)
    var blue = value(first, one + 2) - value(second, other + 2)
    let alpha = alpha1 - alpha2
    if red == 0, green == 0, blue == 0, alpha == 0 { return nil }
    if alpha1 < 255 || alpha2 < 255 {
      let inPicture = Double(one + 4 * topRow * self.first.width)
      func board(_ divisor: Double) -> Double { 48 + 159 * Double(Int(inPicture / divisor) % 2) }
      func blended(_ channel: Int, _ board: Double) -> Double {
        (value(first, one + channel) * alpha1 - value(second, other + channel) * alpha2 - board * alpha) / 255
      }
      red = blended(0, board(1))
      green = blended(1, board(1.618033988749895))
      blue = blended(2, board(2.618033988749895))
    }
    return (red, green, blue)
  }

  /// The perceived difference of two pixels, squared; negative where the second is darker.
  private func difference(_ place: Int) -> Double {
    guard let (red, green, blue) = channels(first.pixels, second.pixels, place, place) else { return 0 }
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    let delta = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    return y > 0 ? -delta : delta
  }

  private func brightnessDifference(_ pixels: [UInt8], _ one: Int, _ other: Int) -> Double {
    guard let (red, green, blue) = channels(pixels, pixels, one, other) else { return 0 }
    return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  /// Whether a pixel looks like part of an anti-aliased edge: it has a darker and a brighter neighbour, and one of them
  /// lies in an even area in both pictures.
  private func isAntialiased(_ picture: RGBAPicture, _ other: RGBAPicture, _ x: Int, _ y: Int) -> Bool {
    let columns = max(x - 1, 0)...min(x + 1, picture.width - 1)
    let rows = max(y - 1, 0)...min(y + 1, picture.height - 1)
    let place = 4 * (y * picture.width + x)
    var equal = Self.isAtEdge(x, y, columns, rows) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (dark, bright) = ((x: 0, y: 0), (x: 0, y: 0))
    for column in columns {
      for row in rows where column != x || row != y {
        let delta = brightnessDifference(picture.pixels, place, 4 * (row * picture.width + column))
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < darkest {
          darkest = delta
          dark = (column, row)
        } else if delta > brightest {
          brightest = delta
          bright = (column, row)
        }
      }
    }
    guard darkest != 0, brightest != 0 else { return false }
    return [dark, bright].contains {
      Self.hasManySiblings(picture, $0.x, $0.y) && Self.hasManySiblings(other, $0.x, $0.y)
    }
  }

  /// Whether three neighbours of a pixel are equal to it; the picture's edge counts for one.
  private static func hasManySiblings(_ picture: RGBAPicture, _ x: Int, _ y: Int) -> Bool {
    let columns = max(x - 1, 0)...min(x + 1, picture.width - 1)
    let rows = max(y - 1, 0)...min(y + 1, picture.height - 1)
    let place = 4 * (y * picture.width + x)
    var equal = isAtEdge(x, y, columns, rows) ? 1 : 0
    for column in columns {
      for row in rows where column != x || row != y {
        let neighbour = 4 * (row * picture.width + column)
        if (0..<4).allSatisfy({ picture.pixels[place + $0] == picture.pixels[neighbour + $0] }) { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }

  private static func isAtEdge(_ x: Int, _ y: Int, _ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> Bool {
    x == columns.lowerBound || x == columns.upperBound || y == rows.lowerBound || y == rows.upperBound
  }

  private mutating func draw(_ color: Color, at target: Int) {
    output[target] = color.red
    output[target + 1] = color.green
    output[target + 2] = color.blue
    output[target + 3] = 255
  }

  private mutating func drawGrey(_ place: Int, _ alpha: Double, at target: Int) {
    let value = Self.grey(first.pixels.span, place, alpha)
    draw(Color(red: value, green: value, blue: value), at: target)
  }

  private static func grey(_ pixels: Span<UInt8>, _ place: Int, _ alpha: Double) -> UInt8 {
    let brightness =
      Double(pixels[place]) * 0.29889531 + Double(pixels[place + 1]) * 0.58662247 + Double(pixels[place + 2])
      * 0.11448223
    return UInt8(255 + (brightness - 255) * min(max(alpha, 0), 1) * Double(pixels[place + 3]) / 255)
  }
}
