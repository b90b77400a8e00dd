/// How far two names are apart, for "did you mean".
package enum NameDistance {
  /// The names of `candidates` that `name` may be a slip of, the nearest first; at most `limit`.
  package static func nearest(to name: String, in candidates: [String], limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 200 else { return [] }
    // A third of the letters wrong is another word.
    let bound = max(1, wanted.count / 3)
    var found: [(distance: Int, name: String)] = []
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard abs(letters.count - wanted.count) <= bound else { continue }
      let distance = distance(wanted, letters)
      if distance <= bound { found.append((distance, candidate)) }
    }
    var seen: Set<String> = []
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.map(\.name)
      .filter { seen.insert($0).inserted }.prefix(limit).map { $0 }
  }

  /// The restricted Damerau-Levenshtein distance: insertions, deletions, replacements and swaps of neighbours.
  package static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for j in right.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { best = min(best, beforeLast[j - 1] + 1) }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
