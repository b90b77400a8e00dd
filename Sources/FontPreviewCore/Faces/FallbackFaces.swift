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

  /// The face for a character that `primary` lacks; nil where there is no other, or it cannot be opened.
  ///
  /// Throws only what is no fault of that other face.
  func face(for character: Substring, besides primary: FaceIdentifier) throws(FontError) -> FontFace? {
    guard let identifier = table.face(for: character), identifier != primary else { return nil }
    do throws(FontError) {
      return try cache.keep(identifier, pixelsPerEm: pixelsPerEm)
    } catch {
      if error.isOfProcess { throw error }
      return nil
    }
  }
}
