/// A sheet that was drawn before: its manifest, and its picture as it stands in the file.
public struct SheetFile: Sendable {
  public let manifest: Manifest
  let file: PictureFile
  /// What the manifest was put together from.
  let pieces: [Piece]

  /// A piece of a manifest, and the chunk's body that holds it.
  struct Piece: Sendable {
    var text: ArraySlice<UInt8>
    var body: ArraySlice<UInt8>
  }

  /// The longest manifest; all of it is held.
  private static let mostText = 256 << 20

  /// Reads a picture. Throws `PNGError`, `ManifestError`, and `SheetFileError` for a picture that is no sheet of ours.
  public init(_ source: any ByteSource) throws {
    try self.init(PictureFile(source))
  }

  init(_ file: PictureFile) throws {
    self.file = file
    var bodies: [(body: ArraySlice<UInt8>, text: Range<Int>)] = []
    var text: [UInt8] = []
    for chunk in file.chunks where chunk.isCalled("iTXt") {
      guard let part = try PNGCompressedText.text(in: chunk.body, keyword: ManifestStream.keyword) else { continue }
      guard text.count + part.count <= Self.mostText else { throw PNGError.textTooLong }
      bodies.append((chunk.body, text.count..<(text.count + part.count)))
      text += part
    }
    guard !bodies.isEmpty else { throw SheetFileError.noManifest }
    manifest = try Manifest(parsing: text)
    pieces = bodies.map { Piece(text: text[$0.text], body: $0.body) }
  }

  /// Why not all of a sheet but some rows can stay as they are; nil where they can.
  ///
  /// `rows` are the rows of the renderer's list that are seen, in their order. What the rows' own pixels can tell is for
  /// the caller to find out.
  public func difference(from renderer: SheetRenderer, options: [String: ManifestValue]) -> String? {
    guard manifest.isOfThisVersion else { return "other versions of the program or its libraries drew it" }
    let names = Set(options.keys).union(manifest.options.keys).subtracting(["selected"]).sorted()
    if let name = names.first(where: { options[$0] != manifest.options[$0] }) { return "--\(name) is another" }
    let rows = renderer.visibleRows
    guard rows.count == manifest.rows.count else { return "there are other fonts" }
    for (row, old) in zip(rows, manifest.rows) {
      let listed = renderer.list.rows[row]
      guard listed.title == old.title, listed.text == old.text else { return "there are other fonts" }
      let frame = renderer.layout.frame(ofRow: row)
      guard frame.map({ [$0.x, $0.y, $0.width, $0.height].map(\.value) }) == old.rect else {
        return "rows stand elsewhere"
      }
      guard Self.isSameFont(listed, old) else { return "\(old.file) is another" }
    }
    return nil
  }

  private static func isSameFont(_ row: FontListRow, _ old: Manifest.Row) -> Bool {
    switch row.content {
    case .refused(let file): return FaceIdentifier(path: file.path).fileName == old.file
    case .face(let face):
      let identifier = face.identifier
      guard identifier.fileName == old.file, identifier.faceIndex == old.faceIndex,
        identifier.namedInstance == old.instance
      else { return false }
      // A row whose face could not be drawn says nothing of its head.
      guard old.checksum != nil, let head = FaceHead(identifier) else { return true }
      return head.revision == old.revision && head.checksum == old.checksum
    }
  }
}
