/// One row as pixels, with its account.
public struct RenderedRow: Sendable {
  /// From 0.
  public var index: Int
  public var pixmap: Pixmap
  public var record: ManifestRow
  /// `record` as JSON, where it was asked for.
  public var json: [UInt8]
  /// Why the row's own face was not drawn.
  public var problem: FontError?
}
