import Foundation
import Testing

@testable import FontPreviewCore

@Suite("A manifest in the making")
struct ManifestStreamTests {
  private static let limit = 512 << 10
  private static let head = ManifestHead(options: ["width": .number(320)], size: (320, 44), separator: 0.5)

  /// The texts of a stream as a PNG reader gives them, one by one.
  private static func pieces(_ stream: ManifestStream) throws -> [[UInt8]] {
    try stream.texts.map { text in
      let sink = MemorySink()
      let writer = try PNGWriter(PNGHeader(width: 1, height: 1, format: .rgb, pixelsPerMetre: nil), to: sink)
      try writer.writeRows([0, 0, 0].span, count: 1)
      try writer.writeText(text)
      try writer.finish()
      return try decode(sink.bytes, keyword: ManifestStream.keyword).text
    }
  }

  private static func stream(_ rows: [[UInt8]], isEmbedded: Bool = true) throws -> (pieces: [[UInt8]], file: [UInt8]) {
    let sink = MemorySink()
    var stream = try ManifestStream(head: head, file: sink, isEmbedded: isEmbedded)
    for row in rows { try stream.append(row: row) }
    try stream.finish()
    return (try pieces(stream), sink.bytes)
  }

  private static func row(_ count: Int, _ letter: String = "x") -> [UInt8] {
    Array("\"".utf8) + Array(String(repeating: letter, count: count / letter.utf8.count).utf8) + Array("\"".utf8)
  }

  @Test("The file is the rows between head and end, one a line, and it is JSON")
  func file() throws {
    let file = try Self.stream([Array("{\"a\":1}".utf8), Array("{\"b\":2}".utf8)]).file
    #expect(file == Self.head.start + Array("{\"a\":1},\n{\"b\":2}".utf8) + Self.head.end)
    #expect(throws: Never.self) { _ = try JSONSerialization.jsonObject(with: Data(file)) }
    #expect(throws: Never.self) { _ = try JSONSerialization.jsonObject(with: Data(try Self.stream([]).file)) }
  }

  @Test(
    "The pieces, in their order, are the file, each at most 512 KiB",
    arguments: [
      [], [10], [Int](repeating: 3000, count: 500), [300_000, 300_000, 300_000], [limit - 2], [limit], [limit + 10],
      [100, 1_400_000, 100], [2_000_000, 2_000_000], [Int](repeating: 524_000, count: 3),
    ])
  func pieces(sizes: [Int]) throws {
    for letter in ["x", "\u{E9}", "\u{8A9E}", "\u{1F58B}"] {
      let (pieces, file) = try Self.stream(sizes.map { Self.row($0, letter) })
      #expect(pieces.flatMap { $0 }.elementsEqual(file))
      #expect(pieces.allSatisfy { !$0.isEmpty && $0.count <= Self.limit })
      #expect(pieces.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
      // Not many small ones either: readers keep only so many texts.
      #expect(pieces.count <= 2 * (file.count / Self.limit) + 1)
    }
  }

  @Test("Full pieces are there before the end, so that they need not be held as they are")
  func early() throws {
    var stream = try ManifestStream(head: Self.head, file: nil, isEmbedded: true)
    for _ in 0..<20 { try stream.append(row: Self.row(100_000)) }
    #expect(stream.texts.count == 3)
  }

  @Test("A manifest that is not embedded has no pieces")
  func fileOnly() throws {
    let (pieces, file) = try Self.stream([Self.row(10)], isEmbedded: false)
    #expect(pieces.isEmpty && !file.isEmpty)
  }

  @Test("A file that takes no more ends it with that error")
  func fullFile() throws {
    var stream = try ManifestStream(
      head: Self.head, file: MemorySink(capacity: 1000, error: .noSpace(.standardOutput)), isEmbedded: true)
    #expect(throws: OutputError.noSpace(.standardOutput)) { try stream.append(row: Self.row(2000)) }
  }

  @Test("Of a manifest that was read, only the pieces that changed are compressed anew")
  func known() throws {
    func texts(_ letters: [String], known: [SheetFile.Piece]) throws -> ManifestStream {
      var stream = try ManifestStream(head: Self.head, file: nil, isEmbedded: true, known: known)
      for letter in letters { try stream.append(row: Self.row(400_000, letter)) }
      try stream.finish()
      return stream
    }
    let old = try texts(["a", "b", "c"], known: [])
    // Compressed otherwise, so that it can be told.
    let known = try Self.pieces(old).map { text in
      SheetFile.Piece(
        text: text[...], body: try PNGCompressedText(text.span, keyword: ManifestStream.keyword, level: 0).bytes[...])
    }
    let new = try texts(["a", "d", "c"], known: known)
    #expect(try Self.pieces(new) == Self.pieces(texts(["a", "d", "c"], known: [])))
    #expect(new.texts.map { $0.count > 100_000 } == known.indices.map { $0 != 1 })
  }
}
