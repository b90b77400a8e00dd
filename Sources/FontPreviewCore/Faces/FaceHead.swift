/// What tells one build of a face from another: its head table's fontRevision and checksumAdjustment, as manifests write
/// them; read without opening the face.
struct FaceHead {
  let revision: String
  let checksum: String

  /// Nil where the file is no sfnt or has no such table.
  init?(_ identifier: FaceIdentifier) {
    guard let file = try? FontFile(path: identifier.path),
      let directory = SfntDirectory(file: file, faceIndex: identifier.faceIndex),
      // 'head'
      let table = directory.table(0x6865_6164), table.count >= 12
    else { return nil }
    let bytes = file.bytes(at: table.offset, count: 12)
    guard bytes.count == 12 else { return nil }
    func number(_ offset: Int) -> UInt32 { bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) } }
    revision = ManifestRow.revisionText(Int(Int32(bitPattern: number(4))))
    checksum = ManifestRow.checksumText(number(8))
  }
}
