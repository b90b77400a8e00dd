/// A picture that is compared: a sheet with its manifest, or any other PNG.
public struct ComparedPicture: Sendable {
  /// Nil for a picture that is no sheet, or was drawn without one.
  public let manifest: Manifest?
  let header: PNGHeader
  let file: PictureFile

  /// So many pixels are compared at most.
  private static let mostPixels = Int(Int32.max)
  /// Four times the widest sheet: some rows of pixels must fit into memory.
  private static let widest = 65_536
  /// No deflated byte stands for more.
  private static let mostInflation = 1032

  /// In pixels.
  public var width: Int { header.width }
  public var height: Int { header.height }

  /// Pixels a point; 1 for a picture that is no sheet.
  public var scale: Int { manifest.map { Int((Double(width) / $0.size.width).rounded()) } ?? 1 }

  /// Reads a PNG to its end, without inflating its pixels.
  ///
  /// - Throws: ``PNGError``, ``ManifestError`` for a manifest that cannot be read, and ``SheetFileError`` for a picture that
  ///   is too large or that its manifest does not fit.
  public init(_ source: any ByteSource) throws {
    file = try PictureFile(source)
    do {
      manifest = try SheetFile(file).manifest
    } catch SheetFileError.noManifest {
      manifest = nil
    }
    header = try PNGReader(BufferSource(file.bytes)).header
    // A claim that nothing stands behind is refused before anything is made of its size.
    let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
    let data = file.chunks.reduce(0) { $0 + ($1.isCalled("IDAT") ? $1.body.count : 0) }
    guard width <= Self.widest else { throw SheetFileError.tooWide }
    guard !overflows, pixels <= Self.mostPixels, Self.mostInflation * data >= pixels / 8 + height else {
      throw SheetFileError.tooManyPixels
    }
    if let manifest { _ = try RowPlace.places(manifest, width: width, height: height) }
  }

  /// PNG's number for the kind of its pixels: 2 is RGB, 4 and 6 have alpha.
  var colorType: UInt8? {
    file.chunks.first { $0.isCalled("IHDR") }.flatMap { $0.body.count == 13 ? $0.body[$0.body.startIndex + 9] : nil }
  }

  /// Whether a row of its manifest cannot be read as a whole.
  package var hasDamagedRows: Bool {
    guard let manifest else { return false }
    return manifest.rows.indices.contains { (try? manifest.record(ofRow: $0)) == nil }
  }

  /// Whether no pixel can be translucent.
  var isOpaque: Bool {
    colorType != 4 && colorType != 6 && !file.chunks.contains { $0.isCalled("tRNS") }
  }

  /// Whether two indexes stand for one colour.
  var hasColorsTwice: Bool {
    guard case .indexed(let palette) = header.format else { return false }
    return Set(palette).count < palette.count
  }

  /// Whether two pictures have the same pixels as far as that is seen without inflating them: two that are damaged alike are
  /// the same.
  func isSameImage(as other: ComparedPicture) -> Bool {
    func chunks(_ file: PictureFile) -> [PNGChunks.Chunk] {
      file.chunks.filter { $0.isCalled("IHDR") || $0.isCalled("PLTE") || $0.isCalled("tRNS") || $0.isCalled("IDAT") }
    }
    return chunks(file).elementsEqual(chunks(other.file)) { $0.type == $1.type && $0.body == $1.body }
  }
}
