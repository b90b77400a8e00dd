/// Tells faces whose character map claims Latin letters where they draw something else.
enum LetterSigns {
  /// Whether the face draws signs in the place of letters: by the names of its glyphs, or by their shapes.
  static func areDrawn(by face: FontFace) -> Bool {
    hasNamesOfSigns(face) || drawsBars(face)
  }

  /// Whether at least half of the letters are glyphs that bear names of Greek letters or Zapf Dingbats, as fonts have
  /// that put the codes of the typefaces Symbol and ITC Zapf Dingbats into a Unicode map.
  ///
  /// Names that say nothing, such as "gid34", are no sign of either.
  private static func hasNamesOfSigns(_ face: FontFace) -> Bool {
    let letters = "AEHMRTaehmrt".unicodeScalars
    let signs = letters.count { letter in
      face.font.glyph(for: letter).flatMap(face.glyphName).map { isName(ofSign: $0, at: letter) } ?? false
    }
    return signs * 2 >= letters.count
  }

  private static func isName(ofSign name: String, at letter: Unicode.Scalar) -> Bool {
    // "a65" for "A" is what dvips calls the glyph of a code; the dingbat at "A" is "a10".
    if name.first == "a", let number = UInt32(name.dropFirst()) { return number <= 206 && number != letter.value }
    let base = name.last == "1" ? name.dropLast() : name[...]
    return greek.contains(base.lowercased())
  }

  /// The Adobe Glyph List's names of Greek letters, but for their case; variants have a "1" behind it.
  private static let greek: Set<String> = [
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu", "nu", "xi",
    "omicron", "pi", "rho", "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega",
  ]

  /// Whether the letters are bars: all as wide, and each of another height, where letters share a few heights.
  private static func drawsBars(_ face: FontFace) -> Bool {
    var first: PixelBounds?
    var heights: Set<[Int]> = []
    // The widest and the narrowest first: of nearly every face these two tell.
    for letter in "miabcdefghjklnopqrstuvwxyz".unicodeScalars {
      guard let glyph = face.font.glyph(for: letter), let ink = try? face.inkBounds(of: glyph) else { continue }
      let edges = first ?? ink
      guard ink.minX == edges.minX, ink.maxX == edges.maxX else { return false }
      first = edges
      heights.insert([ink.minY, ink.maxY])
    }
    return heights.count >= 10
  }
}
