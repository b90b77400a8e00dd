import Testing

@testable import FontPreviewCore

@Suite("Faces and files that are held open")
struct FaceCacheTests {
  @Test("A file is open once, whoever reads it, and closed with its last reader")
  func sharedFile() throws {
    let files = FontFiles()
    let path = Fixtures.font("Plain.ttf")
    var first: FontFile? = try files.file(path)
    #expect(try files.file(path) === first)
    weak let closed = first
    first = nil
    #expect(closed == nil)
    #expect(try files.file(path).size == Fixtures.bytes("Plain.ttf").count)
    #expect(throws: FontError.emptyFile) { try files.file(Fixtures.font("empty.ttf")) }
  }

  @Test("Faces of several sizes and workers share a file")
  func sharedByFaces() throws {
    let files = FontFiles()
    let identifier = Fixtures.identifier("Plain.ttf")
    let caches = try (0..<2).map { _ in
      FaceCache(library: try FreeTypeLibrary(), files: files, inColor: false, bitmaps: .nearest, variations: [])
    }
    let face = try caches[0].keep(identifier, pixelsPerEm: 1088)
    weak let file = try files.file(identifier.path)
    #expect(file != nil)
    _ = try (caches[1].keep(identifier, pixelsPerEm: 1088), caches[1].open(identifier, pixelsPerEm: 640), face)
    #expect(try files.file(identifier.path) === file)
  }

  @Test("A worker keeps only so many faces, those that it used last")
  func leastRecentlyUsed() throws {
    let cache = FaceCache(
      library: try FreeTypeLibrary(), files: FontFiles(), inColor: false, bitmaps: .nearest, variations: [])
    let identifier = Fixtures.identifier("Plain.ttf")
    weak let first = try cache.keep(identifier, pixelsPerEm: 64)
    weak let second = try cache.keep(identifier, pixelsPerEm: 65)
    for size in 2..<FaceCache.mostKept { _ = try cache.keep(identifier, pixelsPerEm: 64 + size) }
    #expect(try cache.keep(identifier, pixelsPerEm: 64) === first && second != nil)
    _ = try cache.keep(identifier, pixelsPerEm: 64 + FaceCache.mostKept)
    #expect(first != nil && second == nil)
  }

  @Test("A font that asks FreeType keeps the face, and with it the file that this reads")
  func heldFace() throws {
    let file = try FontFile(path: Fixtures.font("Type1.pfb"))
    var face: FreeTypeFace? = try FreeTypeFace(library: FreeTypeLibrary(), file: file, index: 0)
    weak let held = face
    let font = HarfBuzzFont(face: try #require(face))
    face = nil
    #expect(held != nil)
    #expect(font.glyph(for: "A") != nil)
  }
}
