import Foundation
import Testing

@testable import FontPreviewCore

@Suite("Writing a sheet")
struct SheetWriterTests {
  private static let files = ["Plain.ttf", "Hebrew.ttf", "empty.ttf", "Variable.ttf", "Tall.ttf"]

  @Test("The PNG holds exactly the rows' pixels, sRGB, and the size of a point", arguments: 1...3)
  func picture(scale: Int) async throws {
    let sheet = try TestSheet(Self.files, selected: 1, scale: scale)
    let rows = try await sheet.rows()
    let png = try await sheet.png()
    let decoded = try decode(png, expanded: true)
    #expect(decoded.header.width == 320 * scale)
    #expect(decoded.header.height == 44 * scale * rows.count)
    #expect(decoded.pixels == sheet.rgba(of: rows))
    // 72 points an inch.
    #expect(decoded.header.pixelsPerMetre == [2835, 5669, 8504][scale - 1])
    let chunks = PNGChunk.parse(png)
    #expect(chunks.contains { $0.type == "sRGB" })
    #expect(!chunks.contains { ["tIME", "iTXt", "tEXt", "zTXt"].contains($0.type) })
    guard case .indexed(let palette) = try decode(png).header.format else {
      Issue.record("the picture is not indexed")
      return
    }
    #expect(palette == sheet.renderer.palette.colors)
  }

  @Test("The manifest in the picture is that beside it, behind the image data, and holds the rows")
  func manifest() async throws {
    let sheet = try TestSheet(Self.files, selected: 1)
    let file = MemorySink()
    let png = try await sheet.png(embedsManifest: true, manifest: file)
    #expect(try decode(png).text == file.bytes)
    let types = PNGChunk.parse(png).map(\.type)
    #expect(try #require(types.firstIndex(of: "iTXt")) > #require(types.lastIndex(of: "IDAT")))
    struct Manifest: Decodable {
      var rows: [ManifestRow]
      var size: [Double]
      var schema: Int
      var libraries: LibraryVersions
      var options: [String: ManifestValue]
    }
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(file.bytes))
    #expect(manifest.rows == (try await sheet.rows().map(\.record)))
    #expect(manifest.size == [320, 44 * 8])
    #expect(manifest.schema == 1)
    #expect(manifest.libraries == .current)
    #expect(manifest.options == ["width": .number(320)])
  }

  @Test("A manifest in either place needs the rows' JSON, none does not")
  func wantsJSON() throws {
    let sheet = try TestSheet(["Plain.ttf"])
    let head = ManifestHead(options: [:], size: sheet.renderer.size, separator: 0.5)
    func wants(_ embeds: Bool, _ file: MemorySink?) throws -> Bool {
      try SheetWriter(
        renderer: sheet.renderer, picture: MemorySink(), embedsManifest: embeds, manifestFile: file, head: head
      ).wantsJSON
    }
    #expect(try [wants(true, nil), wants(false, MemorySink()), wants(false, nil)] == [true, true, false])
  }

  @Test("A picture that cannot be written on is an error that says why")
  func fullSink() async throws {
    let sheet = try TestSheet(["Plain.ttf"])
    let head = ManifestHead(options: [:], size: sheet.renderer.size, separator: 0.5)
    let sink = MemorySink(capacity: 100, error: .noSpace(.standardOutput))
    #expect(throws: PNGError.output(.noSpace(.standardOutput))) {
      _ = try SheetWriter(
        renderer: sheet.renderer, picture: sink, embedsManifest: false, manifestFile: nil, head: head)
    }
  }

  @Test("A row in colour is refused by a sheet of palette indices")
  func colorInIndexedSheet() async throws {
    let sheet = try TestSheet(["Plain.ttf"])
    var band = try #require(try await sheet.bands().first)
    band.pixmap = band.pixmap.expanded(by: sheet.renderer.palette)
    let sink = MemorySink()
    var writer = try SheetWriter(
      renderer: sheet.renderer, picture: sink, embedsManifest: false, manifestFile: nil,
      head: ManifestHead(options: [:], size: sheet.renderer.size, separator: 0.5))
    #expect(throws: PNGError.self) { try writer.write(band) }
  }

  @Test("Bands that the workers compressed make the same bytes, whatever the number of workers")
  func compressedBands() async throws {
    let sheet = try TestSheet(Self.files, selected: 1)
    let expected = try await sheet.png()
    for jobs in 1...3 {
      let sink = MemorySink()
      var writer = try SheetWriter(
        renderer: sheet.renderer, picture: sink, embedsManifest: false, manifestFile: nil,
        head: ManifestHead(options: [:], size: sheet.renderer.size, separator: 0.5))
      try await sheet.renderer.draw(jobs: jobs, withJSON: false, compressed: true) { band in
        #expect(band.compressed != nil)
        try writer.write(band)
      }
      try writer.finish()
      #expect(sink.bytes == expected)
    }
    // Other pixels are not those that were compressed.
    var band = try #require(try await sheet.bands().first)
    band.compressed = try band.pixmap.compressed(by: sheet.renderer.rowCompressor())
    band.pixmap.pixels[0] += 1
    #expect(band.compressed == nil)
  }

  @Test("The same sheet gives the same bytes")
  func sameBytes() async throws {
    let sheet = try TestSheet(Self.files, selected: 0)
    let first = try await sheet.png(embedsManifest: true)
    #expect(first == (try await sheet.png(embedsManifest: true)))
  }
}
