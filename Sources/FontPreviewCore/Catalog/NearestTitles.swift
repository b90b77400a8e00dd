/// The titles that a name may be a slip of.
package enum NearestTitles {
  /// At most three of `titles`, the nearest first; case does not count.
  package static func titles(nearest name: String, in titles: [String]) -> [String] {
    // Names longer than any title are nobody's slip, and would take long to compare.
    guard name.utf8.count <= 256 else { return [] }
    var original: [String: String] = [:]
    for title in titles where original[title.lowercased()] == nil { original[title.lowercased()] = title }
    let folded = titles.map { $0.lowercased() }
    var found: [String] = []
    for near in EditDistance.nearest(to: name.lowercased(), in: folded) {
      guard let title = original[near], !found.contains(title) else { continue }
      found.append(title)
      if found.count == 3 { break }
    }
    return found
  }
}
