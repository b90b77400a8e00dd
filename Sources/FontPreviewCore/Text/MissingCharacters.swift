/// Gathers the characters that no face could draw.
struct MissingCharacters {
  /// Each character once, in the order they were met.
  private(set) var text = ""
  private var seen: Set<Unicode.Scalar> = []

  /// Notes what stands behind each lacking cluster of a text.
  mutating func note(_ lacking: LackingClusters, of bytes: [UInt8], font: HarfBuzzFont) {
    for range in lacking.ranges {
      let characters = String(decoding: bytes[range], as: UTF8.self).unicodeScalars
      let uncovered = characters.filter { !font.hasGlyph(for: $0) }
      // A character map may name .notdef outright, and a glyph be blank.
      for character in uncovered.isEmpty ? Array(characters) : Array(uncovered)
      where seen.insert(character).inserted {
        text.unicodeScalars.append(character)
      }
    }
  }
}
