/// Gathers the characters that a face had no glyph for.
struct MissingCharacters {
  /// Each character once, in the order they were met.
  private(set) var text = ""
  private var seen: Set<Unicode.Scalar> = []

  /// Notes what stands behind each .notdef among `glyphs`, which shaped the part `range` of a text.
  mutating func note(_ glyphs: [Glyph], of bytes: [UInt8], in range: Range<Int>, font: HarfBuzzFont) {
    guard glyphs.contains(where: { $0.id == 0 }) else { return }
    let borders = Set(glyphs.map { Int($0.cluster) }).sorted() + [range.upperBound]
    for (start, end) in zip(borders, borders.dropFirst()) {
      guard glyphs.contains(where: { $0.id == 0 && Int($0.cluster) == start }) else { continue }
      let characters = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars
      let uncovered = characters.filter { !font.hasGlyph(for: $0) }
      // A character map may name .notdef outright.
      for character in uncovered.isEmpty ? Array(characters) : Array(uncovered)
      where seen.insert(character).inserted {
        text.unicodeScalars.append(character)
      }
    }
  }
}
