/// Where output goes: standard output, or a path.
public enum OutputPlace: Hashable, Sendable, CustomStringConvertible {
  case standardOutput
  /// The path's bytes as they were given, in whatever encoding.
  case file(path: [UInt8])

  /// The place as a message names it, the path quoted so that a terminal obeys nothing in it.
  public var description: String {
    switch self {
    case .standardOutput: "standard output"
    case .file(let path): Quoting.quoted(path)
    }
  }
}
