/// Gathers the characters that no face could draw.
struct MissingCharacters {
  /// Each character once, in the order they were met.
  private(set) var text = ""
  private var seen: Set<Unicode.Scalar> = []

  /// Notes what stands behind each lacking cluster of a text, whose glyphs shaped the part `range` of it.
  mutating func note(
    _ lacking: LackingClusters, glyphs: [Glyph], of bytes: [UInt8], in range: Range<Int>, font: HarfBuzzFont
  ) {
    guard !lacking.starts.isEmpty else { return }
    let borders = Set(glyphs.map { Int($0.cluster) }).sorted() + [range.upperBound]
    let starts = Set(lacking.starts)
    for (start, end) in zip(borders, borders.dropFirst()) where starts.contains(start) {
      let characters = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars
      let uncovered = characters.filter { !font.hasGlyph(for: $0) }
      // A character map may name .notdef outright, and a glyph be blank.
      for character in uncovered.isEmpty ? Array(characters) : Array(uncovered)
      where seen.insert(character).inserted {
        text.unicodeScalars.append(character)
      }
    }
  }
}
