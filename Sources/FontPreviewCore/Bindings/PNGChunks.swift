import CPNG

/// A PNG in memory, taken apart into its chunks, whose lengths and checksums are checked.
struct PNGChunks {
  struct Chunk {
    /// Four letters.
    var type: ArraySlice<UInt8>
    var body: ArraySlice<UInt8>
    /// With length, type and checksum, as it stands in the file.
    var whole: Range<Int>

    func isCalled(_ name: String) -> Bool { type.elementsEqual(name.utf8) }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let chunks: [Chunk]

  /// - Throws: ``PNGError/notPNG``, ``PNGError/truncated``, ``PNGError/damaged(reason:)``.
  init(_ png: [UInt8]) throws(PNGError) {
    guard png.starts(with: Self.signature) else { throw .notPNG }
    var chunks: [Chunk] = []
    var place = Self.signature.count
    while true {
      guard png.count - place >= 12 else { throw .truncated }
      let length = Int(Self.number(png[place..<(place + 4)]))
      guard length <= Int(Int32.max) else { throw .damaged(reason: "a chunk's length") }
      guard png.count - place - 12 >= length else { throw .truncated }
      let end = place + 12 + length
      let checked = png[(place + 4)..<(end - 4)]
      guard Self.number(png[(end - 4)..<end]) == Self.checksum(checked) else {
        throw .damaged(reason: "a chunk's checksum")
      }
      let chunk = Chunk(type: checked.prefix(4), body: checked.dropFirst(4), whole: place..<end)
      chunks.append(chunk)
      place = end
      if chunk.isCalled("IEND") { break }
    }
    self.chunks = chunks
  }

  /// A chunk as it stands in a file; `type` is four letters.
  static func encoded(_ type: String, _ body: some Collection<UInt8>) -> [UInt8] {
    var bytes = numberBytes(UInt32(body.count)) + Array(type.utf8)
    bytes += body
    return bytes + numberBytes(checksum(bytes[4...]))
  }

  static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func numberBytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { unsafe cpng_crc32(0, $0.baseAddress, $0.count) }
  }
}
