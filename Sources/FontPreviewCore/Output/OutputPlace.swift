/// Where output goes: standard output, or a path.
public enum OutputPlace: Hashable, Sendable, CustomStringConvertible {
  case standardOutput
  /// The path's bytes as they were given, in whatever encoding.
  case file(path: [UInt8])

  /// Whether both places are one file, however they are written; standard output twice is one place as well.
  package static func areSame(_ first: OutputPlace, _ second: OutputPlace) -> Bool {
    guard case .file(let left) = first, case .file(let right) = second else { return first == second }
    guard let left = try? OutputRoute(left).target, let right = try? OutputRoute(right).target else { return false }
    return left == right
  }

  /// The place as a message names it, the path quoted so that a terminal obeys nothing in it.
  public var description: String {
    switch self {
    case .standardOutput: "standard output"
    case .file(let path): Quoting.quoted(path)
    }
  }
}
