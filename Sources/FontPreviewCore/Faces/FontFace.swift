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
  /// The place on each variation axis, by tag, in the face's order; empty where the face has no axes.
  let axes: [(tag: UInt32, value: Float)]
  /// What moved it away from its default or named instance; empty where nothing did.
  let variations: [FontVariation]

  private let drawing: FreeTypeFace
  /// Where pictures come from: the same, unless its pictures would hide its outlines.
  private let pictureSource: FreeTypeFace
  private let tables: HarfBuzzFace?
  private let strike: Int?
  /// The size of that strike.
  private let strikePixelsPerEm: Int
  /// Glyphs loaded so far: titles repeat their letters.
  private var glyphs: [UInt32: LoadedGlyph] = [:]

  private struct LoadedGlyph {
    /// Nil where it is too large to be kept.
    var drawn: DrawnGlyph?
    var ink: PixelBounds?
    var hidesColor: Bool
    /// Why it cannot be drawn; nil where it can.
    var problem: FontError?
  }

  /// How many bytes the pictures among the kept glyphs have.
  private var keptPictureBytes = 0
  /// A font can be made whose every glyph is a picture of 64 MiB.
  private static let mostPictureBytes = 16 << 20

  private let inColor: Bool
  /// The strike that pictures in colour come from, and how many times their size they are drawn; nil where there are
  /// none.
  private let pictures: (strike: Int, factor: Double)?
  private let palette: [Color]
  private lazy var undrawnColors = UndrawnColors(of: drawing)

  /// Opens a face to be drawn at `pixelsPerEm` (26.6), in its own colours if `inColor`. Nothing else of it depends on
  /// whether colour is wanted: a row must not change with what others of its sheet need.
  ///
  /// `variations` move it along those axes it has, away from its default or named instance.
  init(
    _ identifier: FaceIdentifier, files: FontFiles = FontFiles(), library: FreeTypeLibrary, pixelsPerEm: Int,
    inColor: Bool = false, bitmaps: BitmapPolicy = .nearest, variations: [FontVariation] = []
  ) throws(FontError) {
    self.identifier = identifier
    let file = try files.file(identifier.path)
    pictureSource = try FreeTypeFace(library: library, file: file, index: identifier.packedIndex)
    drawing =
      pictureSource.hidesOutlines
      ? try FreeTypeFace(library: library, file: file, index: identifier.packedIndex, outlinesOnly: true)
      : pictureSource
    guard drawing.glyphCount > 0 else { throw .noGlyphs }
    let strikes = pictureSource.strikes
    self.inColor = inColor
    if pictureSource.hasColor, let larger = Self.nearestLargerStrike(to: pixelsPerEm, in: strikes) {
      pictures = (larger, Double(pixelsPerEm) / Double(strikes[larger]))
    } else {
      pictures = nil
    }
    palette = drawing.hasColor ? drawing.palette : []
    if drawing.isScalable || pictures != nil {
      strike = nil
      strikePixelsPerEm = pixelsPerEm
      self.pixelsPerEm = pixelsPerEm
    } else {
      guard let nearest = Self.nearestStrike(to: pixelsPerEm, in: strikes) else { throw .noGlyphs }
      strike = nearest
      strikePixelsPerEm = strikes[nearest]
      self.pixelsPerEm = bitmaps == .scale ? pixelsPerEm : strikes[nearest]
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
      let axes = Self.places(on: face, namedInstance: identifier.namedInstance, variations)
      self.axes = axes
      self.variations = variations.filter { variation in axes.contains { $0.tag == variation.tag } }
      if !self.variations.isEmpty {
        font.setVariationCoordinates(axes.map(\.value))
        try drawing.setVariationCoordinates(axes.map(\.value))
      }
      unitsPerEm = face.unitsPerEm
    } else {
      tables = nil
      axes = []
      self.variations = []
      // HarfBuzz reads FreeType's size as its scale: font units for outlines, strike pixels times 64 for bitmaps.
      try Self.prepareShaping(drawing, strike: strike)
      font = HarfBuzzFont(face: drawing)
      unitsPerEm = strike == nil ? drawing.unitsPerEm : strikePixelsPerEm
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

  /// Whether glyphs may have colours.
  var hasColor: Bool { pictures != nil || !palette.isEmpty }

  /// Whether characters are only this font's own codes for pictures, whatever its character map says of letters.
  private(set) lazy var isPictorial =
    !drawing.isSfnt && !drawing.hasUnicodeMap || LetterSigns.areDrawn(by: self)

  /// What the font calls a glyph; nil where it says nothing.
  func glyphName(_ id: UInt32) -> String? { drawing.glyphName(id) }

  /// The head table's fontRevision (16.16) and checksumAdjustment; nil where the face has no such table.
  var head: (revision: Int, checksum: UInt32)? { drawing.head }

  /// Shapes a part of a text; the glyphs are in font units.
  func shape(
    _ text: [UInt8], item: TextItem, language: String, features: [FontFeature] = [], buffer: HarfBuzzBuffer
  ) throws(FontError) -> [Glyph] {
    if tables == nil { try Self.prepareShaping(drawing, strike: strike) }
    let glyphs = buffer.shape(
      text, range: item.range, direction: item.direction, script: item.script, language: language,
      features: features, font: font)
    if tables == nil { try prepareDrawing() }
    return glyphs
  }

  /// A glyph at the size it is drawn at.
  func glyph(_ id: UInt32) throws(FontError) -> DrawnGlyph {
    let glyph = try loaded(id)
    if let problem = glyph.problem { throw problem }
    return if let drawn = glyph.drawn { drawn } else { try drawnGlyph(id).drawn }
  }

  /// The box around a glyph's ink, in pixels (26.6), y upwards from the baseline; nil where there is no ink.
  func inkBounds(of id: UInt32) throws(FontError) -> PixelBounds? {
    let glyph = try loaded(id)
    if let problem = glyph.problem { throw problem }
    return glyph.ink
  }

  /// Whether a glyph can be loaded: another font may have what this one has damaged.
  func isReadable(_ id: UInt32) throws(FontError) -> Bool {
    try loaded(id).problem == nil
  }

  /// Whether a glyph can be loaded and leaves ink.
  func hasInk(_ id: UInt32) throws(FontError) -> Bool {
    try loaded(id).ink != nil
  }

  /// Whether a glyph has colours that it is drawn without.
  func hidesColor(of id: UInt32) throws(FontError) -> Bool {
    guard pictureSource.hasColor else { return false }
    return try loaded(id).hidesColor
  }

  private func loaded(_ id: UInt32) throws(FontError) -> LoadedGlyph {
    if let glyph = glyphs[id] { return glyph }
    let (drawn, hidesColor): (DrawnGlyph, Bool)
    do throws(FontError) {
      (drawn, hidesColor) = try drawnGlyph(id)
    } catch {
      // Anything else says nothing of this glyph alone.
      guard case .unreadableGlyph = error else { throw error }
      let glyph = LoadedGlyph(drawn: nil, ink: nil, hidesColor: false, problem: error)
      glyphs[id] = glyph
      return glyph
    }
    var glyph = LoadedGlyph(drawn: drawn, ink: drawn.inkBounds, hidesColor: hidesColor)
    keptPictureBytes += drawn.pictureBytes
    if keptPictureBytes > Self.mostPictureBytes {
      keptPictureBytes -= drawn.pictureBytes
      glyph.drawn = nil
    }
    glyphs[id] = glyph
    return glyph
  }

  private func drawnGlyph(_ id: UInt32) throws(FontError) -> (drawn: DrawnGlyph, hidesColor: Bool) {
    var hidesColor = false
    if pictureSource.hasColor {
      let colored = try coloredGlyph(id)
      if let drawn = colored.drawn { return (drawn, colored.hidesColor) }
      hidesColor = colored.hidesColor
    }
    let glyph = try drawing.glyph(id)
    let factor = Double(pixelsPerEm) / Double(strikePixelsPerEm)
    let drawn: DrawnGlyph =
      factor == 1 ? .plain(glyph) : try glyph.mask().map { .mask($0, factor: factor) } ?? .plain(glyph)
    return (drawn, hidesColor)
  }

  /// The glyph by its layers or its picture; nil where it has none, or has an outline and is not wanted in colour.
  private func coloredGlyph(_ id: UInt32) throws(FontError) -> (drawn: DrawnGlyph?, hidesColor: Bool) {
    var hasColor = undrawnColors.contains(id)
    let layers = palette.isEmpty ? [] : drawing.colorLayers(of: id)
    if !layers.isEmpty {
      guard inColor else { return (nil, true) }
      var glyphs: [(glyph: FreeTypeGlyph, color: Color?)] = []
      for layer in layers {
        let color = palette.indices.contains(layer.paletteIndex) ? palette[layer.paletteIndex] : nil
        glyphs.append((try drawing.glyph(layer.glyph), color))
      }
      return (.layers(glyphs), false)
    }
    guard let pictures else { return (nil, hasColor) }
    let isScalable = drawing.isScalable
    var glyph: FreeTypeGlyph?
    try pictureSource.selectStrike(pictures.strike)
    do throws(FontError) {
      glyph = try pictureSource.picture(id, inColor: inColor || isScalable)
    } catch {
      // A picture that cannot be loaded is one that is not shown.
      hasColor = true
    }
    if isScalable { try prepareDrawing() }
    if let picture = glyph?.picture {
      return inColor ? (.picture(picture, factor: pictures.factor), false) : (nil, true)
    }
    guard !isScalable else { return (nil, hasColor) }
    // A glyph that the strike lacks is no fault: it is blank, as a space is.
    guard let mask = try glyph?.mask() else { return (.layers([]), hasColor) }
    return (.mask(mask, factor: pictures.factor), hasColor || !inColor)
  }

  private func prepareDrawing() throws(FontError) {
    if let strike {
      try drawing.selectStrike(strike)
    } else if drawing.isScalable {
      try drawing.setSize(pixelsPerEm: pixelsPerEm)
    }
  }

  private static func prepareShaping(_ face: FreeTypeFace, strike: Int?) throws(FontError) {
    if let strike { try face.selectStrike(strike) } else { try face.setSize(pixelsPerEm: face.unitsPerEm) }
  }

  /// Where on its axes a face stands: the default, a named instance counted from 1, and then what is asked for.
  private static func places(
    on face: HarfBuzzFace, namedInstance: Int?, _ variations: [FontVariation]
  ) -> [(tag: UInt32, value: Float)] {
    let instance = namedInstance.map(face.coordinates(ofNamedInstance:)) ?? []
    return face.axes.enumerated().map { index, axis in
      let wanted = variations.last { $0.tag == axis.tag }?.value
      let value = wanted ?? (index < instance.count ? instance[index] : axis.defaultValue)
      return (axis.tag, max(axis.minimum, min(axis.maximum, value)))
    }
  }

  /// The smallest strike that is not smaller, else the largest: shrinking a picture looks better than blowing it up.
  private static func nearestLargerStrike(to pixelsPerEm: Int, in strikes: [Int]) -> Int? {
    strikes.indices.min { left, right in
      let (first, second) = (strikes[left], strikes[right])
      if (first >= pixelsPerEm) != (second >= pixelsPerEm) { return first >= pixelsPerEm }
      return first >= pixelsPerEm ? first < second : first > second
    }
  }

  /// The strike whose height is nearest; of two the larger.
  private static func nearestStrike(to pixelsPerEm: Int, in strikes: [Int]) -> Int? {
    strikes.indices.min { left, right in
      let (first, second) = (abs(strikes[left] - pixelsPerEm), abs(strikes[right] - pixelsPerEm))
      return first != second ? first < second : strikes[left] > strikes[right]
    }
  }
}
