/// Tells files whose character maps claim more characters than there are.
///
/// A subtable of format 12 or 13 says of a range which glyphs it has in twelve bytes, and fontconfig walks through every
/// character of it: a file of a few KiB can keep that busy for minutes. Source: the OpenType specification, "cmap -
/// Character to Glyph Index Mapping Table".
enum ClaimedCharacters {
  /// Whether a face of the file has a subtable that claims more characters than Unicode has.
  static func areTooMany(in file: FontFile) -> Bool {
    // Faces of a collection mostly share their tables.
    var seen: Set<Int> = []
    // Subtables that overlap can have more groups in all than the file has room for.
    var groupsLeft = file.size / groupLength
    for face in 0..<(SfntDirectory.memberCount(of: file) ?? 1) {
      guard let directory = SfntDirectory(file: file, faceIndex: face), let map = directory.table(characterMap),
        seen.insert(map.offset).inserted
      else { continue }
      let count = number(file.bytes(at: map.offset + 2, count: 2)[...])
      let records = file.bytes(at: map.offset + 4, count: 8 * count)
      for record in stride(from: 0, to: records.count - 7, by: 8) {
        let offset = map.offset + number(records[(record + 4)..<(record + 8)])
        if seen.insert(offset).inserted, claimsTooMany(file, at: offset, &groupsLeft) { return true }
      }
    }
    return false
  }

  private static func claimsTooMany(_ file: FontFile, at offset: Int, _ groupsLeft: inout Int) -> Bool {
    let head = file.bytes(at: offset, count: 16)
    guard head.count == 16, formats.contains(number(head[..<2])) else { return false }
    var claimed = 0
    var place = offset + 16
    var rest = number(head[12...])
    while rest > 0 {
      // A file can say that it has any number of groups: only those that are there are read, some at a time.
      let groups = file.bytes(at: place, count: groupLength * min(rest, 4096))
      for group in stride(from: 0, to: groups.count - (groupLength - 1), by: groupLength) {
        let (first, last) = (number(groups[group..<(group + 4)]), number(groups[(group + 4)..<(group + 8)]))
        // Ranges without characters take their time as well.
        claimed += max(1, last - first + 1)
        groupsLeft -= 1
        if claimed > mostCharacters || groupsLeft < 0 { return true }
      }
      guard groups.count == groupLength * min(rest, 4096) else { return false }
      place += groups.count
      rest -= groups.count / groupLength
    }
    return false
  }

  /// 'cmap'
  private static let characterMap: UInt32 = 0x636D_6170
  /// Both have the same groups: first character, last character, glyph.
  private static let formats: Set<Int> = [12, 13]
  private static let groupLength = 12
  private static let mostCharacters = 0x11_0000

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
