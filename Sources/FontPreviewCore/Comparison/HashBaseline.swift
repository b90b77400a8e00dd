internal import FoundationEssentials

/// A sheet that is kept without its picture: which bytes its fonts have, its manifest, and hashes of what no row's own tells.
///
/// It is JSON with a font or a row on each line, so that what changes in a repository can be read.
public struct HashBaseline: Sendable {
  /// In the order of their names.
  public let fonts: [FontDigest]
  public let manifest: Manifest
  let hashes: PictureHashes

  static let schema = 1

  private struct Schema: Decodable {
    var schema: Int
  }

  private struct Frame: Decodable {
    var fonts: [FontDigest]
    var picture: String
    var surroundings: String
    var top: String
  }

  private static let manifestStart = Array("],\"manifest\":".utf8)

  /// Takes a sheet that was just drawn; throws ``SheetFileError/noManifest`` for a picture without one, and ``PNGError``.
  public init(fonts: [FontDigest], sheet: ComparedPicture) throws {
    guard let manifest = sheet.manifest else { throw SheetFileError.noManifest }
    self.manifest = manifest
    self.fonts = Set(fonts).sorted { ($0.file, $0.sha256) < ($1.file, $1.sha256) }
    hashes = try PictureHashes(sheet)
  }

  /// Reads what `bytes` made.
  public init(parsing bytes: [UInt8]) throws(ManifestError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.firstIndex(where: { $0.starts(with: Self.manifestStart) }), first + 1 < lines.count
    else { throw .damaged }
    let start = lines[first].startIndex + Self.manifestStart.count
    let frame = Array(lines[..<first].joined()) + Array("]".utf8) + lines[lines.count - 1]
    // A later schema may have anything in it but its number.
    guard let schema = (try? JSONDecoder().decode(Schema.self, from: Data(frame)))?.schema else { throw .damaged }
    guard schema <= Self.schema else { throw .newerSchema(schema) }
    guard let decoded = try? JSONDecoder().decode(Frame.self, from: Data(frame)) else { throw .damaged }
    manifest = try Manifest(
      parsing: Array(bytes[start..<lines[lines.count - 2].endIndex]) + [UInt8(ascii: "\n")])
    fonts = decoded.fonts
    hashes = PictureHashes(picture: decoded.picture, surroundings: decoded.surroundings, top: decoded.top)
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
    writer.object { object in
      object.key("picture")
      object.value(hashes.picture)
      object.key("schema")
      object.value(Self.schema)
      object.key("surroundings")
      object.value(hashes.surroundings)
      object.key("top")
      object.value(hashes.top)
    }
    return bytes + Self.manifestStart + manifest.text + Array(",".utf8) + writer.bytes.dropFirst() + Array("\n".utf8)
  }
}
