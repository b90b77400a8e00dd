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
    /// UTF-8 offsets in the text.
    var range: Range<Int>
  }

  /// What ends a line that is cut off, and the face that draws it.
  private struct Ellipsis {
    var text: String
    var face: FontFace
    var width: Points = 0
  }

  /// Shapes a line that may be at most `width` wide, cutting its end off at a cluster's border where it is wider.
  func shape(_ text: String, faces: LineFaces, width available: Points) throws(FontError) -> ShapedLine {
    let full = text
    let text = LongText.shortened(full)
    let isShortened = text.utf8.count < full.utf8.count
    let whole = try pieces(text, faces: faces)
    guard isShortened || width(of: whole.pieces) > available else {
      return try line(whole.pieces, faces, missing: whole.missing)
    }
    let bytes = Array(text.utf8)
    let cuts = try cuts(of: whole.pieces, bytes, faces: faces, width: available)
    var cut = whole.pieces
    // What is left is shaped anew, so that its last letter takes its final form; where that made it wider, another
    // cluster goes.
    var (place, step) = (cuts.count - 1, 1)
    while place >= 0 {
      let (end, ellipsis) = cuts[place]
      cut = try pieces(
        String(decoding: bytes[..<end], as: UTF8.self) + (ellipsis?.text ?? ""), faces: faces,
        tail: ellipsis.map { FallbackSegments.Tail(start: end, face: $0.face) }
      ).pieces
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

  /// The borders between clusters, in the order of the text, at which the line may be cut off, each with what then ends
  /// it; the first is the text's start, whether there is room for an ellipsis or not. A text that was shortened may be
  /// shown to its end.
  private func cuts(
    of pieces: [Piece], _ bytes: [UInt8], faces: LineFaces, width available: Points
  ) throws(FontError) -> [(end: Int, ellipsis: Ellipsis?)] {
    var cuts: [(end: Int, ellipsis: Ellipsis?)] = []
    var width: Points = 0
    var last = faces.primary
    var ellipses: [ObjectIdentifier: Ellipsis?] = [:]
    func note(_ end: Int) throws(FontError) {
      let ellipsis: Ellipsis?
      if let known = ellipses[ObjectIdentifier(last)] {
        ellipsis = known
      } else {
        ellipsis = try self.ellipsis(after: last, faces)
        ellipses[ObjectIdentifier(last)] = .some(ellipsis)
      }
      if width + (ellipsis?.width ?? 0) <= available || cuts.isEmpty {
        cuts.append((end, ellipsis))
      }
    }
    for cluster in clusterAdvances(of: pieces) {
      guard width <= available || cuts.isEmpty else { return cuts }
      try note(cluster.range.lowerBound)
      width += cluster.advance
      let text = String(decoding: bytes[cluster.range], as: UTF8.self)
      if !text.allSatisfy(\.isWhitespace) { last = cluster.face }
    }
    try note(bytes.count)
    return cuts
  }

  /// What ends a line whose last letter is drawn in `last`: that face's ellipsis or its periods, else those of the line's
  /// own face, else another's; nil where none has them, or none is wanted.
  private func ellipsis(after last: FontFace, _ faces: LineFaces) throws(FontError) -> Ellipsis? {
    guard faces.endsInEllipsis, var ellipsis = try unmeasuredEllipsis(after: last, faces) else { return nil }
    let tail = FallbackSegments.Tail(start: 0, face: ellipsis.face)
    ellipsis.width = width(of: try pieces(ellipsis.text, faces: faces, tail: tail).pieces)
    return ellipsis
  }

  private func unmeasuredEllipsis(after last: FontFace, _ faces: LineFaces) throws(FontError) -> Ellipsis? {
    for face in [last, faces.primary] {
      if try face.draws("\u{2026}") { return Ellipsis(text: "\u{2026}", face: face) }
      if try face.draws(".") { return Ellipsis(text: "...", face: face) }
    }
    for (sign, text) in [("\u{2026}", "\u{2026}"), (".", "...")] {
      if let face = try faces.fallback?.face(for: Substring(sign), besides: faces.primary.identifier) {
        return Ellipsis(text: text, face: face)
      }
    }
    return nil
  }

  /// The runs of a text; its `tail`, if there is one, in a face of its own.
  private func pieces(
    _ text: String, faces: LineFaces, tail: FallbackSegments.Tail? = nil
  ) throws(FontError) -> (pieces: [Piece], missing: String) {
    let bytes = Array(text.utf8)
    let primary = faces.primary
    var missing = MissingCharacters()
    var pieces: [Piece] = []
    for item in Itemization(text).items {
      let (glyphs, features) = try shapeLegibly(bytes, item, primary, keepsSigns: faces.keepsWordLigatures)
      let lacking = try LackingClusters(glyphs, of: bytes, in: item.range, face: primary)
      let hasOtherTail = tail.map { $0.start < item.range.upperBound && $0.face !== primary } ?? false
      guard faces.fallback != nil && !lacking.ranges.isEmpty || hasOtherTail else {
        missing.note(lacking, of: bytes, font: primary.font)
        pieces.append(piece(glyphs, item, primary, features))
        continue
      }
      let segments = try FallbackSegments.segments(
        of: item, in: bytes, lacking: lacking, primary: primary, fallback: faces.fallback, tail: tail)
      func shapeSegment(
        _ segment: FallbackSegments.Segment
      ) throws(FontError) -> (piece: Piece, lacking: LackingClusters) {
        var part = item
        part.range = segment.range
        let (glyphs, features) = try shapeLegibly(
          bytes, part, segment.face, keepsSigns: faces.keepsWordLigatures && segment.face === primary)
        let lacking = try LackingClusters(glyphs, of: bytes, in: part.range, face: segment.face)
        return (piece(glyphs, part, segment.face, features), lacking)
      }
      var shaped: [(piece: Piece, lacking: LackingClusters)] = []
      for segment in segments {
        let whole = try shapeSegment(segment)
        guard let fallback = faces.fallback, !whole.lacking.ranges.isEmpty else {
          shaped.append(whole)
          continue
        }
        let parts = try FallbackSegments.parts(
          of: segment, in: bytes, lacking: whole.lacking, primary: primary, fallback: fallback)
        if parts.count == 1, parts[0].face === segment.face {
          shaped.append(whole)
        } else {
          for part in parts { shaped.append(try shapeSegment(part)) }
        }
      }
      for (piece, lacking) in item.direction == .leftToRight ? shaped : shaped.reversed() {
        missing.note(lacking, of: bytes, font: piece.face.font)
        pieces.append(piece)
      }
    }
    return (pieces, missing.text)
  }

  /// The glyphs of an item, and the features that made them.
  ///
  /// Icon fonts join whole words into one sign; a name must stay readable, so a ligature of more letters than any writer
  /// joins is taken apart, and with `keepsSigns` only where it leaves no ink.
  private func shapeLegibly(
    _ bytes: [UInt8], _ item: TextItem, _ face: FontFace, keepsSigns: Bool
  ) throws(FontError) -> (glyphs: [Glyph], features: [FontFeature]) {
    var features = features
    var glyphs = try face.shape(bytes, item: item, language: language, features: features, buffer: buffer)
    var apart: Set<Range<Int>> = []
    // A word that is taken apart can leave its end to another sign.
    while true {
      let words = try wordLigatures(glyphs, of: bytes, item, face, keepsSigns: keepsSigns).filter {
        apart.insert($0).inserted
      }
      guard !words.isEmpty else { return (glyphs, features) }
      features += words.flatMap { [FontFeature].withoutLigatures(in: $0) }
      glyphs = try face.shape(bytes, item: item, language: language, features: features, buffer: buffer)
    }
  }

  /// Where one glyph stands for more than three letters of an alphabet ("ffi" and "ffl" have three).
  private func wordLigatures(
    _ glyphs: [Glyph], of bytes: [UInt8], _ item: TextItem, _ face: FontFace, keepsSigns: Bool
  ) throws(FontError) -> [Range<Int>] {
    guard ScriptTag.alphabets.contains(item.script), glyphs.count < item.range.count - 2 else { return [] }
    var words: [Range<Int>] = []
    for cluster in Cluster.clusters(of: glyphs, in: item.range) where cluster.range.count > 3 {
      guard String(decoding: bytes[cluster.range], as: UTF8.self).count > 3 else { continue }
      var isKept = false
      if keepsSigns {
        for glyph in glyphs[cluster.glyphs] where glyph.id != 0 && !isKept {
          isKept = try face.hasInk(glyph.id)
        }
      }
      if !isKept { words.append(cluster.range) }
    }
    return words
  }

  private func piece(
    _ glyphs: [Glyph], _ item: TextItem, _ face: FontFace, _ features: [FontFeature]
  ) -> Piece {
    let run = GlyphRun(
      face: face.identifier, variations: face.variations, unitsPerEm: face.unitsPerEm, direction: item.direction,
      script: item.script,
      language: language, features: features, glyphs: glyphs)
    return Piece(run: run, face: face, range: item.range)
  }

  /// The line as a value, with the box around its ink. Its height is that of its own face: what stands in must not move
  /// the baseline. Where nothing of the line is in its own face, that has no say either.
  private func line(_ pieces: [Piece], _ faces: LineFaces, missing: String) throws(FontError) -> ShapedLine {
    let primary = try mainFace(of: pieces, own: faces.primary) ?? faces.primary
    return ShapedLine(
      runs: pieces.map(\.run), width: width(of: pieces), ascender: length(primary.ascender, in: primary),
      descender: length(primary.descender, in: primary), ink: try ink(of: pieces), missing: missing,
      isTruncated: false)
  }

  /// The line's own face if it draws any of it, else the first that draws anything; spaces are nobody's ink.
  private func mainFace(of pieces: [Piece], own: FontFace) throws(FontError) -> FontFace? {
    var other: FontFace?
    for piece in pieces {
      guard piece.face === own || other == nil else { continue }
      for glyph in piece.run.glyphs where try piece.face.hasInk(glyph.id) {
        if piece.face === own { return own }
        other = piece.face
        break
      }
    }
    return other
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
  private func clusterAdvances(of pieces: [Piece]) -> [(range: Range<Int>, advance: Points, face: FontFace)] {
    pieces.sorted { $0.range.lowerBound < $1.range.lowerBound }.flatMap { piece in
      Cluster.clusters(of: piece.run.glyphs, in: piece.range).map { cluster in
        let advance = piece.run.glyphs[cluster.glyphs].reduce(0) { $0 + Int($1.xAdvance) }
        return (cluster.range, length(advance, in: piece.face), piece.face)
      }
    }
  }

  private func length(_ units: Int, in face: FontFace) -> Points {
    Points(Double(units) * face.pixelsPerUnit / Double(scale.factor))
  }
}

extension FontFace {
  /// Pixels for one font unit, at the size that glyphs are drawn at.
  var pixelsPerUnit: Double { Double(pixelsPerEm) / 64 / Double(unitsPerEm) }

  /// Whether the face has a glyph with ink for a character.
  func draws(_ character: Unicode.Scalar) throws(FontError) -> Bool {
    guard let glyph = font.glyph(for: character) else { return false }
    return try hasInk(glyph)
  }
}
