/// What the manifest says of the second part of a row.
public struct ManifestDetail: Sendable, Hashable, Codable {
  public var text: String
  public var runs: [ManifestRun]
  public var truncated: Bool
}
