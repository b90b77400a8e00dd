/// What the manifest says of one row; the keys are its property names.
public struct ManifestRow: Sendable, Hashable, Codable {
  public var title: String
  /// What was drawn in place of the title; nil where the title itself was.
  public var text: String?
  /// The second part of the row; nil where it has none.
  public var detail: ManifestDetail?
  /// x, y, width and height in points.
  public var rect: [Double]
  public var selected: Bool
  public var family: String
  public var style: String
  public var postscriptName: String
  public var fullName: String
  /// The file's name without its directories.
  public var file: String
  public var faceIndex: Int
  /// The number of a named instance, from 1.
  public var instance: Int?
  /// The place on each variation axis, by tag.
  public var axes: [String: Double]
  /// head.fontRevision, such as "2.37"; nil outside sfnt.
  public var revision: String?
  /// head.checksumAdjustment in hexadecimal; nil outside sfnt.
  public var checksum: String?
  /// From the row's top, in points.
  public var baseline: Double
  public var runs: [ManifestRun]
  /// The characters that no font had.
  public var missing: String
  /// Whether a font other than the row's own drew a part.
  public var fallback: Bool
  /// Whether a glyph of the row has colours that it was drawn without.
  public var monochrome: Bool
  public var clipped: Bool
  public var truncated: Bool
  /// Why the row's own face was not drawn.
  public var error: String?
  /// See `RowFingerprint`.
  public var pixels: String
  /// What of the row is seen, where that is not all: its top on the sheet and its height, in points.
  public var visible: [Double]?

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(text, forKey: .text)
    try container.encode(detail, forKey: .detail)
    try container.encode(monochrome, forKey: .monochrome)
    try container.encode(rect, forKey: .rect)
    try container.encode(selected, forKey: .selected)
    try container.encode(family, forKey: .family)
    try container.encode(style, forKey: .style)
    try container.encode(postscriptName, forKey: .postscriptName)
    try container.encode(fullName, forKey: .fullName)
    try container.encode(file, forKey: .file)
    try container.encode(faceIndex, forKey: .faceIndex)
    // Keys are always there: what is not known is null.
    try container.encode(instance, forKey: .instance)
    try container.encode(axes, forKey: .axes)
    try container.encode(revision, forKey: .revision)
    try container.encode(checksum, forKey: .checksum)
    try container.encode(baseline, forKey: .baseline)
    try container.encode(runs, forKey: .runs)
    try container.encode(missing, forKey: .missing)
    try container.encode(fallback, forKey: .fallback)
    try container.encode(clipped, forKey: .clipped)
    try container.encode(truncated, forKey: .truncated)
    try container.encode(error, forKey: .error)
    try container.encode(pixels, forKey: .pixels)
    try container.encode(visible, forKey: .visible)
  }
}
