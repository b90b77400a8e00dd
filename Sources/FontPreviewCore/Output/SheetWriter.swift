/// Writes a sheet as a PNG, row by row, with its manifest in it, beside it, or both.
public struct SheetWriter {
  private let picture: PNGWriter
  private let format: Pixmap.Format
  private var manifest: ManifestStream?

  /// Pixels in a metre at scale 1: a point is 1/72 inch.
  private static let pixelsPerMetre: Double = 72 / 0.0254

  /// zlib's: measured on two thousand rows, 4 gives files as small as 6 does in 0.55 of its time.
  static let compressionLevel = 4

  /// Writes the head of the picture.
  ///
  /// `manifestFile` takes the manifest as well, where there is one.
  public init(
    renderer: SheetRenderer, picture: any ByteSink, embedsManifest: Bool, manifestFile: (any ByteSink)?,
    head: ManifestHead
  ) throws {
    format = renderer.format
    self.picture = try PNGWriter(Self.header(of: renderer), to: picture, level: Self.compressionLevel)
    if embedsManifest || manifestFile != nil {
      manifest = try ManifestStream(head: head, file: manifestFile, isEmbedded: embedsManifest)
    }
  }

  /// What a sheet's picture says before its pixels.
  static func header(of renderer: SheetRenderer) -> PNGHeader {
    let format: PNGFormat =
      switch renderer.format {
      case .indexed: .indexed(palette: renderer.palette.colors)
      case .rgb: .rgb
      case .rgba: .rgba
      }
    return PNGHeader(
      width: renderer.pixelWidth, height: renderer.pixelHeight, format: format,
      pixelsPerMetre: Int((pixelsPerMetre * Double(renderer.configuration.scale.factor)).rounded()))
  }

  /// Whether rows must come with their JSON.
  public var wantsJSON: Bool { manifest != nil }

  /// Writes the next band; `PNGError.misuse` where its pixels are of another kind than the sheet's.
  public mutating func write(_ band: RenderedBand) throws {
    guard band.pixmap.format == format else {
      throw PNGError.misuse(reason: "a band of \(band.pixmap.format) pixels came to a sheet of \(format) ones")
    }
    try picture.writeRows(band.pixmap.pixels.span, count: band.pixmap.height)
    if let row = band.row { try manifest?.append(row: row.json) }
  }

  /// Ends picture and manifest; what they are written to stays open.
  public mutating func finish() throws {
    try manifest?.finish()
    for text in manifest?.texts ?? [] { try picture.writeText(text) }
    try picture.finish()
  }
}
