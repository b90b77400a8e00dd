/// Places on a quarter of the unit circle, computed with nothing but the four operations and square roots, so that they
/// are the same on every machine.
enum QuarterTurn {
  /// How many steps a quarter has.
  static let steps = 24

  /// Sine and cosine of `step` times 3.75 degrees.
  static func place(_ step: Int) -> (cosine: Double, sine: Double) { table[step] }

  private static let table: [(cosine: Double, sine: Double)] = {
    // cos 30 and cos 45 give cos 15, and half angles from there.
    let (half, root2, root3) = (0.5, 2.0.squareRoot(), 3.0.squareRoot())
    let cosine15 = root2 * (root3 + 1) / 4
    let cosine7 = ((1 + cosine15) * half).squareRoot()
    let cosine = ((1 + cosine7) * half).squareRoot()
    let sine = (1 - cosine * cosine).squareRoot()
    var places = [(cosine: 1.0, sine: 0.0)]
    while places.count <= steps {
      let last = places[places.count - 1]
      places.append((last.cosine * cosine - last.sine * sine, last.sine * cosine + last.cosine * sine))
    }
    places[steps] = (0, 1)
    return places
  }()
}
