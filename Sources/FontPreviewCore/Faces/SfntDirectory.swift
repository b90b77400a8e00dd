/// Where the tables of one face of an sfnt file (TrueType, OpenType, or a collection of them) stand in the file.
///
/// Source: the OpenType specification, "Organization of an OpenType Font" (table directory and font collections).
struct SfntDirectory {
  private struct Table {
    var offset: Int
    var count: Int
  }

  private var tables: [UInt32: Table] = [:]
  /// Whether the file ends before its outlines do. FreeType then draws nothing, and says nothing.
  private(set) var isCutOff = false

  /// Reads the directory of the face `index`, or nil where the file is no sfnt (WOFF and WOFF2 are none) or has no such
  /// face.
  init?(file: FontFile, faceIndex: Int) {
    // Most directories end within this: one read instead of two.
    let head = file.bytes(at: 0, count: 1024)
    guard let signature = Self.number(head, at: 0, width: 4) else { return nil }
    var start = 0
    if signature == Self.collection {
      guard let count = Self.number(head, at: 8, width: 4), faceIndex < count,
        let offset = Self.number(file.bytes(at: 12 + 4 * faceIndex, count: 4), at: 0, width: 4)
      else { return nil }
      start = offset
    } else if !Self.signatures.contains(signature) || faceIndex > 0 {
      return nil
    }
    guard let count = Self.number(file.bytes(at: start + 4, count: 2), at: 0, width: 2) else { return nil }
    let length = 16 * count
    let records =
      start + 12 + length <= head.count
      ? Array(head[(start + 12)..<(start + 12 + length)]) : file.bytes(at: start + 12, count: length)
    for index in 0..<(records.count / 16) {
      guard let tag = Self.number(records, at: 16 * index, width: 4),
        let offset = Self.number(records, at: 16 * index + 8, width: 4),
        let count = Self.number(records, at: 16 * index + 12, width: 4)
      else { continue }
      if offset + count > file.size, Self.outlines.contains(tag) { isCutOff = true }
      guard offset <= file.size else { continue }
      // A table that a truncated file ends in is cut, as HarfBuzz cuts it. Of two with one tag the first counts.
      if tables[UInt32(tag)] == nil {
        tables[UInt32(tag)] = Table(offset: offset, count: min(count, file.size - offset))
      }
    }
    guard !tables.isEmpty else { return nil }
  }

  /// How many faces a collection says it has; nil where the file is no collection, or too short for as many.
  static func memberCount(of file: FontFile) -> Int? {
    let head = file.bytes(at: 0, count: 12)
    guard number(head, at: 0, width: 4) == collection, let count = number(head, at: 8, width: 4) else { return nil }
    // FreeType's own limit: a header's offset and a directory of one table for each.
    return count <= file.size / (4 + 28) ? count : nil
  }

  /// The bytes of the table `tag`, given by the file's offset and count; nil where the face has none.
  func table(_ tag: UInt32) -> (offset: Int, count: Int)? {
    tables[tag].map { ($0.offset, $0.count) }
  }

  /// 'glyf', 'loca', 'CFF ' and 'CFF2'.
  private static let outlines: Set<Int> = [0x676C_7966, 0x6C6F_6361, 0x4346_4620, 0x4346_4632]
  /// 'ttcf'
  private static let collection = 0x7474_6366
  /// TrueType (1.0 and Apple's 'true'), and 'OTTO' for CFF outlines.
  private static let signatures: Set<Int> = [0x0001_0000, 0x7472_7565, 0x4F54_544F]

  private static func number(_ bytes: [UInt8], at offset: Int, width: Int) -> Int? {
    guard offset + width <= bytes.count else { return nil }
    return bytes[offset..<(offset + width)].reduce(0) { $0 << 8 | Int($1) }
  }
}
