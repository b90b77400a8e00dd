/// Why a text is no manifest that can be read.
public enum ManifestError: Error, Sendable, Hashable, CustomStringConvertible {
  case damaged
  /// A later version of the program wrote it; the schema it is of.
  case newerSchema(Int)

  public var description: String {
    switch self {
    case .damaged: "its manifest is damaged; draw it anew"
    case .newerSchema(let schema):
      "its manifest is of schema \(schema), and this program knows \(ManifestHead.schema) at most; update fontpreview"
    }
  }
}
