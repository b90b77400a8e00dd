internal import FoundationEssentials

/// A manifest that was read: what it says of the sheet, and of each row what tells whether it is still the same.
public struct Manifest: Sendable {
  /// By name: the versions of the libraries that drew the sheet.
  public let libraries: [String: String]
  /// The program that drew it, with its version.
  public let tool: String
  /// Every option that shaped the picture, by long name.
  public let options: [String: ManifestValue]
  public let rows: [Row]
  /// The sheet's width and height in points.
  public let size: (width: Double, height: Double)
  /// How much of the lower end of each row is its separator, in points.
  public let separator: Double
  /// The whole, as it was read.
  let text: [UInt8]
  /// Each row as JSON, as it stands in the manifest.
  let rowJSON: [ArraySlice<UInt8>]

  /// What identifies a row's font, and how the row was drawn.
  public struct Row: Sendable, Hashable, Decodable {
    public var title: String
    public var text: String?
    public var rect: [Double]
    public var selected: Bool
    public var file: String
    public var faceIndex: Int
    public var instance: Int?
    public var revision: String?
    public var checksum: String?
    public var pixels: String
    /// Why the row's own font was not drawn.
    public var error: String?
    /// Top and height of what is seen of the row, where that is not all.
    public var visible: [Double]?
  }

  private struct Head: Decodable {
    var libraries: [String: String]
    var options: [String: ManifestValue]
    var separator: Double
    var size: [Double]
    var tool: String
  }

  private struct Schema: Decodable {
    var schema: Int
  }

  /// Reads a manifest as this program writes it: a row on each line between the first and the last.
  public init(parsing bytes: [UInt8]) throws(ManifestError) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.count >= 2 else { throw .damaged }
    let (first, last) = (lines.removeFirst(), lines.removeLast())
    let decoder = JSONDecoder()
    // A later schema may have anything in it but its number.
    let frame = Data(first + last)
    guard let schema = (try? decoder.decode(Schema.self, from: frame))?.schema else { throw .damaged }
    guard schema <= ManifestHead.schema else { throw .newerSchema(schema) }
    guard schema == ManifestHead.schema, let head = try? decoder.decode(Head.self, from: frame), head.size.count == 2
    else { throw .damaged }
    var rows: [Row] = []
    var rowJSON: [ArraySlice<UInt8>] = []
    rows.reserveCapacity(lines.count)
    rowJSON.reserveCapacity(lines.count)
    for line in lines {
      let json = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      guard let row = ManifestScanner.row(in: json) ?? (try? decoder.decode(Row.self, from: Data(json))),
        row.rect.count == 4, row.visible.map({ $0.count == 2 }) ?? true
      else { throw .damaged }
      rows.append(row)
      rowJSON.append(json)
    }
    (libraries, tool, options) = (head.libraries, head.tool, head.options)
    (size, separator) = ((head.size[0], head.size[1]), head.separator)
    (self.rows, self.rowJSON, text) = (rows, rowJSON, bytes)
  }

  /// All that is said of the row `index`, its glyphs among it.
  public func record(ofRow index: Int) throws(ManifestError) -> ManifestRow {
    guard let row = try? JSONDecoder().decode(ManifestRow.self, from: Data(rowJSON[index])) else { throw .damaged }
    return row
  }

  /// Whether this program, with the libraries it runs on, would write the same versions.
  public var isOfThisVersion: Bool {
    tool == "fontpreview \(FontPreviewVersion.current)" && libraries == LibraryVersions.current.byName
  }
}
