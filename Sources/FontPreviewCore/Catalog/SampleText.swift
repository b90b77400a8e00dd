/// A few of a face's own glyphs, as a text that shows what it is for.
enum SampleText {
  /// How many letters are offered: more than are shown, since some may turn out to be blank.
  private static let length = 4 * RowDetail.sampleLength

  /// The sample of a face that covers `characters` and `languages` (in fontconfig's writing).
  ///
  /// The letters are those that fontconfig holds the language to need. A face of one script beside Latin is made for
  /// that script; one of many is a text face like any other. An icon font, most of whose characters have no meaning but
  /// its own, and a face without letters show the first signs they have.
  static func text(characters: [Unicode.Scalar], languages: [String]) -> String {
    let icons = characters.filter { $0.properties.generalCategory == .privateUse }
    let script = icons.count * 2 > characters.count ? nil : nativeScript(of: characters)
    var sample: [Unicode.Scalar] = []
    if let script {
      let covered = Set(characters)
      let candidates =
        [script == latin ? Array(latinSample.unicodeScalars) : []]
        + ordered(languages).lazy.map { FontconfigCharacters.needed(by: $0) } + [characters]
      for candidate in candidates {
        let letters = candidate.filter { isLetter($0) && UnicodeProperties.script(of: $0) == script }
        // The characters given may be no more than the first of very many.
        let known = letters.filter { covered.contains($0) || covered.count >= characterLimit }
        if known.count > sample.count { sample = known }
        if sample.count >= length { break }
      }
    } else {
      sample = icons.isEmpty ? characters.filter(isSign) : icons
    }
    return String(String.UnicodeScalarView(sample.prefix(length)))
  }

  /// How many of a face's characters are worth looking at: enough to tell its scripts by.
  static let characterLimit = 4096

  private static let latinSample = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPp"

  /// Widely read languages first: their letters are the ones people know.
  private static func ordered(_ languages: [String]) -> [String] {
    let known = ["ja", "zh-cn", "ko", "ar", "hi", "he", "th", "ru", "el"]
    return known.filter(languages.contains) + languages.filter { !known.contains($0) }
  }

  /// The script that a face is made for; nil where it has next to no letters.
  private static func nativeScript(of characters: [Unicode.Scalar]) -> ScriptTag? {
    var counts: [ScriptTag: Int] = [:]
    for character in characters where isLetter(character) {
      counts[UnicodeProperties.script(of: character), default: 0] += 1
    }
    let scripts = counts.filter { $0.value >= 3 && $0.key != .common && $0.key != .inherited && $0.key != .unknown }
    let latinCount = scripts[latin] ?? 0
    // A handful of letters of another script does not make a face one of that script.
    let others = scripts.filter { !ScriptTag.alphabets.contains($0.key) && $0.value * 8 >= latinCount }
    let groups = Set(others.keys.map { eastAsian.contains($0) ? han : $0 })
    func largest(_ counts: [ScriptTag: Int]) -> ScriptTag? {
      counts.max { ($0.value, $1.key.value) < ($1.value, $0.key.value) }?.key
    }
    if groups.count == 1 || latinCount == 0 && !others.isEmpty { return largest(others) }
    return latinCount > 0 ? latin : largest(scripts)
  }

  private static let latin = ScriptTag(value: 0x4C61_746E)
  private static let han = ScriptTag(value: 0x4861_6E69)
  /// Han, Hiragana, Katakana, Hangul and Bopomofo come together.
  private static let eastAsian: Set<ScriptTag> = [
    han, ScriptTag(value: 0x4869_7261), ScriptTag(value: 0x4B61_6E61), ScriptTag(value: 0x4861_6E67),
    ScriptTag(value: 0x426F_706F),
  ]

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
