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
  }

  private struct Head: Decodable {
    var libraries: [String: String]
    var options: [String: ManifestValue]
    var schema: Int
    var tool: String
  }

  /// Reads a manifest as this program writes it: a row on each line between the first and the last. Nil for anything
  /// else.
  public init?(parsing bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.count >= 2 else { return nil }
    let (first, last) = (lines.removeFirst(), lines.removeLast())
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(Head.self, from: Data(first + last)), head.schema == ManifestHead.schema
    else { return nil }
    var rows: [Row] = []
    var rowJSON: [ArraySlice<UInt8>] = []
    rows.reserveCapacity(lines.count)
    rowJSON.reserveCapacity(lines.count)
    for line in lines {
      let json = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      guard let row = ManifestScanner.row(in: json) ?? (try? decoder.decode(Row.self, from: Data(json))),
        row.rect.count == 4
      else { return nil }
      rows.append(row)
      rowJSON.append(json)
    }
    (libraries, tool, options) = (head.libraries, head.tool, head.options)
    (self.rows, self.rowJSON) = (rows, rowJSON)
  }

  /// Whether this program, with the libraries it runs on, would write the same versions.
  public var isOfThisVersion: Bool {
    tool == "fontpreview \(FontPreviewVersion.current)" && libraries == LibraryVersions.current.byName
  }
}
