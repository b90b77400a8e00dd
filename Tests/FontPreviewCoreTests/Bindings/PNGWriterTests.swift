import Testing

@testable import FontPreviewCore

@Suite("Writing PNGs")
struct PNGWriterTests {
  @Test("Every format comes back as it was written", arguments: PNGSample.all.indices)
  func roundTrip(index: Int) throws {
    let sample = PNGSample.all[index]
    let png = try sample.encoded()
    let (header, pixels, text) = try decode(png)
    #expect(header.width == sample.header.width)
    #expect(header.height == sample.header.height)
    #expect(header.pixelsPerMetre == sample.header.pixelsPerMetre)
    #expect(text.isEmpty)
    if case .indexed = sample.header.format {
      #expect(header.format == sample.header.format)
      #expect(pixels.elementsEqual(sample.pixels))
    } else {
      #expect(header.format == .rgba)
      #expect(pixels.elementsEqual(sample.expanded))
    }
    #expect(try decode(png, expanded: true).pixels.elementsEqual(sample.expanded))
  }

  @Test("Chunks stand in the order the format asks for, texts after the image, and nothing else")
  func chunkOrder() throws {
    let sample = PNGSample(.indexed(palette: PNGSample.palette(64)), width: 900, height: 700)
    let chunks = PNGChunk.parse(try sample.encoded(texts: [[1], [2]]))
    var types: [String] = []
    for chunk in chunks where types.last != chunk.type || chunk.type != "IDAT" { types.append(chunk.type) }
    #expect(chunks.count { $0.type == "IDAT" } > 1)
    #expect(types == ["IHDR", "sRGB", "PLTE", "pHYs", "IDAT", "iTXt", "iTXt", "IEND"])
    #expect(chunks[0].body == PNGChunk.number(900) + PNGChunk.number(700) + [8, 3, 0, 0, 0])
    #expect(chunks[1].body == [0])
    #expect(chunks[2].body.count == 3 * 64)
    #expect(chunks[3].body == PNGChunk.number(5669) + PNGChunk.number(5669) + [1])
    let prefix = Array("fontpreview".utf8) + [0, 1, 0, 0, 0]
    #expect(chunks[chunks.count - 2].body.starts(with: prefix))
  }

  @Test("The bytes do not depend on how many rows come at once")
  func portions() throws {
    let sample = PNGSample(.rgb)
    let bytes = try [1, 2, 47].map { rows in
      let sink = MemorySink()
      try sample.write(to: sink, rowsAtOnce: rows)
      return sink.bytes
    }
    #expect(bytes[0].elementsEqual(bytes[1]))
    #expect(bytes[0].elementsEqual(bytes[2]))
  }

  @Test("What lies between rows is skipped")
  func stride() throws {
    let sample = PNGSample(.rgb, width: 10, height: 4)
    var padded: [UInt8] = []
    for row in 0..<4 { padded += sample.pixels[row * 30..<row * 30 + 30] + [9, 9, 9] }
    padded.removeLast(3)
    let sink = MemorySink()
    let writer = try PNGWriter(sample.header, to: sink)
    try writer.writeRows(padded.span, stride: 33, count: 4)
    try writer.finish()
    #expect(sink.bytes == (try sample.encoded()))
  }

  @Test("Texts come back joined in their order, long ones too")
  func texts() throws {
    let long = (0..<700_000).map { (index: Int) -> UInt8 in UInt8(index * index % 251 % 90 + 33) }
    let texts: [[UInt8]] = [Array("{ \"title\": \"Ä\" }".utf8), long, [], Array("end".utf8)]
    let png = try PNGSample(.rgb).encoded(texts: texts)
    #expect(try decode(png).text == Array(texts.joined()))
    #expect(try decode(png, keyword: "fontprevie").text.isEmpty)
    #expect(try decode(png, keyword: nil).text.isEmpty)
  }

  @Test("A sink's error comes through unchanged, wherever it comes")
  func failingSink() throws {
    let sample = PNGSample(.rgba)
    let texts = [[UInt8](0...255)]
    let whole = try sample.encoded(texts: texts).count
    let error = OutputError.noSpace(.file(path: [0x78]))
    for capacity in [0, 8, 60, 3000, whole - 100, whole - 1] {
      let sink = MemorySink(capacity: capacity, error: error)
      #expect(throws: PNGError.output(error)) { try sample.write(to: sink, texts: texts) }
      #expect(sink.bytes.count <= capacity)
    }
  }

  @Test("A failed writer stays failed")
  func failedWriter() throws {
    let sample = PNGSample(.rgb, width: 2, height: 1)
    let sink = MemorySink(capacity: 100)
    let writer = try PNGWriter(sample.header, to: sink)
    #expect(throws: PNGError.output(.closedPipe)) {
      try writer.writeRows(sample.pixels.span, count: 1)
      try writer.finish()
    }
    #expect(throws: PNGError.output(.closedPipe)) { try writer.finish() }
  }

  @Test("Headers that PNG cannot express are refused")
  func invalidHeaders() {
    let sink = MemorySink()
    for size in [0, -1, 1 << 31] {
      #expect(throws: PNGError.invalidHeader) {
        _ = try PNGWriter(PNGHeader(width: size, height: 1, format: .rgb, pixelsPerMetre: nil), to: sink)
      }
      #expect(throws: PNGError.invalidHeader) {
        _ = try PNGWriter(PNGHeader(width: 1, height: size, format: .rgb, pixelsPerMetre: nil), to: sink)
      }
    }
    let translucent = Color(red: 0, green: 0, blue: 0, alpha: 254)
    for palette in [[], [translucent], [Color](repeating: PNGSample.palette(1)[0], count: 257)] {
      #expect(throws: PNGError.invalidHeader) {
        let header = PNGHeader(width: 1, height: 1, format: .indexed(palette: palette), pixelsPerMetre: nil)
        _ = try PNGWriter(header, to: sink)
      }
    }
    #expect(sink.bytes.isEmpty)
  }

  @Test("Rows and texts out of order are errors, not broken files")
  func misuse() throws {
    let sample = PNGSample(.rgb, width: 2, height: 2)
    let text = try PNGCompressedText([65].span, keyword: "fontpreview")
    let tooEarly = try PNGWriter(sample.header, to: MemorySink())
    #expect(throws: PNGError.self) { try tooEarly.writeText(text) }
    let tooFew = try PNGWriter(sample.header, to: MemorySink())
    try tooFew.writeRows(sample.pixels.span, count: 1)
    #expect(throws: PNGError.self) { try tooFew.finish() }
    let tooMany = try PNGWriter(sample.header, to: MemorySink())
    try tooMany.writeRows(sample.pixels.span, count: 2)
    #expect(throws: PNGError.self) { try tooMany.writeRows(sample.pixels.span, count: 1) }
    let tooShort = try PNGWriter(sample.header, to: MemorySink())
    #expect(throws: PNGError.self) { try tooShort.writeRows(Array(sample.pixels.dropLast()).span, count: 2) }
  }

  @Test("An index without a colour is refused")
  func strayIndex() throws {
    var sample = PNGSample(.indexed(palette: PNGSample.palette(3)))
    sample.pixels[100] = 3
    #expect(throws: PNGError.damaged(reason: "a palette index without a colour")) { _ = try sample.encoded() }
  }

  @Test("Keywords that PNG forbids are refused", arguments: ["", " a", "a ", "a  b", "ä", "a\0b"])
  func invalidKeywords(keyword: String) {
    #expect(throws: PNGError.invalidKeyword) { _ = try PNGCompressedText([65].span, keyword: keyword) }
    #expect(throws: PNGError.invalidKeyword) { _ = try PNGReader(MemorySource([]), textKeyword: keyword) }
  }
}
