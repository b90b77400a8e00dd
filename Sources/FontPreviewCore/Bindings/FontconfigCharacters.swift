import CFontconfig

/// Reads characters out of fontconfig's character sets.
enum FontconfigCharacters {
  /// The characters that fontconfig holds a language to need, in the order of their code points; empty for a language it
  /// does not know.
  static func needed(by language: String, atMost limit: Int = 4096) -> [Unicode.Scalar] {
    // The set is fontconfig's own, and stays.
    let set = unsafe language.withCString { text in
      unsafe FcLangGetCharSet(UnsafeRawPointer(text).assumingMemoryBound(to: FcChar8.self))
    }
    guard let set = unsafe set else { return [] }
    return unsafe characters(of: set, atMost: limit)
  }

  /// The languages that fontconfig knows the needs of, in its writing, sorted.
  static var languages: [String] {
    guard let set = unsafe FcGetLangs() else { return [] }
    return unsafe strings(owning: set)
  }

  /// The members of a set of strings, sorted; the set is freed.
  fileprivate static func strings(owning set: OpaquePointer) -> [String] {
    defer { unsafe FcStrSetDestroy(set) }
    guard let list = unsafe FcStrListCreate(set) else { return [] }
    defer { unsafe FcStrListDone(list) }
    var strings: [String] = []
    while let string = unsafe FcStrListNext(list) { unsafe strings.append(String(cString: string)) }
    return strings.sorted()
  }

  /// The first characters of a set, in the order of their code points. The set stays the caller's.
  static func characters(of set: OpaquePointer, atMost limit: Int) -> [Unicode.Scalar] {
    var characters: [Unicode.Scalar] = []
    // 256 characters a page: one bit each.
    var map = [FcChar32](repeating: 0, count: 8)
    var next: FcChar32 = 0
    var base = unsafe FcCharSetFirstPage(set, &map, &next)
    // FC_CHARSET_DONE is a macro: no page begins here.
    while base != FcChar32.max {
      for (word, bits) in map.enumerated() where bits != 0 {
        for bit in 0..<32 where bits & (1 << FcChar32(bit)) != 0 {
          guard let character = Unicode.Scalar(base + FcChar32(word * 32 + bit)) else { continue }
          characters.append(character)
          if characters.count >= limit { return characters }
        }
      }
      base = unsafe FcCharSetNextPage(set, &map, &next)
    }
    return characters
  }
}

extension FontconfigPattern {
  /// The first characters that the pattern covers, in the order of their code points.
  func characters(atMost limit: Int) -> [Unicode.Scalar] {
    guard let set = unsafe characterSet else { return [] }
    return unsafe FontconfigCharacters.characters(of: set, atMost: limit)
  }

  /// The languages that the pattern covers, as fontconfig writes them, sorted.
  var languages: [String] {
    var set: OpaquePointer? = nil
    // The language set stays the pattern's.
    guard unsafe FcPatternGetLangSet(handle, FontconfigProperty.language.cString, 0, &set) == FcResultMatch,
      let set = unsafe set, let languages = unsafe FcLangSetGetLangs(set)
    else { return [] }
    return unsafe FontconfigCharacters.strings(owning: languages)
  }
}
