/// Hashes of a sheet's picture that tell what the hashes of its rows do not, whatever form its pixels have.
struct PictureHashes: Sendable, Hashable {
  /// Of everything, what lies over rows among it.
  var picture: String
  /// Of bars, headers, separators and frames.
  var surroundings: String
  /// Of what is above the first row.
  var top: String

  init(picture: String, surroundings: String, top: String) {
    (self.picture, self.surroundings, self.top) = (picture, surroundings, top)
  }

  /// - Throws: ``SheetFileError/noManifest``, and ``PNGError`` where the pixels cannot be read.
  init(_ sheet: ComparedPicture) throws {
    guard let manifest = sheet.manifest else { throw SheetFileError.noManifest }
    let whole = PixelArea(x: 0, y: 0, width: sheet.width, height: sheet.height)
    let areas =
      [whole]
      + SheetAreas.surroundings(sheet, try RowPlace.places(manifest, width: sheet.width, height: sheet.height))
    let digests = try AreaReader(sheet, areas: areas, expanded: true).digests()
    func hash(_ parts: ArraySlice<(PixelArea, String)>) -> String {
      let hash = XXHash()
      for (area, digest) in parts {
        hash.update([UInt32(area.width), UInt32(area.height)])
        hash.update(Array(digest.utf8))
      }
      return hash.digest()
    }
    let parts = Array(zip(areas, digests))
    self.init(picture: hash(parts[..<1]), surroundings: hash(parts[1...]), top: hash(parts[1..<2]))
  }
}
