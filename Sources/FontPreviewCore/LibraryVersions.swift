/// The version of this library and program.
public enum FontPreviewVersion {
  public static let current = "0.1.0"
}

/// The versions of the C libraries that decide about pixels, as they are at run time.
public struct LibraryVersions: Sendable, Hashable, Codable {
  public var fontconfig: String
  public var freetype: String
  public var fribidi: String
  public var harfbuzz: String
  public var libpng: String

  public static var current: LibraryVersions {
    LibraryVersions(
      fontconfig: FontconfigConfiguration.version, freetype: FreeTypeLibrary.version,
      fribidi: FriBidiVersion.current, harfbuzz: UnicodeProperties.harfBuzzVersion, libpng: PNGVersion.current)
  }

  /// Each library's name, as its makers write it, and version.
  public var all: [(name: String, version: String)] {
    [
      ("FreeType", freetype), ("HarfBuzz", harfbuzz), ("FriBidi", fribidi), ("fontconfig", fontconfig),
      ("libpng", libpng),
    ]
  }

  /// The versions by the names that a manifest has for the libraries.
  var byName: [String: String] {
    ["fontconfig": fontconfig, "freetype": freetype, "fribidi": fribidi, "harfbuzz": harfbuzz, "libpng": libpng]
  }
}
