/// What a Gaussian blur makes of a bar that is on between two places.
///
/// Computed with nothing but the four operations, so that it is the same on every machine.
struct GaussianEdge {
  var start: Double
  var end: Double
  /// The standard deviation; 0 for no blur.
  var deviation: Double

  /// How much is left at a place, 0 to 1.
  func value(at place: Double) -> Double {
    guard deviation > 0 else { return place >= start && place < end ? 1 : 0 }
    let unit = deviation * 2.0.squareRoot()
    return (Self.errorFunction((place - start) / unit) - Self.errorFunction((place - end) / unit)) / 2
  }

  /// The error function, to ten digits: its Taylor series, which up to 4 needs no more than 70 terms. From there on it is
  /// 1 to eight digits.
  static func errorFunction(_ x: Double) -> Double {
    guard abs(x) < 4 else { return x < 0 ? -1 : 1 }
    var term = x
    var sum = x
    for n in 1...70 {
      term *= -x * x / Double(n)
      sum += term / Double(2 * n + 1)
    }
    // 2 over the root of pi.
    return 1.1283791670955126 * sum
  }
}
