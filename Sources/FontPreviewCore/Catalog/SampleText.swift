/// A few of a face's own glyphs, as a text that shows what it is for.
enum SampleText {
  /// How many letters a sample has.
  private static let length = 8

  /// The sample of a face that covers `characters` and `languages` (in fontconfig's writing).
  ///
  /// The letters are those that fontconfig holds the language to need. A face of one script beside Latin is made for
  /// that script; one of many is a text face like any other. What has no letters shows the first signs it can draw.
  static func text(characters: [Unicode.Scalar], languages: [String]) -> String {
    let native = nativeScript(of: characters)
    var best: [Unicode.Scalar] = []
    for language in ordered(languages) {
      let letters = FontconfigCharacters.needed(by: language).filter {
        isLetter($0) && UnicodeProperties.script(of: $0) == native
      }
      if letters.count > best.count || best.isEmpty { best = letters }
      if best.count >= length { break }
    }
    if best.isEmpty { best = characters.filter { isLetter($0) && UnicodeProperties.script(of: $0) == native } }
    if native == latin { return "AaBbCcDd" }
    if best.isEmpty { best = characters.filter { isSign($0) } }
    return String(String.UnicodeScalarView(best.prefix(length)))
  }

  /// Widely read languages first: their letters are the ones people know.
  private static func ordered(_ languages: [String]) -> [String] {
    let known = ["ja", "zh-cn", "ko", "ar", "hi", "he", "th", "ru", "el"]
    return known.filter(languages.contains) + languages.filter { !known.contains($0) }
  }

  private static func nativeScript(of characters: [Unicode.Scalar]) -> ScriptTag {
    var counts: [ScriptTag: Int] = [:]
    for character in characters where isLetter(character) {
      counts[UnicodeProperties.script(of: character), default: 0] += 1
    }
    let scripts = counts.filter { $0.value >= 3 && $0.key != .common && $0.key != .inherited && $0.key != .unknown }
    let others = scripts.filter { !ScriptTag.alphabets.contains($0.key) }
    // Up to four: the scripts of Japanese and Korean come together.
    if (1...4).contains(others.count) || scripts[latin] == nil, !others.isEmpty {
      return others.max { ($0.value, $1.key.value) < ($1.value, $0.key.value) }!.key
    }
    if scripts[latin] != nil { return latin }
    return scripts.max { ($0.value, $1.key.value) < ($1.value, $0.key.value) }?.key ?? .common
  }

  private static let latin = ScriptTag(value: 0x4C61_746E)

  private static func isLetter(_ character: Unicode.Scalar) -> Bool {
    switch character.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: true
    default: false
    }
  }

  private static func isSign(_ character: Unicode.Scalar) -> Bool {
    switch character.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator,
      .nonspacingMark, .enclosingMark, .spacingMark:
      false
    default: true
    }
  }
}
