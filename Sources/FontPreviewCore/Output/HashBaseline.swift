internal import FoundationEssentials

/// A sheet that is kept without its picture: which bytes its fonts have, its manifest, and a hash of what is beside rows.
///
/// It is JSON with a font or a row on each line, so that what changes in a repository can be read.
public struct HashBaseline: Sendable {
  /// In the order of their names.
  public let fonts: [FontDigest]
  public let manifest: Manifest
  /// Of bars, headers, separators and frames.
  public let surroundings: String

  private struct Frame: Decodable {
    var fonts: [FontDigest]
    var surroundings: String
  }

  private static let manifestStart = Array("],\"manifest\":".utf8)

  /// Takes a sheet that was just drawn; throws ``SheetFileError/noManifest`` for a picture without one, and ``PNGError``.
  public init(fonts: [FontDigest], sheet: ComparedPicture) throws {
    guard let manifest = sheet.manifest else { throw SheetFileError.noManifest }
    self.manifest = manifest
    self.fonts = Set(fonts).sorted { ($0.file, $0.sha256) < ($1.file, $1.sha256) }
    surroundings = try sheet.surroundingsDigest()
  }

  /// Reads what `bytes` made.
  public init(parsing bytes: [UInt8]) throws(ManifestError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.firstIndex(where: { $0.starts(with: Self.manifestStart) }), first + 1 < lines.count
    else { throw .damaged }
    let start = lines[first].startIndex + Self.manifestStart.count
    manifest = try Manifest(
      parsing: Array(bytes[start..<lines[lines.count - 2].endIndex]) + [UInt8(ascii: "\n")])
    let frame = Array(lines[..<first].joined()) + Array("]".utf8) + lines[lines.count - 1]
    guard let decoded = try? JSONDecoder().decode(Frame.self, from: Data(frame)) else { throw .damaged }
    (fonts, surroundings) = (decoded.fonts, decoded.surroundings)
  }

  /// The text of the file.
  public var bytes: [UInt8] {
    var bytes = Array("{\"fonts\":[\n".utf8)
    for (place, font) in fonts.enumerated() {
      var writer = JSONWriter()
      writer.object { object in
        object.key("file")
        object.value(font.file)
        object.key("sha256")
        object.value(font.sha256)
      }
      bytes += writer.bytes + (place < fonts.count - 1 ? ",\n" : "\n").utf8
    }
    var writer = JSONWriter()
    writer.value(surroundings)
    bytes += Self.manifestStart + manifest.text
    return bytes + ",\"schema\":\(ManifestHead.schema),\"surroundings\":".utf8 + writer.bytes + "}\n".utf8
  }
}

extension ComparedPicture {
  /// The hash of what is beside the rows of a sheet, whatever form its pixels have.
  func surroundingsDigest() throws -> String {
    guard let manifest else { throw SheetFileError.noManifest }
    let areas = SheetAreas.surroundings(
      self, try RowPlace.places(manifest, width: width, height: height))
    let hash = XXHash()
    for (area, digest) in zip(areas, try AreaReader(self, areas: areas, expanded: true).digests()) {
      hash.update([UInt32(area.width), UInt32(area.height)])
      hash.update(Array(digest.utf8))
    }
    return hash.digest()
  }
}
