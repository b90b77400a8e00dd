/// The faces that one worker holds open: the row's own, and those that many rows use.
final class FaceCache {
  private let library: FreeTypeLibrary
  private let pixelsPerEm: Int
  private let inColor: Bool
  private let variations: [FontVariation]
  /// The interface font at each size, opened when the first row needs it and kept.
  private var kept: [KeptFace: FontFace] = [:]

  private struct KeptFace: Hashable {
    var identifier: FaceIdentifier
    var pixelsPerEm: Int
  }

  /// `pixelsPerEm` (26.6) is the size of titles; glyphs in colour are drawn so only if `inColor`.
  init(library: FreeTypeLibrary, pixelsPerEm: Int, inColor: Bool, variations: [FontVariation]) {
    self.inColor = inColor
    self.variations = variations
    self.library = library
    self.pixelsPerEm = pixelsPerEm
  }

  /// Opens a face for one row, at the variations asked for; it closes with the caller's last reference.
  func open(_ identifier: FaceIdentifier) throws(FontError) -> FontFace {
    try FontFace(
      identifier, library: library, pixelsPerEm: pixelsPerEm, inColor: inColor, variations: variations)
  }

  /// Opens a face once and keeps it for the rows to come.
  func keep(_ identifier: FaceIdentifier, pixelsPerEm: Int) throws(FontError) -> FontFace {
    let key = KeptFace(identifier: identifier, pixelsPerEm: pixelsPerEm)
    if let face = kept[key] { return face }
    let face = try FontFace(identifier, library: library, pixelsPerEm: pixelsPerEm, inColor: inColor)
    kept[key] = face
    return face
  }
}
