import Glibc
import Testing

@testable import FontPreviewCore

@Suite("Font files that are not what they claim")
struct ChangingFileTests {
  let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
  }

  /// Where the table's 16 bytes in the table directory begin.
  private func tableRecord(_ tag: String, in bytes: [UInt8]) throws -> Int {
    try #require(bytes.indices.dropLast(16).first { bytes[$0..<($0 + 4)].elementsEqual(tag.utf8) })
  }

  private func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  private func setSize(_ path: String, _ size: Int) throws {
    let status = unsafe truncate(path, size)
    try #require(status == 0)
  }

  private func open(_ bytes: [UInt8]) throws -> (face: FontFace, path: String) {
    directory.put("a.ttf", bytes)
    let path = directory.root + "/a.ttf"
    return (
      try FontFace(
        FaceIdentifier(path: Array(path.utf8)), library: FreeTypeLibrary(), pixelsPerEm: 17 * 64), path
    )
  }

  @Test("A file that is cut short while it is open gives an error and no signal")
  func cutWhileOpen() throws {
    var bytes = Fixtures.bytes("Plain.ttf")
    // The outlines are moved away from the rest, so that no block that was read before the cut holds them.
    let record = try tableRecord("glyf", in: bytes)
    let (start, count) = (number(bytes, at: record + 8), number(bytes, at: record + 12))
    let outlines = bytes[start..<(start + count)]
    bytes += [UInt8](repeating: 0, count: (1 << 16) - bytes.count) + outlines
    bytes.replaceSubrange((record + 8)..<(record + 12), with: [0, 1, 0, 0])
    let (face, path) = try open(bytes)
    try setSize(path, 1 << 16)
    #expect(throws: FontError.self) { try face.glyph(34) }
  }

  @Test("A table that claims all of a file with holes is not read")
  func sparse() throws {
    var bytes = Fixtures.bytes("Plain.ttf")
    // Any table that shaping asks for would do.
    let record = try tableRecord("GPOS", in: bytes)
    bytes.replaceSubrange((record + 12)..<(record + 16), with: [0x03, 0, 0, 0])
    directory.put("a.ttf", bytes)
    let path = directory.root + "/a.ttf"
    try setSize(path, 64 << 20)
    let face = try FontFace(
      FaceIdentifier(path: Array(path.utf8)), library: FreeTypeLibrary(), pixelsPerEm: 17 * 64)
    let line = try TextShaper(scale: Scale(1), language: "en").shape(
      "AV", faces: LineFaces(primary: face), width: 1000)
    let whole = try TextShaper(scale: Scale(1), language: "en").shape(
      "AV", faces: LineFaces(primary: Fixtures.face("Plain.ttf")), width: 1000)
    // Without its kerning the pair is wider.
    #expect(line.width > whole.width)
  }
}
