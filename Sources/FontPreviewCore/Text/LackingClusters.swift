/// Which clusters of a text a face cannot draw.
///
/// A face lacks a character that it has no glyph for, one whose glyph cannot be loaded, and as well one whose glyphs are
/// blank though the character is not: fonts that map everything to nothing are made on purpose.
struct LackingClusters {
  /// UTF-8 offsets in the text, in ascending order.
  let ranges: [Range<Int>]

  /// Looks through the glyphs that shaped the part `range` of a text.
  init(_ glyphs: [Glyph], of bytes: [UInt8], in range: Range<Int>, face: FontFace) throws(FontError) {
    var lacking: [Range<Int>] = []
    for cluster in Cluster.clusters(of: glyphs, in: range) {
      var hasInk = false
      var isLacking = false
      for glyph in glyphs[cluster.glyphs] {
        if glyph.id == 0 {
          isLacking = true
        } else if try !face.isReadable(glyph.id) {
          isLacking = true
        } else if !hasInk {
          hasInk = try face.hasInk(glyph.id)
        }
      }
      if !isLacking, !hasInk {
        let text = String(decoding: bytes[cluster.range], as: UTF8.self)
        isLacking = text.unicodeScalars.contains(where: Self.isVisible)
      }
      if isLacking { lacking.append(cluster.range) }
    }
    ranges = lacking
  }

  /// Whether a character should leave ink.
  static func isVisible(_ character: Unicode.Scalar) -> Bool {
    let properties = character.properties
    // The blank Braille pattern is the one visible sign that is blank.
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint || character == "\u{2800}" { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return false
    default: return true
    }
  }
}

extension FontFace {
  /// Whether the face has no glyph for a character, or none with ink though the character is visible.
  func lacks(_ character: Unicode.Scalar) throws(FontError) -> Bool {
    guard let glyph = font.glyph(for: character), try isReadable(glyph) else { return true }
    guard LackingClusters.isVisible(character) else { return false }
    return try !hasInk(glyph)
  }
}
