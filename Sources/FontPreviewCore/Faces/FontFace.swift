/// An opened face: what shaping and drawing ask of it, at one size.
///
/// One worker's own; the last reference closes the file.
final class FontFace {
  let identifier: FaceIdentifier
  /// For shaping, in font units.
  let font: HarfBuzzFont
  /// How many font units make the size that is asked for.
  let unitsPerEm: Int
  /// The size that glyphs are drawn at, in pixels (26.6): the size asked for, or that of the nearest strike where the
  /// face has nothing else.
  let pixelsPerEm: Int
  /// The height of the line box above and (positive) below the baseline, in font units.
  let ascender: Int
  let descender: Int

  private let drawing: FreeTypeFace
  private let tables: HarfBuzzFace?
  private let strike: Int?
  /// Glyphs loaded so far: titles repeat their letters.
  private var glyphs: [UInt32: FreeTypeGlyph] = [:]

  /// Opens a face to be drawn at `pixelsPerEm` (26.6).
  init(_ identifier: FaceIdentifier, library: FreeTypeLibrary, pixelsPerEm: Int) throws(FontError) {
    self.identifier = identifier
    let file = try FontFile(path: identifier.path)
    drawing = try FreeTypeFace(library: library, path: identifier.path, index: identifier.packedIndex)
    guard drawing.glyphCount > 0 else { throw .noGlyphs }
    if drawing.isScalable {
      strike = nil
      self.pixelsPerEm = pixelsPerEm
    } else {
      guard let nearest = Self.nearestStrike(to: pixelsPerEm, in: drawing.strikes) else { throw .noGlyphs }
      strike = nearest
      self.pixelsPerEm = drawing.strikes[nearest]
    }
    if drawing.isSfnt {
      // WOFF files and resource forks hold sfnt tables, but not where the directory would say: FreeType unpacks them.
      let directory = SfntDirectory(file: file, faceIndex: identifier.faceIndex)
      guard directory?.isCutOff != true else { throw .cutOff }
      let face =
        if let directory { HarfBuzzFace(file: file, directory: directory) } else { HarfBuzzFace(tablesOf: drawing) }
      guard face.glyphCount > 0 else { throw .noGlyphs }
      tables = face
      font = HarfBuzzFont(face: face, namedInstance: identifier.namedInstance)
      unitsPerEm = face.unitsPerEm
    } else {
      tables = nil
      // HarfBuzz reads FreeType's size as its scale: font units for outlines, strike pixels times 64 for bitmaps.
      try Self.prepareShaping(drawing, strike: strike)
      font = HarfBuzzFont(face: drawing)
      unitsPerEm = strike == nil ? drawing.unitsPerEm : self.pixelsPerEm
    }
    if tables == nil, strike != nil {
      (ascender, descender) = (drawing.sizeMetrics.ascender, -drawing.sizeMetrics.descender)
    } else if let extents = font.horizontalExtents {
      (ascender, descender) = (extents.ascender, -extents.descender)
    } else {
      // HarfBuzz's own guess for faces that say nothing (hb_font_get_extents_for_direction).
      (ascender, descender) = (unitsPerEm * 4 / 5, unitsPerEm - unitsPerEm * 4 / 5)
    }
    guard unitsPerEm > 0 else { throw .noGlyphs }
    try prepareDrawing()
  }

  /// The head table's fontRevision (16.16) and checksumAdjustment; nil where the face has no such table.
  var head: (revision: Int, checksum: UInt32)? { drawing.head }

  /// The place on each variation axis, by tag; empty where the face has no axes.
  var axes: [(tag: UInt32, value: Float)] {
    guard let tables else { return [] }
    let axes = tables.axes
    let instance = identifier.namedInstance.map(tables.coordinates(ofNamedInstance:)) ?? []
    return axes.enumerated().map { index, axis in
      (axis.tag, index < instance.count ? instance[index] : axis.defaultValue)
    }
  }

  /// Shapes a part of a text; the glyphs are in font units.
  func shape(_ text: [UInt8], item: TextItem, language: String, buffer: HarfBuzzBuffer) throws(FontError) -> [Glyph] {
    if tables == nil { try Self.prepareShaping(drawing, strike: strike) }
    let glyphs = buffer.shape(
      text, range: item.range, direction: item.direction, script: item.script, language: language, font: font)
    if tables == nil { try prepareDrawing() }
    return glyphs
  }

  /// A glyph at the size it is drawn at.
  func glyph(_ id: UInt32) throws(FontError) -> FreeTypeGlyph {
    if let glyph = glyphs[id] { return glyph }
    let glyph = try drawing.glyph(id)
    glyphs[id] = glyph
    return glyph
  }

  private func prepareDrawing() throws(FontError) {
    if let strike { try drawing.selectStrike(strike) } else { try drawing.setSize(pixelsPerEm: pixelsPerEm) }
  }

  private static func prepareShaping(_ face: FreeTypeFace, strike: Int?) throws(FontError) {
    if let strike { try face.selectStrike(strike) } else { try face.setSize(pixelsPerEm: face.unitsPerEm) }
  }

  /// The strike whose height is nearest; of two the larger.
  private static func nearestStrike(to pixelsPerEm: Int, in strikes: [Int]) -> Int? {
    strikes.indices.min { left, right in
      let (first, second) = (abs(strikes[left] - pixelsPerEm), abs(strikes[right] - pixelsPerEm))
      return first != second ? first < second : strikes[left] > strikes[right]
    }
  }
}
