/// Opens faces as one worker needs them, and holds those open that many rows use.
final class FaceCache {
  private let library: FreeTypeLibrary
  private let files: FontFiles
  private let inColor: Bool
  private let bitmaps: BitmapPolicy
  private let variations: [FontVariation]
  /// The interface font and what stands in for missing characters, opened when the first row needs them and kept; each
  /// with the time of its last use.
  private var kept: [KeptFace: (face: FontFace, lastUse: Int)] = [:]
  private var time = 0

  /// A sheet may need more faces than a process may have files open. More than a line uses in turn, or it opens them
  /// again and again.
  static let mostKept = 64

  private struct KeptFace: Hashable {
    var identifier: FaceIdentifier
    var pixelsPerEm: Int
  }

  /// Glyphs in colour are drawn so only if `inColor`; `variations` hold for the faces of rows.
  init(library: FreeTypeLibrary, files: FontFiles, inColor: Bool, bitmaps: BitmapPolicy, variations: [FontVariation]) {
    self.library = library
    self.files = files
    self.inColor = inColor
    self.bitmaps = bitmaps
    self.variations = variations
  }

  /// Opens a face for one row, to be drawn at `pixelsPerEm` (26.6); it closes with the caller's last reference.
  func open(_ identifier: FaceIdentifier, pixelsPerEm: Int) throws(FontError) -> FontFace {
    try FontFace(
      identifier, files: files, library: library, pixelsPerEm: pixelsPerEm, inColor: inColor, bitmaps: bitmaps,
      variations: variations)
  }

  /// Opens a face and keeps it for the rows to come, until others have been used more lately.
  func keep(_ identifier: FaceIdentifier, pixelsPerEm: Int) throws(FontError) -> FontFace {
    let key = KeptFace(identifier: identifier, pixelsPerEm: pixelsPerEm)
    time += 1
    if let face = kept[key]?.face {
      kept[key]?.lastUse = time
      return face
    }
    if kept.count >= Self.mostKept, let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
      kept[oldest] = nil
    }
    let face = try FontFace(
      identifier, files: files, library: library, pixelsPerEm: pixelsPerEm, inColor: inColor, bitmaps: bitmaps)
    kept[key] = (face, time)
    return face
  }
}
