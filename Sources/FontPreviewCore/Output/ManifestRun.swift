/// What the manifest says of one glyph run of a row.
public struct ManifestRun: Sendable, Hashable, Codable {
  public var file: String
  public var faceIndex: Int
  public var unitsPerEm: Int
  /// "ltr" or "rtl".
  public var direction: String
  /// ISO 15924.
  public var script: String
  /// BCP 47.
  public var language: String
  /// In HarfBuzz's syntax; empty for the face's defaults.
  public var features: [String]
  /// Each: glyph id, cluster, x offset, y offset, x advance; in font units, clusters in UTF-8 bytes of the title.
  public var glyphs: [[Int]]

  init(_ run: GlyphRun) {
    file = run.face.fileName
    faceIndex = run.face.faceIndex
    unitsPerEm = run.unitsPerEm
    direction = run.direction.rawValue
    script = run.script.description
    language = run.language
    features = run.features.map(\.description)
    glyphs = run.glyphs.map {
      [Int($0.id), Int($0.cluster), Int($0.xOffset), Int($0.yOffset), Int($0.xAdvance)]
    }
  }
}
