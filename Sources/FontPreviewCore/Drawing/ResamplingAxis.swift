/// How pixels of a picture are mixed along one axis when it is drawn at another size.
///
/// Shrinking averages over the area that a target pixel covers; enlarging interpolates between neighbours.
struct ResamplingAxis {
  /// The first target pixel that is touched.
  let first: Int
  /// For each target pixel from `first` on: source pixels with their weights. What the picture does not reach weighs
  /// nothing, so that its edges are soft.
  let weights: [[(source: Int, weight: Double)]]

  /// The axis of `count` source pixels, drawn `factor` times their size from `start` on, between two target pixels.
  init(start: Double, factor: Double, count: Int, from lower: Int, to upper: Int) {
    let end = start + Double(count) * factor
    let first = max(Double(lower), min(Double(upper), start.rounded(.down)))
    let last = max(first, min(Double(upper), end.rounded(.up)))
    self.first = Int(first)
    weights = (Int(first)..<Int(last)).map { target in
      factor < 1
        ? Self.averaged(Double(target), start, factor, count)
        : Self.interpolated(Double(target), start, factor, count)
    }
  }

  private static func averaged(_ target: Double, _ start: Double, _ factor: Double, _ count: Int) -> [(Int, Double)] {
    let from = max(0, (target - start) / factor)
    let to = min(Double(count), (target + 1 - start) / factor)
    guard from < to else { return [] }
    return (Int(from)..<min(count, Int(to.rounded(.up)))).map { source in
      // The part of the source pixel that the target covers, as a part of the target pixel.
      (source, (min(to, Double(source + 1)) - max(from, Double(source))) * factor)
    }
  }

  private static func interpolated(
    _ target: Double, _ start: Double, _ factor: Double, _ count: Int
  ) -> [(Int, Double)] {
    let covered = min(target + 1, start + Double(count) * factor) - max(target, start)
    guard covered > 0, count > 0 else { return [] }
    let place = (target + 0.5 - start) / factor - 0.5
    let left = place.rounded(.down)
    let part = place - left
    func clamped(_ source: Double) -> Int { Int(max(0, min(Double(count - 1), source))) }
    return [(clamped(left), (1 - part) * covered), (clamped(left + 1), part * covered)]
  }
}
