/// What a manifest says of a sheet as a whole.
public struct ManifestHead: Sendable, Hashable {
  public static let schema = 1

  /// Every option that shaped the picture, by long name.
  public var options: [String: ManifestValue]
  /// The sheet's width and height.
  public var size: (width: Points, height: Points) { (width, height) }
  private var width: Points
  private var height: Points

  public init(options: [String: ManifestValue], size: (width: Points, height: Points)) {
    self.options = options
    (width, height) = size
  }

  /// The JSON before the rows; what follows the last one is `end`.
  ///
  /// The keys of the whole are sorted: libraries, options, rows, schema, size, tool.
  func start(_ encoder: ManifestEncoder) -> [UInt8] {
    Array("{\"libraries\":".utf8) + encoder.encode(LibraryVersions.current) + Array(",\"options\":".utf8)
      + encoder.encode(options) + Array(",\"rows\":[\n".utf8)
  }

  func end(_ encoder: ManifestEncoder) -> [UInt8] {
    Array("\n],\"schema\":\(Self.schema),\"size\":".utf8) + encoder.encode([width.value, height.value])
      + Array(",\"tool\":\"fontpreview \(FontPreviewVersion.current)\"}\n".utf8)
  }
}
