/// Which glyphs of a face have colours in a form that is not drawn: COLR version 1, or SVG.
///
/// The tables are read here, since a FreeType may be built without either. Source: the OpenType specification, "COLR -
/// Color Table" and "SVG - The SVG (Scalable Vector Graphics) Table".
struct UndrawnColors {
  private var glyphs: [ClosedRange<Int>] = []

  init(of face: FreeTypeFace) {
    // Of each base glyph its number in two bytes, and where its paint stands in four.
    for record in Self.records(of: face, table: 0x434F_4C52, listOffset: 14, countWidth: 4, width: 6) {
      let glyph = Self.number(record.prefix(2))
      glyphs.append(glyph...glyph)
    }
    // Of each document its first and its last glyph in two bytes each, and where it stands in eight.
    for record in Self.records(of: face, table: 0x5356_4720, listOffset: 2, countWidth: 2, width: 12) {
      let (first, last) = (Self.number(record.prefix(2)), Self.number(record.dropFirst(2).prefix(2)))
      if first <= last { glyphs.append(first...last) }
    }
  }

  func contains(_ glyph: UInt32) -> Bool { glyphs.contains { $0.contains(Int(glyph)) } }

  /// The records of a list that a table's head refers to; none where there is no such list, or it ends too early.
  private static func records(
    of face: FreeTypeFace, table: UInt32, listOffset: Int, countWidth: Int, width: Int
  ) -> [ArraySlice<UInt8>] {
    let start = number(face.bytes(ofTable: table, at: listOffset, count: 4)[...])
    // The head of the first version of COLR ends before.
    let isFirst = table == 0x434F_4C52 && number(face.bytes(ofTable: table, at: 0, count: 2)[...]) == 0
    guard start > 0, !isFirst else { return [] }
    // No face has more glyphs.
    let count = min(0xFFFF, number(face.bytes(ofTable: table, at: start, count: countWidth)[...]))
    let bytes = face.bytes(ofTable: table, at: start + countWidth, count: width * count)
    return stride(from: 0, to: bytes.count, by: width).map { bytes[$0..<($0 + width)] }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
