/// A file that was given as a font and is none, or cannot be read.
public struct RefusedFile: Sendable, Hashable {
  /// Absolute.
  public var path: [UInt8]
  public var reason: FontError
  /// Whether the user named this very file, rather than a directory it lies in.
  public var isNamed: Bool
}
