import Testing

@testable import FontPreviewCore

@Suite("Reading PNGs")
struct PNGReaderTests {
  static let damaged = PNGSample(.indexed(palette: PNGSample.palette(64)))

  @Test("A file that ends early is an error at any length")
  func truncation() throws {
    let png = try PNGSample(.rgba, width: 80, height: 60).encoded(texts: [[UInt8](0...255)])
    for length in stride(from: 0, to: png.count, by: 97) {
      #expect(throws: length < 8 ? PNGError.notPNG : .truncated, "\(length)") {
        _ = try decode(Array(png.prefix(length)))
      }
    }
    #expect(throws: PNGError.truncated) { _ = try decode(png.dropLast()) }
  }

  @Test("A wrong byte anywhere is an error", arguments: [1, 7, 13])
  func corruption(step: Int) throws {
    let png = try Self.damaged.encoded(texts: [[UInt8](0...255)])
    for position in stride(from: step, to: png.count, by: 41) {
      var wrong = png
      wrong[position] ^= 0x10
      #expect(throws: PNGError.self, "\(position)") { _ = try decode(wrong) }
    }
  }

  @Test("A wrong checksum is damage in every chunk, those that nobody reads too")
  func checksums() throws {
    var chunks = PNGChunk.parse(try Self.damaged.encoded(texts: [[65]]))
    chunks.insert(PNGChunk(type: "tIME", body: [7, 0xe8, 1, 1, 0, 0, 0]), at: 1)
    #expect(try decode(PNGChunk.join(chunks)).pixels == Self.damaged.pixels)
    for index in chunks.indices {
      var png = PNGChunk.signature
      for (other, chunk) in chunks.enumerated() {
        png += chunk.encoded
        if other == index { png[png.count - 1] ^= 1 }
      }
      #expect {
        _ = try decode(png)
      } throws: { error in
        if case .damaged = error as? PNGError { true } else { false }
      }
    }
  }

  @Test("A source's error comes through unchanged")
  func failingSource() throws {
    let png = try Self.damaged.encoded()
    let error = InputError(path: [0x78], code: 5)
    for length in [0, 20, png.count - 20] {
      #expect(throws: PNGError.input(error)) {
        let reader = try PNGReader(MemorySource(Array(png.prefix(length)), error: error))
        _ = try reader.finish()
      }
    }
  }

  @Test("Sources may give a byte at a time")
  func smallPortions() throws {
    let png = try Self.damaged.encoded(texts: [[65, 66]])
    let (_, pixels, text) = try decode(png, portion: 1)
    #expect(pixels == Self.damaged.pixels)
    #expect(text == [65, 66])
  }

  @Test("Texts can be read without the rows")
  func textsAlone() throws {
    let png = try Self.damaged.encoded(texts: [[65, 66]])
    let reader = try PNGReader(MemorySource(png), textKeyword: "fontpreview")
    #expect(try reader.finish() == [65, 66])
    #expect(throws: PNGError.self) { _ = try reader.finish() }
  }

  @Test("Texts before the image count, other keywords and chunks do not")
  func foreignTexts() throws {
    var chunks = PNGChunk.parse(try Self.damaged.encoded(texts: [[67]]))
    func text(_ keyword: String, _ rest: [UInt8]) -> PNGChunk {
      PNGChunk(type: "iTXt", body: Array(keyword.utf8) + rest)
    }
    chunks.insert(text("fontpreview", [0, 0, 0] + Array("en\0Titel\0".utf8) + [65, 66]), at: 1)
    chunks.insert(text("fontpreview2", [0, 0, 0, 0, 0, 1]), at: 1)
    chunks.insert(text("XML:com.adobe.xmp", [0, 1, 0, 0, 0, 1, 2, 3]), at: 1)
    chunks.insert(text("font", []), at: 1)
    chunks.insert(text("fontpreview", []), at: 1)
    chunks.insert(PNGChunk(type: "tEXt", body: Array("fontpreview\0no".utf8)), at: 1)
    chunks.insert(PNGChunk(type: "iCCP", body: [1, 2, 3]), at: 1)
    #expect(try decode(PNGChunk.join(chunks)).text == [65, 66, 67])
  }

  @Test("A damaged text is an error", arguments: [[0], [0, 1, 0, 0, 0, 1, 2, 3], [0, 2, 0, 0, 0], [0, 0, 0, 0]])
  func damagedText(rest: [UInt8]) throws {
    var chunks = PNGChunk.parse(try Self.damaged.encoded())
    chunks.insert(PNGChunk(type: "iTXt", body: Array("fontpreview".utf8) + rest), at: chunks.count - 1)
    #expect(throws: PNGError.damaged(reason: "iTXt: damaged text")) { _ = try decode(PNGChunk.join(chunks)) }
  }

  @Test("A text of 8 MiB is read, a longer one refused")
  func textLimit() throws {
    let text = [UInt8](repeating: 65, count: 8 << 20)
    #expect(try decode(try Self.damaged.encoded(texts: [text])).text.count == 8 << 20)
    let longer = try Self.damaged.encoded(texts: [text + [65]])
    #expect(throws: PNGError.textTooLong) { _ = try decode(longer) }
  }

  @Test("More texts than libpng would keep are read")
  func manyTexts() throws {
    let texts = (0..<1500).map { [UInt8(65 + $0 % 26)] }
    #expect(try decode(try Self.damaged.encoded(texts: texts)).text == texts.flatMap { $0 })
  }

  @Test("Absurd sizes are refused or cost one row only")
  func absurdSizes() throws {
    func picture(width: UInt32, height: UInt32) throws -> [UInt8] {
      var chunks = PNGChunk.parse(try PNGSample(.rgba, width: 4, height: 4).encoded())
      chunks[0].body.replaceSubrange(0..<8, with: PNGChunk.number(width) + PNGChunk.number(height))
      return PNGChunk.join(chunks)
    }
    #expect(throws: PNGError.rowTooLong) { _ = try decode(try picture(width: 0x7fff_ffff, height: 1)) }
    #expect(throws: PNGError.rowTooLong) { _ = try decode(try picture(width: (64 << 20) / 4 + 1, height: 1)) }
    let tall = try PNGReader(MemorySource(try picture(width: 4, height: 0x7fff_ffff)))
    #expect(tall.header.height == 0x7fff_ffff)
    #expect(throws: PNGError.self) { _ = try tall.finish() }
    for (width, height) in [(0, 1), (1, 0), (0x8000_0000, 1)] as [(UInt32, UInt32)] {
      #expect(throws: PNGError.self) { _ = try decode(try picture(width: width, height: height)) }
    }
  }

  @Test("Interlaced pictures are refused")
  func interlaced() throws {
    var chunks = PNGChunk.parse(try Self.damaged.encoded())
    chunks[0].body[12] = 1
    #expect(throws: PNGError.interlaced) { _ = try decode(PNGChunk.join(chunks)) }
  }

  @Test("An index without a colour is damage")
  func strayIndex() throws {
    var chunks = PNGChunk.parse(try Self.damaged.encoded())
    let palette = try #require(chunks.firstIndex { $0.type == "PLTE" })
    chunks[palette].body.removeLast(3)
    #expect(throws: PNGError.damaged(reason: "a palette index without a colour")) {
      _ = try decode(PNGChunk.join(chunks))
    }
  }

  @Test("Every other kind of PNG is expanded to RGBA", arguments: PNGReaderTests.kinds)
  func expansion(kind: Kind) throws {
    var chunks = [
      PNGChunk(
        type: "IHDR",
        body: PNGChunk.number(UInt32(kind.rgba.count / 4)) + PNGChunk.number(1) + [kind.depth, kind.color, 0, 0, 0])
    ]
    chunks += kind.extra
    chunks.append(PNGChunk(type: "IDAT", body: stored([0] + kind.row)))
    chunks.append(PNGChunk(type: "IEND", body: []))
    let (header, pixels, _) = try decode(PNGChunk.join(chunks))
    #expect(header.format == .rgba)
    #expect(header.pixelsPerMetre == nil)
    #expect(pixels == kind.rgba)
  }

  /// One row of a kind of PNG, and what it is as RGBA.
  struct Kind: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var color: UInt8
    var depth: UInt8
    var extra: [PNGChunk] = []
    var row: [UInt8]
    var rgba: [UInt8]
  }

  static let colors = PNGChunk(type: "PLTE", body: [1, 2, 3, 4, 5, 6])
  static let kinds = [
    Kind(testDescription: "grey 1", color: 0, depth: 1, row: [0b0100_0000], rgba: [0, 0, 0, 255, 255, 255, 255, 255]),
    Kind(testDescription: "grey 4", color: 0, depth: 4, row: [0x3f], rgba: [51, 51, 51, 255, 255, 255, 255, 255]),
    Kind(testDescription: "grey 8", color: 0, depth: 8, row: [7], rgba: [7, 7, 7, 255]),
    Kind(
      testDescription: "grey 8 with tRNS", color: 0, depth: 8, extra: [PNGChunk(type: "tRNS", body: [0, 7])],
      row: [7, 8], rgba: [7, 7, 7, 0, 8, 8, 8, 255]),
    Kind(testDescription: "grey and alpha", color: 4, depth: 8, row: [7, 9], rgba: [7, 7, 7, 9]),
    Kind(
      testDescription: "RGB 16", color: 2, depth: 16, row: [0x12, 0x12, 0xff, 0xff, 0, 0x81],
      rgba: [0x12, 0xff, 1, 255]),
    Kind(
      testDescription: "RGBA 16", color: 6, depth: 16, row: [0x12, 0x12, 0xff, 0xff, 0, 0, 0x80, 0x80],
      rgba: [0x12, 0xff, 0, 0x80]),
    Kind(
      testDescription: "indexed 1", color: 3, depth: 1, extra: [colors], row: [0x40],
      rgba: [1, 2, 3, 255, 4, 5, 6, 255]),
    Kind(
      testDescription: "indexed 8 with tRNS", color: 3, depth: 8, extra: [colors, PNGChunk(type: "tRNS", body: [9])],
      row: [0, 1], rgba: [1, 2, 3, 9, 4, 5, 6, 255]),
  ]

  /// A zlib stream that holds bytes uncompressed.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let count = UInt16(bytes.count)
    let length = [UInt8(count & 0xff), UInt8(count >> 8), UInt8(~count & 0xff), UInt8(~count >> 8)]
    return [0x78, 0x01, 0x01] + length + bytes + PNGChunk.number(high << 16 | low)
  }
}
