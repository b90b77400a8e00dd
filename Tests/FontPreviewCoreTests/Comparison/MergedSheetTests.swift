import Testing

@testable import FontPreviewCore

@Suite("Accepting single rows of a sheet")
struct MergedSheetTests {
  /// A sheet as it is drawn, with the row `selected`.
  private static func drawn(_ selected: Int?, scale: Int = 2) async throws -> [UInt8] {
    let sheet = try TestSheet(["Plain.ttf", "Tall.ttf", "Hebrew.ttf"], selected: selected, scale: scale)
    let sink = BufferSink()
    var writer = try SheetWriter(
      renderer: sheet.renderer, picture: sink, embedsManifest: true, manifestFile: nil,
      head: sheet.renderer.manifestHead(options: ["scale": .number(scale)]))
    for band in try await sheet.bands(withJSON: true) { try writer.write(band) }
    try writer.finish()
    return sink.bytes
  }

  private static func merged(_ old: [UInt8], _ rows: Set<Int>, _ new: [UInt8]) throws -> [UInt8]? {
    let sink = BufferSink()
    guard
      let merged = try MergedSheet(
        of: ComparedPicture(BufferSource(old)), with: rows, from: ComparedPicture(BufferSource(new)))
    else { return nil }
    try merged.write(to: sink)
    return sink.bytes
  }

  @Test(
    "With all rows of another drawing it is that drawing, with none the old one, byte for byte", arguments: [1, 2, 3])
  func bytes(scale: Int) async throws {
    let (old, new) = try await (Self.drawn(0, scale: scale), Self.drawn(2, scale: scale))
    #expect(old != new)
    #expect(try Self.merged(old, [], new) == old)
    #expect(try Self.merged(old, [0, 1, 2], new) == new)
    let one = try #require(try Self.merged(old, [0], new))
    let diffs = try [old, new].map { other in
      try SheetComparison(
        from: ComparedPicture(BufferSource(one)), to: ComparedPicture(BufferSource(other))
      ).runSynchronously()
    }
    #expect(diffs[0].rows.map(\.change) == [.changed, .same, .same])
    #expect(diffs[1].rows.map(\.change) == [.same, .same, .changed])
    #expect(try Self.merged(one, [2], new) == new)
  }

  @Test("Sheets of other rows, places or colours cannot be mixed")
  func refused() throws {
    func isPossible(_ change: (inout ComparedSample) -> Void) throws -> Bool {
      let old = ComparedSample.sheet([("A", 1), ("B", 2)])
      var new = old
      change(&new)
      return try Self.merged(old.png, [0], new.png) != nil
    }
    #expect(try isPossible { _ in })
    #expect(try isPossible { $0[0, 0] = 77 })
    #expect(try !isPossible { $0.isIndexed = true })
    #expect(try !isPossible { $0.rows = nil })
    #expect(try !isPossible { $0 = .sheet([("A", 1)]) })
    #expect(try !isPossible { $0 = .sheet([("A", 1), ("B", 2)], width: 7) })
    #expect(try !isPossible { $0.rows?[1].x = 1 })
  }

  @Test("What is not accepted stays, separators and frames with it")
  func surroundings() throws {
    var (old, new) = (ComparedSample.sheet([("A", 1), ("B", 2)]), ComparedSample.sheet([("A", 3), ("B", 4)]))
    old[0, 7] = 9
    new[0, 7] = 8
    let merged = try #require(try Self.merged(old.png, [0], new.png))
    let picture = try RGBAPicture(png: merged)
    #expect((0..<8).map { picture.pixels[4 * 6 * $0] } == [3, 3, 3, 255, 2, 2, 2, 9])
    #expect(try ComparedPicture(BufferSource(merged)).manifest?.rows.map(\.pixels) == ["3", "2"])
  }
}
