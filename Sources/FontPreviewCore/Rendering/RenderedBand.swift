/// A part of a sheet as wide as it, as pixels.
public struct RenderedBand: Sendable {
  /// In the sheet's own format, only what is seen.
  public var pixmap: Pixmap {
    didSet { compressed = nil }
  }
  /// The row that the band shows; nil for bars, headers and frames.
  public var row: RenderedRow?
  /// The characters of a bar or header that no font had.
  public internal(set) var missing = ""
  /// The pixels as a PNG of the sheet has them, where that was asked for and there are any.
  public internal(set) var compressed: PNGCompressedRows?

  init(pixmap: Pixmap, row: RenderedRow?) {
    self.pixmap = pixmap
    self.row = row
  }
}
