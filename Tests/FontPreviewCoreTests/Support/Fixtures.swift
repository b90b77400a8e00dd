import Foundation

@testable import FontPreviewCore

/// The committed fonts and expected values below Tests/Fixtures.
enum Fixtures {
  /// Absolute, without a slash at its end; seen from this file.
  static let folder: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    parts.removeLast(3)
    return (parts + ["Fixtures"]).joined(separator: "/")
  }()

  static func path(_ name: String) -> String { "\(folder)/\(name)" }

  static func font(_ file: String) -> [UInt8] { Array(fontPath(file).utf8) }

  /// The bytes of a font, for copies with other names or broken in some way.
  static func bytes(_ file: String) -> [UInt8] { Array(FileManager.default.contents(atPath: fontPath(file))!) }

  /// The bytes of a TrueType font whose glyphs are all blank: every offset in its loca table is 0.
  static func blanked(_ file: String) -> [UInt8] {
    var bytes = bytes(file)
    let tables = Int(bytes[4]) << 8 | Int(bytes[5])
    for record in stride(from: 12, to: 12 + 16 * tables, by: 16)
    where bytes[record..<record + 4].elementsEqual("loca".utf8) {
      let (start, count) = (number(bytes, record + 8), number(bytes, record + 12))
      bytes.replaceSubrange(start..<start + count, with: repeatElement(0, count: count))
    }
    return bytes
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Fonts lie in two folders, each name in one.
  private static func fontPath(_ file: String) -> String {
    let hard = path("TextFonts/\(file)")
    return !file.isEmpty && FileManager.default.fileExists(atPath: hard) ? hard : path("Fonts/\(file)")
  }

  static func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  static func identifier(_ file: String, face: Int = 0, instance: Int? = nil) -> FaceIdentifier {
    FaceIdentifier(path: font(file), faceIndex: face, namedInstance: instance)
  }

  /// A face at the size of titles.
  static func face(
    _ file: String, index: Int = 0, instance: Int? = nil, scale: Int = 1, inColor: Bool = false,
    bitmaps: BitmapPolicy = .nearest, variations: [FontVariation] = []
  ) throws -> FontFace {
    try FontFace(
      identifier(file, face: index, instance: instance), library: FreeTypeLibrary(), pixelsPerEm: 17 * 64 * scale,
      inColor: inColor, bitmaps: bitmaps, variations: variations)
  }

  /// What stands behind each row of a table of tab-separated values, without comments and head.
  static func rows(ofTable name: String) throws -> [[String]] {
    try text(name).split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
