/// Another version of a library that draws; nil where one side does not tell of the library.
public struct LibraryChange: Sendable, Hashable {
  public var name: String
  public var old: String?
  public var new: String?

  /// As in "freetype 2.12.1 to 2.13.3".
  public var text: String {
    "\(Quoting.escaped(name)) \(old.map(Quoting.escaped) ?? "unknown") to \(new.map(Quoting.escaped) ?? "unknown")"
  }
}
