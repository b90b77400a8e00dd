/// What the manifest says of the second part of a row.
public struct ManifestDetail: Sendable, Hashable, Codable {
  public var text: String
  public var runs: [ManifestRun]
  /// The characters that no font had.
  public var missing: String
  public var truncated: Bool
}
