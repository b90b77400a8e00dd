/// The box around those pixels of a picture that leave ink, in whole pixels from the glyph's origin, y upwards.
struct CoveredPixels: Sendable, Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// Nil where no pixel leaves ink. `coverage` gives that of the pixel at a column and a row, counted from the corner
  /// at (`left`, `top`) downwards.
  init?(left: Int, top: Int, width: Int, height: Int, coverage: (_ x: Int, _ y: Int) -> UInt8) {
    func isCovered(_ x: Int, _ y: Int) -> Bool { coverage(x, y) > Self.faintest }
    var (first, last, upper, lower) = (width, -1, height, -1)
    for y in 0..<height {
      guard let begin = (0..<width).first(where: { isCovered($0, y) }) else { continue }
      first = min(first, begin)
      // Only what lies beyond the box so far can widen it.
      var end = width - 1
      while end > max(last, begin), !isCovered(end, y) { end -= 1 }
      last = max(last, end)
      upper = min(upper, y)
      lower = y
    }
    guard lower >= 0 else { return nil }
    (minX, maxX) = (left + first, left + last + 1)
    (minY, maxY) = (top - lower - 1, top - upper)
  }

  /// Half a level of the 63 that are told apart.
  private static let faintest: UInt8 = 2

  /// The box of the picture drawn `factor` times its size.
  func bounds(scaledBy factor: Double) -> PixelBounds {
    func fixed(_ pixels: Int, _ rule: FloatingPointRoundingRule) -> Int {
      Int((Double(pixels) * factor * 64).rounded(rule))
    }
    return PixelBounds(
      minX: fixed(minX, .down), minY: fixed(minY, .down), maxX: fixed(maxX, .up), maxY: fixed(maxY, .up))
  }
}

extension CoverageMask {
  var coveredPixels: CoveredPixels? {
    CoveredPixels(left: left, top: top, width: width, height: height) { bytes[$1 * width + $0] }
  }
}

extension ColorPicture {
  var coveredPixels: CoveredPixels? {
    CoveredPixels(left: left, top: top, width: width, height: height) { pixels[4 * ($1 * width + $0) + 3] }
  }
}
