/// What shaping joined: a part of the text and the glyphs that stand for it as a whole.
struct Cluster: Sendable, Hashable {
  /// UTF-8 offsets in the text.
  var range: Range<Int>
  /// Indices in the glyphs that shaping gave.
  var glyphs: Range<Int>

  /// The clusters of the part `range` of a text, in its order, given the glyphs that shaping made of that part.
  static func clusters(of glyphs: [Glyph], in range: Range<Int>) -> [Cluster] {
    var clusters: [Cluster] = []
    var first = 0
    for index in glyphs.indices where index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster {
      let start = Int(glyphs[index].cluster)
      clusters.append(Cluster(range: start..<start, glyphs: first..<index + 1))
      first = index + 1
    }
    // HarfBuzz's clusters only rise, or from right to left only fall.
    if let first = clusters.first, let last = clusters.last, first.range.lowerBound > last.range.lowerBound {
      clusters.reverse()
    }
    for place in clusters.indices {
      let start = clusters[place].range.lowerBound
      let end = place + 1 < clusters.count ? clusters[place + 1].range.lowerBound : range.upperBound
      clusters[place].range = start..<max(start, end)
    }
    return clusters
  }
}
