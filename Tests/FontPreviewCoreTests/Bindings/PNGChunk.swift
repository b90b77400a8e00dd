/// A chunk of a PNG, found without libpng.
struct PNGChunk: Equatable {
  var type: String
  var body: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Trusts the lengths: for PNGs of our own making.
  static func parse(_ png: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var position = 8
    while position + 12 <= png.count {
      let length = png[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let body = Array(png[position + 8..<position + 8 + length])
      chunks.append(PNGChunk(type: String(decoding: png[position + 4..<position + 8], as: UTF8.self), body: body))
      position += 12 + length
    }
    return chunks
  }

  static func join(_ chunks: [PNGChunk]) -> [UInt8] {
    signature + chunks.flatMap(\.encoded)
  }

  /// Length, type, body and checksum.
  var encoded: [UInt8] {
    let checked = Array(type.utf8) + body
    return Self.number(UInt32(body.count)) + checked + Self.number(Self.checksum(checked))
  }

  static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xedb8_8320 : sum >> 1 }
    }
  }
}
