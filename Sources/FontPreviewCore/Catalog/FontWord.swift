/// A word of the command line that says which fonts to show.
public enum FontWord: Sendable, Hashable {
  /// A font file, of which all faces are shown, or a directory.
  case path([UInt8])
  /// A name, which selects one face.
  case name(String)

  /// A word that contains a slash is a path, any other a name.
  public init(_ word: [UInt8]) {
    self = word.contains(UInt8(ascii: "/")) ? .path(word) : .name(String(decoding: word, as: UTF8.self))
  }
}
