import CFontconfig

/// A set of patterns that the program put together, freed with its references when the value ends.
@safe struct FontconfigFontSet: ~Copyable {
  /// Owned, and so are the references to the patterns in it.
  let handle: UnsafeMutablePointer<FcFontSet>

  init() {
    unsafe handle = FcFontSetCreate()
  }

  deinit {
    unsafe FcFontSetDestroy(handle)
  }

  /// Adds a reference to `pattern` at the end.
  func append(_ pattern: borrowing FontconfigPattern) {
    unsafe FcPatternReference(pattern.handle)
    if unsafe FcFontSetAdd(handle, pattern.handle) == 0 { unsafe FcPatternDestroy(pattern.handle) }
  }
}
