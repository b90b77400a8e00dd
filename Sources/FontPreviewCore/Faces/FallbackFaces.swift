/// Opens the faces that a fallback table names, at one size; each worker has its own.
final class FallbackFaces {
  private let table: FallbackTable
  private let cache: FaceCache
  private let pixelsPerEm: Int

  init(table: FallbackTable, cache: FaceCache, pixelsPerEm: Int) {
    self.table = table
    self.cache = cache
    self.pixelsPerEm = pixelsPerEm
  }

  /// The face for a character that `primary` lacks; nil where there is no other.
  ///
  /// Throws where it cannot be opened: it could be when it was chosen.
  func face(for character: Substring, besides primary: FaceIdentifier) throws(FontError) -> FontFace? {
    guard let identifier = table.face(for: character), identifier != primary else { return nil }
    return try cache.keep(identifier, pixelsPerEm: pixelsPerEm)
  }

  /// The face that has all of some characters which are one cluster, of those that have one of them; nil where none has,
  /// or where one of them is for the row's own face alone.
  func face(forAllOf characters: [Substring], besides primary: FaceIdentifier) throws(FontError) -> FontFace? {
    guard !characters.contains(where: { $0.unicodeScalars.contains(where: FallbackTable.isPrivate) }) else {
      return nil
    }
    for character in characters {
      guard let face = try face(for: character, besides: primary) else { continue }
      if characters.allSatisfy({ face.font.hasGlyphs(forAllOf: $0.unicodeScalars) }) { return face }
    }
    return nil
  }
}
