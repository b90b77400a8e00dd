/// A file, or one face of a collection, that was given as a font and is none, or cannot be read.
public struct RefusedFile: Sendable, Hashable {
  /// Absolute.
  public var path: [UInt8]
  /// The face that cannot be read, counted from 0, where the others of a collection can; nil for the whole file.
  public var faceIndex: Int?
  public var reason: FontError
  /// Whether it makes a row: a word named it, or a directory it lies in.
  public var isShown: Bool
}
