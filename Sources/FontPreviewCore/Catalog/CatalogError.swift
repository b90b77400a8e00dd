/// Why there is no list of fonts.
public enum CatalogError: Error, Sendable, Hashable {
  /// fontconfig could not make a configuration: out of memory.
  case fontconfigFailed
  /// The user's configuration lists no font.
  case noSystemFonts
  /// An isolated set was asked for, and nothing that was given holds a readable face; the first directory that was given,
  /// and why it cannot be read.
  case noFontsGiven(directory: [UInt8]?, reason: FontError?)
  /// There are fonts, but all are bitmaps, and those are not wanted.
  case onlyBitmaps
  /// A word names a face that is left out for being a bitmap.
  case unwantedBitmap(String)
  /// Files were given, and none of them can be read as a font.
  case noReadableFace([RefusedFile])
  /// A pattern of a filter is not one that fontconfig reads.
  case invalidPattern(String)
  /// A word names no listed font.
  case unknownName(String, substitution: Substitution?, nearest: [String])
  /// The interface font that was asked for is not listed, or is no font.
  case unknownInterfaceFont(String, reason: FontError?, nearest: [String])
}
