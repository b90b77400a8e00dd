/// Writes a sheet as a PNG, band by band, with its manifest in it, beside it, or both.
public struct SheetWriter {
  private let picture: PNGWriter
  /// For bands that do not come compressed.
  private let compressor: PNGRowCompressor
  private var manifest: ManifestStream?

  /// Writes the head of the picture.
  ///
  /// `manifestFile` takes the manifest as well, where there is one.
  public init(
    renderer: SheetRenderer, picture: any ByteSink, embedsManifest: Bool, manifestFile: (any ByteSink)?,
    head: ManifestHead
  ) throws {
    compressor = try renderer.rowCompressor()
    self.picture = try PNGWriter(renderer.pngHeader, to: picture, level: SheetRenderer.compressionLevel)
    if embedsManifest || manifestFile != nil {
      manifest = try ManifestStream(head: head, file: manifestFile, isEmbedded: embedsManifest)
    }
  }

  /// Whether rows must come with their JSON.
  public var wantsJSON: Bool { manifest != nil }

  /// Writes the next band; `PNGError.misuse` where its pixels are of another kind than the sheet's.
  public mutating func write(_ band: RenderedBand) throws {
    if let rows = try band.compressed ?? band.pixmap.compressed(by: compressor) { try picture.writeRows(rows) }
    if let row = band.row { try manifest?.append(row: row.json) }
  }

  /// Ends picture and manifest; what they are written to stays open.
  public mutating func finish() throws {
    try manifest?.finish()
    for text in manifest?.texts ?? [] { try picture.writeText(text) }
    try picture.finish()
  }
}
