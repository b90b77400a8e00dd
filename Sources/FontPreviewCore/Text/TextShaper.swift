/// Turns text into glyph runs with the help of one buffer; each worker has its own.
final class TextShaper {
  let buffer = HarfBuzzBuffer()
  private let scale: Scale
  private let language: String
  private let features: [FontFeature]

  /// `language` is a BCP 47 tag that chooses among a face's localised forms.
  init(scale: Scale, language: String, features: [FontFeature] = []) {
    self.scale = scale
    self.language = language
    self.features = features
  }

  /// A run with the face that draws it.
  private struct Piece {
    var run: GlyphRun
    var face: FontFace
  }

  /// Shapes a line that may be at most `width` wide, cutting its end off at a cluster's border where it is wider.
  func shape(_ text: String, faces: LineFaces, width available: Points) throws(FontError) -> ShapedLine {
    let full = text
    let text = Self.shortened(full)
    let isShortened = text.utf8.count < full.utf8.count
    let whole = try pieces(text, faces: faces)
    guard isShortened || width(of: whole.pieces) > available else {
      return try line(whole.pieces, faces, missing: whole.missing)
    }
    let ellipsis = Self.ellipsis(in: faces.primary)
    let room = available - width(of: try pieces(ellipsis, faces: faces).pieces)
    // The borders between clusters in the order of the text, each with the width of what stands before it.
    var borders: [Int] = []
    var width: Points = 0
    for (cluster, advance) in clusterAdvances(of: whole.pieces) {
      guard width <= room || borders.isEmpty else { break }
      borders.append(cluster)
      width += advance
    }
    var cut = whole.pieces
    let bytes = Array(text.utf8)
    // What is left is shaped anew, so that its last letter takes its final form; where that made it wider, another
    // cluster goes.
    var (place, step) = (borders.count - 1, 1)
    while place >= 0 {
      cut = try pieces(String(decoding: bytes[..<borders[place]], as: UTF8.self) + ellipsis, faces: faces).pieces
      if self.width(of: cut) <= available || place == 0 { break }
      // Once or twice is usual; a face made to need thousands of tries gets few.
      place = max(0, place - step)
      step *= 2
    }
    // What was cut off may be missing as well.
    var line = try line(cut, faces, missing: whole.missing)
    line.isTruncated = true
    return line
  }

  /// The text, or of a very long one more than any row shows: shaping takes longer than in proportion.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestText else { return text }
    var end = text.startIndex
    var length = 0
    while end < text.endIndex {
      let next = text.index(after: end)
      length += text[end..<next].utf8.count
      if length > longestText { break }
      end = next
    }
    // A single character with that many marks is cut among its marks.
    return end > text.startIndex
      ? String(text[..<end]) : String(String.UnicodeScalarView(text.unicodeScalars.prefix(64)))
  }

  /// In bytes of UTF-8.
  private static let longestText = 8192

  /// The face's own ellipsis, else its periods, else an ellipsis of another face.
  private static func ellipsis(in face: FontFace) -> String {
    if face.font.hasGlyph(for: "\u{2026}") { return "\u{2026}" }
    return face.font.hasGlyph(for: ".") ? "..." : "\u{2026}"
  }

  private func pieces(_ text: String, faces: LineFaces) throws(FontError) -> (pieces: [Piece], missing: String) {
    let bytes = Array(text.utf8)
    var missing = MissingCharacters()
    var pieces: [Piece] = []
    for item in Itemization(text).items {
      let (glyphs, features) = try shapeLegibly(bytes, item, faces.primary)
      let lacking = try LackingClusters(glyphs, of: bytes, in: item.range, face: faces.primary)
      guard let fallback = faces.fallback, !lacking.starts.isEmpty else {
        missing.note(lacking, glyphs: glyphs, of: bytes, in: item.range, font: faces.primary.font)
        pieces.append(piece(glyphs, item, faces.primary, features))
        continue
      }
      let segments = FallbackSegments.segments(
        of: item, in: bytes, lacking: lacking, primary: faces.primary, fallback: fallback)
      for segment in item.direction == .leftToRight ? segments : segments.reversed() {
        var part = item
        part.range = segment.range
        let (glyphs, features) = try shapeLegibly(bytes, part, segment.face)
        let lacking = try LackingClusters(glyphs, of: bytes, in: part.range, face: segment.face)
        missing.note(lacking, glyphs: glyphs, of: bytes, in: part.range, font: segment.face.font)
        pieces.append(piece(glyphs, part, segment.face, features))
      }
    }
    return (pieces, missing.text)
  }

  /// The glyphs of an item, and the features that made them.
  ///
  /// Icon fonts join whole words into one sign; a name must stay readable, so a ligature of more letters than any writer
  /// joins is taken apart.
  private func shapeLegibly(
    _ bytes: [UInt8], _ item: TextItem, _ face: FontFace
  ) throws(FontError) -> (glyphs: [Glyph], features: [FontFeature]) {
    let glyphs = try face.shape(bytes, item: item, language: language, features: features, buffer: buffer)
    guard Self.hasWordLigature(glyphs, of: bytes, item) else { return (glyphs, features) }
    let apart = features + .withoutLigatures
    return (try face.shape(bytes, item: item, language: language, features: apart, buffer: buffer), apart)
  }

  /// Whether one glyph stands for more than three letters of an alphabet ("ffi" and "ffl" have three).
  private static func hasWordLigature(_ glyphs: [Glyph], of bytes: [UInt8], _ item: TextItem) -> Bool {
    guard ScriptTag.alphabets.contains(item.script), glyphs.count < item.range.count - 2 else { return false }
    let borders = glyphs.map { Int($0.cluster) }.sorted() + [item.range.upperBound]
    return zip(borders, borders.dropFirst()).contains { start, end in
      end - start > 3 && String(decoding: bytes[start..<end], as: UTF8.self).count > 3
    }
  }

  private func piece(
    _ glyphs: [Glyph], _ item: TextItem, _ face: FontFace, _ features: [FontFeature]
  ) -> Piece {
    let run = GlyphRun(
      face: face.identifier, unitsPerEm: face.unitsPerEm, direction: item.direction, script: item.script,
      language: language, features: features, glyphs: glyphs)
    return Piece(run: run, face: face)
  }

  /// The line as a value, with the box around its ink. Its height is that of its own face: what stands in must not move
  /// the baseline.
  private func line(_ pieces: [Piece], _ faces: LineFaces, missing: String) throws(FontError) -> ShapedLine {
    let primary = faces.primary
    return ShapedLine(
      runs: pieces.map(\.run), width: width(of: pieces), ascender: length(primary.ascender, in: primary),
      descender: length(primary.descender, in: primary), ink: try ink(of: pieces), missing: missing,
      isTruncated: false)
  }

  private func ink(of pieces: [Piece]) throws(FontError) -> Rectangle? {
    var placement = GlyphPlacement()
    var bounds: PixelBounds?
    for piece in pieces {
      for glyph in piece.run.glyphs {
        let position = placement.place(glyph, pixelsPerUnit: piece.face.pixelsPerUnit)
        guard let ink = try piece.face.inkBounds(of: glyph.id)?.moved(x: position.x, y: position.y) else { continue }
        bounds = bounds?.union(ink) ?? ink
      }
    }
    return bounds.map { box in
      let pixel = Points(1 / Double(scale.factor) / 64)
      return Rectangle(
        x: pixel * Double(box.minX), y: pixel * Double(-box.maxY), width: pixel * Double(box.maxX - box.minX),
        height: pixel * Double(box.maxY - box.minY))
    }
  }

  private func width(of pieces: [Piece]) -> Points {
    pieces.reduce(0) { $0 + length($1.run.advance, in: $1.face) }
  }

  /// The clusters in the order of the text, each with the sum of its glyphs' advances.
  private func clusterAdvances(of pieces: [Piece]) -> [(cluster: Int, advance: Points)] {
    var advances: [Int32: Points] = [:]
    for piece in pieces {
      for glyph in piece.run.glyphs {
        advances[glyph.cluster, default: 0] += length(Int(glyph.xAdvance), in: piece.face)
      }
    }
    return advances.sorted { $0.key < $1.key }.map { (Int($0.key), $0.value) }
  }

  private func length(_ units: Int, in face: FontFace) -> Points {
    Points(Double(units) * face.pixelsPerUnit / Double(scale.factor))
  }
}

extension FontFace {
  /// Pixels for one font unit, at the size that glyphs are drawn at.
  var pixelsPerUnit: Double { Double(pixelsPerEm) / 64 / Double(unitsPerEm) }
}
