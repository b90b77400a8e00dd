/// Damerau-Levenshtein distance, for saying what a mistyped name may have meant.
///
/// An insertion, a deletion, a substitution and an exchange of two neighbours cost one each; no part of a name is
/// edited twice (the "optimal string alignment" form).
package enum EditDistance {
  /// Returns how many edits turn `first` into `second`, counted in Unicode scalars.
  package static func between(_ first: String, _ second: String) -> Int {
    between(Array(first.unicodeScalars), Array(second.unicodeScalars))
  }

  /// Returns those of `candidates` that are at most `limit` edits from `name`, the nearest first.
  ///
  /// Equally near candidates keep their order. The default limit, a third of the name, keeps suggestions from looking
  /// arbitrary: a short name is near to every other short name.
  package static func nearest(to name: String, in candidates: some Sequence<String>, limit: Int? = nil) -> [String] {
    let scalars = Array(name.unicodeScalars)
    let limit = limit ?? max(1, scalars.count / 3)
    var found: [(distance: Int, order: Int, candidate: String)] = []
    for (order, candidate) in candidates.enumerated() {
      let other = Array(candidate.unicodeScalars)
      // Lengths alone rule most candidates out: each edit changes the length by at most one.
      guard abs(other.count - scalars.count) <= limit else { continue }
      let distance = between(scalars, other)
      if distance <= limit { found.append((distance, order, candidate)) }
    }
    return found.sorted { ($0.distance, $0.order) < ($1.distance, $1.order) }.map(\.candidate)
  }

  private static func between(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 1...first.count {
      var current = [row]
      for column in 1...second.count {
        let substitution = previous[column - 1] + (first[row - 1] == second[column - 1] ? 0 : 1)
        var best = min(substitution, previous[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          best = min(best, beforePrevious[column - 2] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[second.count]
  }
}
