import Testing

@testable import FontPreviewCore

@Suite("Formats that are no plain TrueType")
struct FormatTests {
  @Test("A Type 1 font in text form is drawn as that in binary form")
  func ascii() async throws {
    let rows = try await TextSheet(["Type1.pfa", "Type1.pfb"], text: "Fixture Ag").rows()
    #expect(rows[0].pixmap.pixels.prefix(640 * 80) == rows[1].pixmap.pixels.prefix(640 * 80))
    #expect(rows.map(\.problem) == [nil, nil] && rows.allSatisfy { !$0.record.fallback && $0.record.missing == "" })
    #expect(rows[0].record.runs.map(\.glyphs) == rows[1].record.runs.map(\.glyphs))
    #expect(try await TextSheet(["Type1.pfa"]).records().map(\.title) == ["Fixture Type One Ascii Regular"])
  }

  @Test("In a CID-keyed CFF font a character's glyph is that of its character map, whatever its CID")
  func keyedCFF() async throws {
    let record = try #require(try await TextSheet(["Cid.otf"]).records().first)
    #expect(record.runs.flatMap { $0.glyphs.map { $0[0] } } == "Fixture Cid Regular".utf8.map { Int($0) - 31 })
    #expect(record.error == nil && record.missing == "" && !record.fallback)
    let face = try FontFace(Fixtures.identifier("Cid.otf"), library: FreeTypeLibrary(), pixelsPerEm: 100 * 64)
    // "A": five cells of 85 units behind a bearing of 50, seven of 100 high.
    #expect(try face.inkBounds(of: 34) == PixelBounds(minX: 5 * 64, minY: 0, maxX: 95 * 32, maxY: 70 * 64))
  }

  @Test("A CID-keyed Type 1 font has glyphs and no characters")
  func keyedType1() throws {
    let face = try FontFace(Fixtures.identifier("Type1Cid.cid"), library: FreeTypeLibrary(), pixelsPerEm: 100 * 64)
    #expect(try face.inkBounds(of: 1) == PixelBounds(minX: 5 * 64, minY: 0, maxX: 55 * 64, maxY: 70 * 64))
    #expect(face.font.glyph(for: "A") == nil)
  }
}
