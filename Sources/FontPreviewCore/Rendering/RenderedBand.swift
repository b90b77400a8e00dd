/// A part of a sheet as wide as it, as pixels.
public struct RenderedBand: Sendable {
  /// In the sheet's own format, only what is seen.
  public var pixmap: Pixmap
  /// The row that the band shows; nil for bars, headers and frames.
  public var row: RenderedRow?
}
