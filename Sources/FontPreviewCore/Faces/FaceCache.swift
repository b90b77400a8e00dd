/// Opens faces as one worker needs them, and holds those open that many rows use.
final class FaceCache {
  private let library: FreeTypeLibrary
  private let inColor: Bool
  private let bitmaps: BitmapPolicy
  private let variations: [FontVariation]
  /// The interface font and what stands in for missing characters, opened when the first row needs them and kept.
  private var kept: [KeptFace: FontFace] = [:]

  private struct KeptFace: Hashable {
    var identifier: FaceIdentifier
    var pixelsPerEm: Int
  }

  /// Glyphs in colour are drawn so only if `inColor`; `variations` hold for the faces of rows.
  init(library: FreeTypeLibrary, inColor: Bool, bitmaps: BitmapPolicy, variations: [FontVariation]) {
    self.library = library
    self.inColor = inColor
    self.bitmaps = bitmaps
    self.variations = variations
  }

  /// Opens a face for one row, to be drawn at `pixelsPerEm` (26.6); it closes with the caller's last reference.
  func open(_ identifier: FaceIdentifier, pixelsPerEm: Int) throws(FontError) -> FontFace {
    try FontFace(
      identifier, library: library, pixelsPerEm: pixelsPerEm, inColor: inColor, bitmaps: bitmaps,
      variations: variations)
  }

  /// Opens a face once and keeps it for the rows to come.
  func keep(_ identifier: FaceIdentifier, pixelsPerEm: Int) throws(FontError) -> FontFace {
    let key = KeptFace(identifier: identifier, pixelsPerEm: pixelsPerEm)
    if let face = kept[key] { return face }
    let face = try FontFace(
      identifier, library: library, pixelsPerEm: pixelsPerEm, inColor: inColor, bitmaps: bitmaps)
    kept[key] = face
    return face
  }
}
