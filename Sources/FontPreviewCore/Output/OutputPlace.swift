/// Where output goes: standard output, or a path.
public enum OutputPlace: Hashable, Sendable, CustomStringConvertible {
  case standardOutput
  /// The path's bytes as they were given, in whatever encoding.
  case file(path: [UInt8])

  /// Whether both places are one file, however they are written; standard output twice is one place as well.
  package static func areSame(_ first: OutputPlace, _ second: OutputPlace) -> Bool {
    guard let left = try? first.route, let right = try? second.route else { return false }
    if case .descriptor(let one) = left, case .descriptor(let other) = right { return one == other }
    guard let left = left.target, let right = right.target else { return false }
    return left == right
  }

  private var route: OutputRoute {
    get throws(OutputError) {
      switch self {
      case .standardOutput: .descriptor(1)
      case .file(let path): try OutputRoute(path)
      }
    }
  }

  /// The path of the regular file that would be replaced, links followed; nil where none would be.
  package var replacedPath: [UInt8]? {
    guard case .replacement(let path, _, _, _)? = try? route else { return nil }
    return path
  }

  /// The place as a message names it, the path quoted so that a terminal obeys nothing in it.
  public var description: String {
    switch self {
    case .standardOutput: "standard output"
    case .file(let path): Quoting.quoted(path)
    }
  }
}
