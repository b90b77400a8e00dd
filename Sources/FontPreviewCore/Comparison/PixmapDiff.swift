/// A picture as four bytes a pixel: red, green, blue and straight alpha, row by row from the top.
public struct RGBAPicture: Sendable, Hashable {
  public let width: Int
  public let height: Int
  public var pixels: [UInt8]

  /// `pixels` are `width` times `height` times four bytes.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a picture has four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// How pictures are compared.
public enum PixmapComparison: Sendable, Hashable {
  /// Any difference of any channel counts.
  case exact
  /// As pixelmatch 7.2 does: a pixel counts whose colour differs by more than `threshold` (0 to 1), seen by an eye; one
  /// that looks like anti-aliasing only if `countsAntialiasing`.
  case pixelmatch(threshold: Double, countsAntialiasing: Bool)
}

/// How a picture of differences is drawn, as pixelmatch does.
public struct DifferenceStyle: Sendable, Hashable {
  /// How strong the unchanged picture shows through, 0 to 1.
  public var alpha = 0.1
  public var antialiasingColor = Color(red: 255, green: 255, blue: 0)
  public var differenceColor = Color(red: 255, green: 0, blue: 0)
  /// Where the second picture is darker; nil for `differenceColor`.
  public var darkerColor: Color?
  /// Whether only differences are drawn, over a transparent backdrop.
  public var isMask = false

  public init() {}
}

/// What a comparison of two pictures of one size found.
public struct PixmapDifference: Sendable, Hashable {
  public var differentPixels: Int
  public var comparedPixels: Int
  /// The largest difference of a channel, 0 to 255, of the pixels that count.
  public var maxDelta: Int
  /// The differences as a picture, where it was asked for.
  public var picture: RGBAPicture?
}

/// Compares pictures pixel by pixel.
///
/// Source of the perceptual comparison: pixelmatch 7.2 (the YIQ difference of Kotsarenko and Ramos, "Measuring perceived
/// color difference using YIQ NTSC transmission color space in mobile applications", 2010; anti-aliasing after Vyšniauskas,
/// "Anti-aliased pixel and intensity slope detector", 2009), written anew from its published description.
public enum PixmapDiff {
  /// Compares two pictures of the same size; `style` says how to draw the differences, nil not to.
  public static func compare(
    _ first: RGBAPicture, _ second: RGBAPicture, by comparison: PixmapComparison, style: DifferenceStyle? = nil
  ) -> PixmapDifference {
    precondition(
      first.width == second.width && first.height == second.height, "only pictures of one size can be compared")
    var result = PixmapDifference(
      differentPixels: 0, comparedPixels: first.width * first.height, maxDelta: 0, picture: nil)
    var output = style.map { _ in [UInt8](repeating: 0, count: first.pixels.count) }
    let isSame = first.pixels == second.pixels
    if isSame, style == nil { return result }
    let (threshold, countsAntialiasing): (Double, Bool) =
      switch comparison {
      case .exact: (0, true)
      case .pixelmatch(let threshold, let counts): (threshold, counts)
      }
    // 35215 is the largest difference there is.
    let largest = 35215 * threshold * threshold
    for y in 0..<first.height {
      for x in 0..<first.width {
        let place = 4 * (y * first.width + x)
        let delta = isSame ? 0 : difference(first.pixels, second.pixels, place, place)
        let differs = comparison == .exact ? !isEqual(first.pixels, second.pixels, place) : abs(delta) > largest
        guard differs else {
          if let style, !style.isMask { drawGrey(first.pixels, place, style.alpha, into: &output) }
          continue
        }
        if !countsAntialiasing, isAntialiased(first, second, x, y) || isAntialiased(second, first, x, y) {
          if let style, !style.isMask { draw(style.antialiasingColor, place, into: &output) }
          continue
        }
        result.differentPixels += 1
        for channel in 0..<4 {
          let (one, other) = (Int(first.pixels[place + channel]), Int(second.pixels[place + channel]))
          result.maxDelta = max(result.maxDelta, abs(one - other))
        }
        if let style {
          draw(delta < 0 ? style.darkerColor ?? style.differenceColor : style.differenceColor, place, into: &output)
        }
      }
    }
    result.picture = output.map { RGBAPicture(width: first.width, height: first.height, pixels: $0) }
    return result
  }

  private static func isEqual(_ first: [UInt8], _ second: [UInt8], _ place: Int) -> Bool {
    (0..<4).allSatisfy { first[place + $0] == second[place + $0] }
  }

  /// Red, green, blue and alpha differences, translucent pixels laid over a checkerboard that depends on the place.
  private static func channels(
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
      func board(_ divisor: Double) -> Double {
        48 + 159 * Double(Int(Double(one) / divisor) % 2)
      }
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
  private static func difference(_ first: [UInt8], _ second: [UInt8], _ one: Int, _ other: Int) -> Double {
    guard let (red, green, blue) = channels(first, second, one, other) else { return 0 }
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    let delta = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    return y > 0 ? -delta : delta
  }

  private static func brightnessDifference(_ pixels: [UInt8], _ one: Int, _ other: Int) -> Double {
    guard let (red, green, blue) = channels(pixels, pixels, one, other) else { return 0 }
    return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  /// Whether a pixel looks like part of an anti-aliased edge: it has a darker and a brighter neighbour, and one of them
  /// lies in an even area in both pictures.
  private static func isAntialiased(_ picture: RGBAPicture, _ other: RGBAPicture, _ x: Int, _ y: Int) -> Bool {
    let columns = max(x - 1, 0)...min(x + 1, picture.width - 1)
    let rows = max(y - 1, 0)...min(y + 1, picture.height - 1)
    let place = 4 * (y * picture.width + x)
    var equal = isAtEdge(x, y, columns, rows) ? 1 : 0
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
    return [dark, bright].contains { hasManySiblings(picture, $0.x, $0.y) && hasManySiblings(other, $0.x, $0.y) }
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

  private static func draw(_ color: Color, _ place: Int, into output: inout [UInt8]?) {
    output?.replaceSubrange(place..<(place + 4), with: [color.red, color.green, color.blue, 255])
  }

  private static func drawGrey(_ pixels: [UInt8], _ place: Int, _ alpha: Double, into output: inout [UInt8]?) {
    let brightness =
      Double(pixels[place]) * 0.29889531 + Double(pixels[place + 1]) * 0.58662247 + Double(pixels[place + 2])
      * 0.11448223
    let value = UInt8(255 + (brightness - 255) * alpha * Double(pixels[place + 3]) / 255)
    output?.replaceSubrange(place..<(place + 4), with: [value, value, value, 255])
  }
}
