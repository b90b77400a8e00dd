/// What a manifest says of a sheet as a whole.
public struct ManifestHead: Sendable, Hashable {
  public static let schema = 1

  /// Every option that shaped the picture, by long name.
  public var options: [String: ManifestValue]
  /// The sheet's width and height.
  public var size: (width: Points, height: Points) { (width, height) }
  private var width: Points
  private var height: Points
  /// How much of the lower end of each row is its separator.
  public var separator: Points

  public init(
    options: [String: ManifestValue], size: (width: Points, height: Points), separator: Points
  ) {
    self.options = options
    (width, height) = size
    self.separator = separator
  }

  /// The JSON before the rows; what follows the last one is `end`.
  ///
  /// The keys of the whole are sorted: libraries, options, rows, schema, separator, size, tool.
  var start: [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      for (name, version) in LibraryVersions.current.byName.sorted(by: { $0.key < $1.key }) {
        object.key(name)
        object.value(version)
      }
    }
    let versions = writer.bytes
    writer = JSONWriter()
    writer.object { object in
      for name in options.keys.sorted() {
        object.key(name)
        switch options[name, default: .null] {
        case .null: object.null()
        case .flag(let flag): object.value(flag)
        case .number(let number): object.value(number)
        case .text(let text): object.value(text)
        }
      }
    }
    return Array("{\"libraries\":".utf8) + versions + Array(",\"options\":".utf8) + writer.bytes
      + Array(",\"rows\":[\n".utf8)
  }

  var end: [UInt8] {
    var writer = JSONWriter()
    writer.array { array in
      array.value(width.value)
      array.value(height.value)
    }
    let size = writer.bytes
    writer = JSONWriter()
    writer.value(separator.value)
    return Array("\n],\"schema\":\(Self.schema),\"separator\":".utf8) + writer.bytes + Array(",\"size\":".utf8) + size
      + Array(",\"tool\":\"fontpreview \(FontPreviewVersion.current)\"}\n".utf8)
  }
}
