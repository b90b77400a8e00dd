internal import CFreeType

/// A FreeType library, released with the last face or outline that was made by it.
///
/// Not safe to share between threads: each worker owns one.
@safe final class FreeTypeLibrary {
  /// Owned.
  let handle: FT_Library

  init() throws(FontError) {
    var created: FT_Library? = nil
    guard unsafe cfreetype_new_library(&created) == 0, let created = unsafe created else { throw .outOfMemory }
    unsafe handle = created
  }

  deinit {
    unsafe FT_Done_Library(handle)
  }

  /// FreeType's version at run time, such as "2.12.1".
  static var version: String {
    // Only a library knows; without memory for one there is no version to tell.
    guard let library = try? FreeTypeLibrary() else { return "unknown" }
    var major: FT_Int = 0
    var minor: FT_Int = 0
    var patch: FT_Int = 0
    unsafe FT_Library_Version(library.handle, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
