import Testing

@testable import FontPreviewCore

@Suite("Pictures that are compared")
struct ComparedPictureTests {
  @Test("A manifest whose rows the picture cannot have is refused")
  func unfitting() throws {
    let good = ComparedSample.sheet([("A", 1), ("B", 2)])
    #expect(throws: Never.self) { try good.picture }
    func expectRefused(_ change: (inout ComparedSample) -> Void, sourceLocation: SourceLocation = #_sourceLocation) {
      var sample = good
      change(&sample)
      #expect(throws: SheetFileError.unfitting, sourceLocation: sourceLocation) { try sample.picture }
    }
    expectRefused { $0.rows?[1].top = 5 }
    expectRefused { $0.rows?[1].top = 3 }
    expectRefused { $0.rows?[0].top = -1 }
    expectRefused { $0.rows?[0].height = 0 }
    expectRefused { $0.rows?[0].height = -4 }
    expectRefused { $0.rows?[0].width = 7 }
    expectRefused { $0.rows?[0].width = 0 }
    expectRefused { $0.rows?[0].x = -1 }
    expectRefused { $0.rows?[0].visible = (0, 5) }
    expectRefused { $0.rows?[0].visible = (1, -1) }
    expectRefused { $0.rows = (0..<1000).map { .init(title: "\($0)", top: 4 * $0) } }
    expectRefused { $0.rows?[0].top = 1 << 40 }
    // Of another size than the manifest says.
    expectRefused { sample in
      sample.rows?.removeAll()
      sample.rows?.append(.init(title: "A", top: 0, height: 1_000_000_000))
    }
  }

  @Test("A later schema is told from damage, whatever else is in it")
  func newerSchema() throws {
    var sample = ComparedSample.sheet([("A", 1)])
    sample.schema = 2
    #expect(throws: ManifestError.newerSchema(2)) { try sample.picture }
    sample.schema = 0
    #expect(throws: ManifestError.damaged) { try sample.picture }
    sample.schema = 1
    sample.libraries = "7"
    #expect(throws: ManifestError.damaged) { try sample.picture }
  }

  @Test("A header that claims more than its data can hold is refused before anything is made of it")
  func bombs() throws {
    let png = try ComparedSample(width: 4, height: 4).png
    for (width, height) in [(65536, 32768), (1, 1 << 30), (46341, 46341), (4, 100_000), (Int(Int32.max), 1)] {
      var chunks = try PNGChunks(png).chunks.map { (String(decoding: $0.type, as: UTF8.self), Array($0.body)) }
      chunks[0].1.replaceSubrange(
        0..<8, with: [width, height].flatMap { number in [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } })
      let bomb = PNGChunks.signature + chunks.flatMap { PNGChunks.encoded($0.0, $0.1) }
      let error = #expect(throws: (any Error).self) { try ComparedPicture(BufferSource(bomb)) }
      #expect(error is SheetFileError || error is PNGError, "\(width) x \(height)")
    }
  }

  @Test("No part of a picture is taken for a whole one")
  func truncated() throws {
    let png = try ComparedSample.sheet([("A", 1), ("B", 2)]).png
    for count in png.indices {
      #expect(throws: PNGError.self) { try ComparedPicture(BufferSource(Array(png[..<count]))) }
    }
  }
}
