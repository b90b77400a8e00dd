import Testing

@testable import FontPreviewCore

@Suite("Rows compressed by themselves")
struct PNGCompressedRowsTests {
  private static func rows(_ sample: PNGSample, _ range: Range<Int>) -> [UInt8] {
    Array(sample.pixels[range.lowerBound * sample.header.bytesPerRow..<range.upperBound * sample.header.bytesPerRow])
  }

  /// The sample in parts of the given numbers of rows.
  private static func parts(_ sample: PNGSample, _ counts: [Int], level: Int = 6) throws -> [PNGCompressedRows] {
    let compressor = try PNGRowCompressor(width: sample.header.width, format: sample.header.format, level: level)
    var row = 0
    return try counts.map { count in
      defer { row += count }
      return try compressor.compress(rows(sample, row..<(row + count)).span, count: count)
    }
  }

  private static func picture(_ header: PNGHeader, _ parts: [PNGCompressedRows], level: Int = 6) throws -> [UInt8] {
    let sink = MemorySink()
    let writer = try PNGWriter(header, to: sink, level: level)
    for part in parts { try writer.writeRows(part) }
    try writer.writeText(PNGCompressedText([65].span, keyword: "fontpreview"))
    try writer.finish()
    return sink.bytes
  }

  @Test("A picture of parts has the pixels of one of rows", arguments: PNGSample.all.indices, [0, 1, 4, 6, 9])
  func pixels(index: Int, level: Int) throws {
    let sample = PNGSample.all[index]
    let height = sample.header.height
    for counts in [[height], [Int](repeating: 1, count: height), height > 20 ? [3, 11, height - 14] : [height]] {
      let png = try Self.picture(sample.header, Self.parts(sample, counts, level: level), level: level)
      #expect(try decode(png, expanded: true).pixels.elementsEqual(sample.expanded))
      let data = PNGChunk.parse(png).filter { $0.type == "IDAT" }
      #expect(data.count == counts.count + 1)
      #expect(data[0].body[0] == 0x78)
      #expect((Int(data[0].body[0]) << 8 | Int(data[0].body[1])) % 31 == 0)
      #expect(PNGChunk.parse(png).map(\.type).suffix(2) == ["iTXt", "IEND"])
    }
  }

  @Test("A part is the same whatever was compressed before it, and however large that was")
  func independence() throws {
    let sample = PNGSample(.rgb, width: 300, height: 200)
    let compressor = try PNGRowCompressor(width: 300, format: .rgb)
    let last = Self.rows(sample, 190..<200)
    let alone = try compressor.compress(last.span, count: 10)
    _ = try compressor.compress(Self.rows(sample, 0..<190).span, count: 190)
    #expect(try compressor.compress(last.span, count: 10) == alone)
  }

  @Test("A part in the place of another one needs nothing but a new checksum")
  func replacement() throws {
    let (sample, other) = (PNGSample(.rgba), PNGSample(.rgb, width: 80, height: 60))
    var changed = sample
    let size = 4 * 61 * 11
    changed.pixels.replaceSubrange((3 * 4 * 61)..<(3 * 4 * 61 + size), with: other.pixels.prefix(size))
    let counts = [3, 11, 33]
    let (old, new) = try (Self.parts(sample, counts), Self.parts(changed, counts))
    #expect(old[0] == new[0] && old[2] == new[2] && old[1] != new[1])
    func end(_ png: [UInt8]) throws -> UInt32 {
      let body = try #require(PNGChunk.parse(png).last { $0.type == "IDAT" }).body
      return PNGChunks.number(body.suffix(4))
    }
    let whole = try end(Self.picture(sample.header, old))
    let expected = try end(Self.picture(changed.header, new))
    #expect(
      PNGStream.checksum(
        of: whole, replacing: old[1].checksum, by: new[1].checksum, bytesBehind: 33 * (4 * 61 + 1)) == expected)
    #expect(whole != expected)
  }

  @Test("An index without a colour is refused")
  func strayIndex() throws {
    var sample = PNGSample(.indexed(palette: PNGSample.palette(3)))
    sample.pixels[100] = 3
    #expect(throws: PNGError.damaged(reason: "a palette index without a colour")) {
      _ = try Self.parts(sample, [47])
    }
  }

  @Test("Parts among rows, of other pictures, too many or too few are errors")
  func misuse() throws {
    let sample = PNGSample(.rgb)
    let parts = try Self.parts(sample, [20, 27])
    let mixed = try PNGWriter(sample.header, to: MemorySink())
    try mixed.writeRows(parts[0])
    #expect(throws: PNGError.self) { try mixed.writeRows(Self.rows(sample, 20..<47).span, count: 27) }
    let mixedToo = try PNGWriter(sample.header, to: MemorySink())
    try mixedToo.writeRows(Self.rows(sample, 0..<20).span, count: 20)
    #expect(throws: PNGError.self) { try mixedToo.writeRows(parts[1]) }
    let tooMany = try PNGWriter(sample.header, to: MemorySink())
    for part in parts { try tooMany.writeRows(part) }
    #expect(throws: PNGError.self) { try tooMany.writeRows(parts[0]) }
    let tooFew = try PNGWriter(sample.header, to: MemorySink())
    try tooFew.writeRows(parts[0])
    #expect(throws: PNGError.self) { try tooFew.finish() }
    for other in [PNGSample(.rgba), PNGSample(.rgb, width: 60)] {
      let writer = try PNGWriter(other.header, to: MemorySink())
      #expect(throws: PNGError.self) { try writer.writeRows(parts[0]) }
    }
    let compressor = try PNGRowCompressor(width: 61, format: .rgb)
    #expect(throws: PNGError.self) { _ = try compressor.compress(sample.pixels.span, count: 48) }
    #expect(throws: PNGError.self) { _ = try compressor.compress(sample.pixels.span, count: 0) }
  }
}
