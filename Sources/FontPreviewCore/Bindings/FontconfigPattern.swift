import CFontconfig

/// One reference to a fontconfig pattern, given back when the value ends.
///
/// Everything read from it is copied: fontconfig's strings live only as long as their pattern and its configuration.
@safe struct FontconfigPattern: ~Copyable {
  /// Owned: one reference.
  let handle: OpaquePointer

  /// An empty pattern.
  init() {
    unsafe handle = FcPatternCreate()
  }

  /// Takes over the reference that the caller holds.
  init(owning handle: OpaquePointer) {
    unsafe self.handle = handle
  }

  /// Adds a reference to a pattern that something else owns.
  init(borrowing handle: OpaquePointer) {
    unsafe FcPatternReference(handle)
    unsafe self.handle = handle
  }

  deinit {
    unsafe FcPatternDestroy(handle)
  }

  /// Adds a string value behind those that are there.
  func add(_ property: FontconfigProperty, _ value: String) {
    unsafe value.withCString { text in
      _ = unsafe FcPatternAddString(
        handle, property.cString, UnsafeRawPointer(text).assumingMemoryBound(to: FcChar8.self))
    }
  }

  /// The bytes of the `index`th value, or nil where there is none or it is no string.
  func bytes(_ property: FontconfigProperty, at index: Int = 0) -> [UInt8]? {
    var text: UnsafeMutablePointer<FcChar8>? = nil
    guard unsafe FcPatternGetString(handle, property.cString, CInt(index), &text) == FcResultMatch,
      let text = unsafe text
    else { return nil }
    var count = 0
    while unsafe text[count] != 0 { count += 1 }
    return unsafe Array(UnsafeBufferPointer(start: text, count: count))
  }

  /// All string values, invalid UTF-8 repaired.
  func strings(_ property: FontconfigProperty) -> [String] {
    var values: [String] = []
    while true {
      var text: UnsafeMutablePointer<FcChar8>? = nil
      guard unsafe FcPatternGetString(handle, property.cString, CInt(values.count), &text) == FcResultMatch,
        let text = unsafe text
      else { return values }
      unsafe values.append(String(cString: text))
    }
  }

  func integer(_ property: FontconfigProperty) -> Int? {
    var value: CInt = 0
    guard unsafe FcPatternGetInteger(handle, property.cString, 0, &value) == FcResultMatch else { return nil }
    return Int(value)
  }

  /// The first value as a number; nil where there is none or it is a range.
  func number(_ property: FontconfigProperty) -> Double? {
    var value = 0.0
    guard unsafe FcPatternGetDouble(handle, property.cString, 0, &value) == FcResultMatch else { return nil }
    return value
  }

  /// The first value as a range, a single number being the range from itself to itself.
  func range(_ property: FontconfigProperty) -> ClosedRange<Double>? {
    if let value = number(property) { return value...value }
    var range: OpaquePointer? = nil
    var begin = 0.0
    var end = 0.0
    // The range stays the pattern's.
    guard unsafe FcPatternGetRange(handle, property.cString, 0, &range) == FcResultMatch,
      unsafe FcRangeGetDouble(range, &begin, &end) != 0, begin <= end
    else { return nil }
    return begin...end
  }

  func boolean(_ property: FontconfigProperty) -> Bool? {
    var value: FcBool = 0
    guard unsafe FcPatternGetBool(handle, property.cString, 0, &value) == FcResultMatch else { return nil }
    return value == FcTrue
  }

  /// Whether the pattern's languages have `language`, in any territory.
  func covers(language: String) -> Bool {
    var set: OpaquePointer? = nil
    // The language set stays the pattern's.
    guard unsafe FcPatternGetLangSet(handle, FontconfigProperty.language.cString, 0, &set) == FcResultMatch,
      let set = unsafe set
    else { return false }
    return unsafe language.withCString { text in
      unsafe FcLangSetHasLang(set, UnsafeRawPointer(text).assumingMemoryBound(to: FcChar8.self))
        != FcLangDifferentLang
    }
  }

  /// The pattern's character set, nil where it has none. Borrowed: it stays the pattern's.
  var characterSet: OpaquePointer? {
    var set: OpaquePointer? = nil
    let result = unsafe FcPatternGetCharSet(handle, FontconfigProperty.characterSet.cString, 0, &set)
    return unsafe result == FcResultMatch ? set : nil
  }

  /// Counts those of `characters` that the pattern's character set has.
  func coverage(of characters: some Sequence<Unicode.Scalar>) -> Int {
    guard let set = unsafe characterSet else { return 0 }
    var count = 0
    for character in characters where unsafe FcCharSetHasChar(set, character.value) != 0 { count += 1 }
    return count
  }

  private static func folded(_ family: String) -> String {
    family.lowercased().filter { $0 != " " }
  }

  /// The binding that rules gave the family value `family`, or nil where the pattern has no such value.
  func familyBinding(of family: String) -> FontconfigBinding? {
    var index: CInt = 0
    while true {
      var value = unsafe FcValue()
      var binding = FcValueBindingWeak
      guard
        unsafe FcPatternGetWithBinding(handle, FontconfigProperty.family.cString, index, &value, &binding)
          == FcResultMatch
      else { return nil }
      // The value stays the pattern's.
      // As fontconfig compares families: without regard to case and blanks.
      if unsafe value.type == FcTypeString, let text = unsafe value.u.s,
        unsafe Self.folded(String(cString: text)) == Self.folded(family)
      {
        return switch binding {
        case FcValueBindingStrong: .strong
        case FcValueBindingSame: .same
        default: .weak
        }
      }
      index += 1
    }
  }
}

extension FaceIdentifier {
  /// The face that a pattern describes; nil where it names no file.
  init?(_ pattern: borrowing FontconfigPattern) {
    guard let path = pattern.bytes(.file) else { return nil }
    self.init(path: path, packedIndex: pattern.integer(.index) ?? 0)
  }
}
