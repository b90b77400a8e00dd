/// Turns text into glyph runs with the help of one buffer; each worker has its own.
final class TextShaper {
  private let buffer = HarfBuzzBuffer()
  private let scale: Scale
  private let language: String

  /// `language` is a BCP 47 tag that chooses among a face's localised forms.
  init(scale: Scale, language: String) {
    self.scale = scale
    self.language = language
  }

  /// Shapes a line that may be at most `width` wide, cutting its end off at a cluster's border where it is wider.
  func shape(_ text: String, face: FontFace, width available: Points) throws(FontError) -> ShapedLine {
    let whole = try shape(text, face: face)
    guard whole.width > available else { return try measured(whole, face: face) }
    let ellipsis = face.font.hasGlyph(for: "\u{2026}") ? "\u{2026}" : "..."
    let room = available - (try shape(ellipsis, face: face).width)
    // The borders between clusters in the order of the text, each with the width of what stands before it.
    var borders: [Int] = []
    var width: Points = 0
    for (cluster, advance) in clusterAdvances(of: whole, face: face) {
      guard width <= room || borders.isEmpty else { break }
      borders.append(cluster)
      width += advance
    }
    var cut = whole
    let bytes = Array(text.utf8)
    // What is left is shaped anew, so that its last letter takes its final form; where that made it wider, another
    // cluster goes.
    var (place, step) = (borders.count - 1, 1)
    while place >= 0 {
      cut = try shape(String(decoding: bytes[..<borders[place]], as: UTF8.self) + ellipsis, face: face)
      if cut.width <= available || place == 0 { break }
      // Once or twice is usual; a face made to need thousands of tries gets few.
      place = max(0, place - step)
      step *= 2
    }
    cut.isTruncated = true
    // What was cut off may be missing as well.
    cut.missing = whole.missing
    return try measured(cut, face: face)
  }

  private func shape(_ text: String, face: FontFace) throws(FontError) -> ShapedLine {
    let bytes = Array(text.utf8)
    let itemization = Itemization(text)
    var missing = MissingCharacters()
    var runs: [GlyphRun] = []
    for item in itemization.items {
      let glyphs = try face.shape(bytes, item: item, language: language, buffer: buffer)
      missing.note(glyphs, of: bytes, in: item.range, font: face.font)
      runs.append(
        GlyphRun(
          face: face.identifier, unitsPerEm: face.unitsPerEm, direction: item.direction, script: item.script,
          language: language, glyphs: glyphs))
    }
    return ShapedLine(
      runs: runs, width: length(runs.reduce(0) { $0 + $1.advance }, in: face),
      ascender: length(face.ascender, in: face),
      descender: length(face.descender, in: face), ink: nil, missing: missing.text, isTruncated: false)
  }

  /// The line with the box around its ink.
  private func measured(_ line: ShapedLine, face: FontFace) throws(FontError) -> ShapedLine {
    var placement = GlyphPlacement()
    var bounds: PixelBounds?
    for run in line.runs {
      for glyph in run.glyphs {
        let position = placement.place(glyph, pixelsPerUnit: face.pixelsPerUnit)
        guard let ink = try face.glyph(glyph.id).inkBounds?.moved(x: position.x, y: position.y) else { continue }
        bounds = bounds?.union(ink) ?? ink
      }
    }
    var line = line
    line.ink = bounds.map { box in
      let pixel = Points(1 / Double(scale.factor) / 64)
      return Rectangle(
        x: pixel * Double(box.minX), y: pixel * Double(-box.maxY), width: pixel * Double(box.maxX - box.minX),
        height: pixel * Double(box.maxY - box.minY))
    }
    return line
  }

  /// The clusters in the order of the text, each with the sum of its glyphs' advances.
  private func clusterAdvances(of line: ShapedLine, face: FontFace) -> [(cluster: Int, advance: Points)] {
    var advances: [Int32: Int] = [:]
    for run in line.runs {
      for glyph in run.glyphs { advances[glyph.cluster, default: 0] += Int(glyph.xAdvance) }
    }
    return advances.sorted { $0.key < $1.key }.map { (Int($0.key), length($0.value, in: face)) }
  }

  private func length(_ units: Int, in face: FontFace) -> Points {
    Points(Double(units) * face.pixelsPerUnit / Double(scale.factor))
  }
}

extension FontFace {
  /// Pixels for one font unit, at the size that glyphs are drawn at.
  var pixelsPerUnit: Double { Double(pixelsPerEm) / 64 / Double(unitsPerEm) }
}
