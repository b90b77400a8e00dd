/// A sheet that was drawn before: its pixels and its manifest.
public struct SheetFile {
  public let manifest: Manifest
  let header: PNGHeader
  /// As the header's format has them, row by row.
  private var pixels: [UInt8]

  /// Reads a picture. Throws `PNGError`, and `SheetFileError.noManifest` for a picture that is no sheet of ours.
  public init(_ source: any ByteSource) throws {
    let reader = try PNGReader(source, textKeyword: ManifestStream.keyword)
    header = reader.header
    pixels = []
    pixels.reserveCapacity(header.bytesPerRow * header.height)
    var row = [UInt8](repeating: 0, count: header.bytesPerRow)
    for _ in 0..<header.height {
      try reader.readRow(into: &row)
      pixels += row
    }
    guard let manifest = Manifest(parsing: try reader.finish()) else { throw SheetFileError.noManifest }
    self.manifest = manifest
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
    let palette: [Color]? = if case .indexed(let palette) = header.format { palette } else { nil }
    guard header.width == renderer.pixelWidth, header.height == renderer.pixelHeight,
      (renderer.format == .indexed) == (palette != nil),
      palette ?? [] == (palette == nil ? [] : renderer.palette.colors)
    else { return "its pixels are of another kind" }
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

  /// Puts a band's pixels and account in the place of those of the visible row `index`.
  public mutating func replace(row index: Int, by band: RenderedBand, scale: Scale) throws {
    let top = scale.wholePixels(Points(manifest.rows[index].rect[1]))
    let size = header.format.bytesPerPixel
    let source = band.pixmap
    guard source.width == header.width, top >= 0, top + source.height <= header.height else {
      throw PNGError.misuse(reason: "a row does not fit into its sheet")
    }
    let place = top * header.bytesPerRow
    // Pictures without transparency are read with it all the same.
    let bytes =
      source.bytesPerPixel == size
      ? source.pixels
      : stride(from: 0, to: source.pixels.count, by: 3).flatMap { Array(source.pixels[$0..<($0 + 3)]) + [255] }
    pixels.replaceSubrange(place..<(place + bytes.count), with: bytes)
    if let row = band.row { replaced[index] = row.json }
  }

  private var replaced: [Int: [UInt8]] = [:]

  /// Writes the sheet as it is now, with its manifest in it, and beside it where `manifestFile` is given.
  public func write(
    _ renderer: SheetRenderer, picture: any ByteSink, embedsManifest: Bool, manifestFile: (any ByteSink)?,
    head: ManifestHead
  ) throws {
    let output = try PNGWriter(SheetWriter.header(of: renderer), to: picture, level: SheetWriter.compressionLevel)
    let isOpaque = renderer.format == .rgb
    for y in 0..<header.height {
      let row = pixels[(y * header.bytesPerRow)..<((y + 1) * header.bytesPerRow)]
      let bytes =
        isOpaque
        ? stride(from: row.startIndex, to: row.endIndex, by: 4).flatMap { row[$0..<($0 + 3)] } : Array(row)
      try output.writeRows(bytes.span, count: 1)
    }
    if embedsManifest || manifestFile != nil {
      var stream = try ManifestStream(head: head, file: manifestFile, isEmbedded: embedsManifest)
      for (index, json) in manifest.rowJSON.enumerated() { try stream.append(row: replaced[index] ?? json) }
      try stream.finish()
      for text in stream.texts { try output.writeText(text) }
    }
    try output.finish()
  }
}

/// Why a picture cannot be drawn anew in part.
public enum SheetFileError: Error, Sendable, Hashable, CustomStringConvertible {
  case noManifest

  public var description: String {
    "the picture holds no manifest of this program's; draw it without --no-manifest first"
  }
}
