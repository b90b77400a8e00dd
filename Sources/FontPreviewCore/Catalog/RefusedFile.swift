/// A file that was given as a font and is none, or cannot be read.
public struct RefusedFile: Sendable, Hashable {
  /// Absolute.
  public var path: [UInt8]
  public var reason: FontError
  /// Whether it makes a row: a word named it, or a directory it lies in.
  public var isShown: Bool
}
