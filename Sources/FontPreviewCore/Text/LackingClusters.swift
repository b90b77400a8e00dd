/// Which clusters of a text a face cannot draw.
///
/// A face lacks a character that it has no glyph for, and as well one whose glyphs are blank though the character is
/// not: fonts that map everything to nothing are made on purpose.
struct LackingClusters {
  /// The clusters' first bytes, in ascending order.
  let starts: [Int]

  /// Looks through the glyphs that shaped the part `range` of a text.
  init(_ glyphs: [Glyph], of bytes: [UInt8], in range: Range<Int>, face: FontFace) throws(FontError) {
    var lacking: Set<Int> = []
    var blank: Set<Int> = []
    var inked: Set<Int> = []
    for glyph in glyphs {
      let cluster = Int(glyph.cluster)
      if glyph.id == 0 {
        lacking.insert(cluster)
      } else if try face.inkBounds(of: glyph.id) == nil {
        blank.insert(cluster)
      } else {
        inked.insert(cluster)
      }
    }
    let suspects = blank.subtracting(inked).subtracting(lacking)
    if !suspects.isEmpty {
      let borders = Set(glyphs.map { Int($0.cluster) }).sorted() + [range.upperBound]
      for (start, end) in zip(borders, borders.dropFirst()) where suspects.contains(start) {
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        if text.unicodeScalars.contains(where: Self.isVisible) { lacking.insert(start) }
      }
    }
    starts = lacking.sorted()
  }

  /// Whether a character should leave ink.
  private static func isVisible(_ character: Unicode.Scalar) -> Bool {
    let properties = character.properties
    // The blank Braille pattern is the one visible sign that is blank.
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint || character == "\u{2800}" { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return false
    default: return true
    }
  }
}
