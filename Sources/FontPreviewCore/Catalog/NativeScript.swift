/// Which script a face is made for.
enum NativeScript {
  /// The script of a face that has `characters` and covers `languages` (in fontconfig's writing); nil where it is made
  /// for signs or has next to no letters. Han stands for all that is written with it.
  ///
  /// Latin stands in nearly every face, so another script counts if fontconfig holds one of its languages to be covered,
  /// or if its letters are many beside Latin's. A face that covers more than one of the alphabets is one for Europe, and
  /// what it has besides is an addition, unless it outnumbers them.
  static func script(of characters: [Unicode.Scalar], languages: [String]) -> ScriptTag? {
    let covered = Set(languages.compactMap { languageScripts[$0] })
    let alphabets = covered.intersection(ScriptTag.alphabets)
    let letters = letterCounts(of: characters)
    guard !isForSigns(characters, isForEurope: alphabets.count > 1) else { return nil }
    func largest(_ counts: [ScriptTag: Int]) -> ScriptTag? {
      counts.max { ($0.value, $1.key.value) < ($1.value, $0.key.value) }?.key
    }
    let others = letters.filter { !ScriptTag.alphabets.contains($0.key) }
    let latinCount = letters[.latin] ?? 0
    if alphabets.count > 1 {
      let additions = others.filter { covered.contains($0.key) }
      let alphabetCount = ScriptTag.alphabets.reduce(0) { $0 + (letters[$1] ?? 0) }
      if additions.count == 1, let addition = additions.first, addition.value > alphabetCount { return addition.key }
    } else {
      let weighty = others.filter { covered.contains($0.key) || $0.value * 8 >= latinCount }
      if weighty.count == 1 || latinCount == 0 && !weighty.isEmpty { return largest(weighty) }
    }
    return covered.contains(.latin) ? .latin : largest(letters)
  }

  /// The script of a letter, Han standing for those that are written beside it; nil for what is no letter.
  static func letterScript(_ character: Unicode.Scalar) -> ScriptTag? {
    switch character.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: break
    default: return nil
    }
    let script = UnicodeProperties.script(of: character)
    return ScriptTag.eastAsian.contains(script) ? .han : script
  }

  /// How many letters there are of each script, without those that have next to none.
  private static func letterCounts(of characters: some Sequence<Unicode.Scalar>) -> [ScriptTag: Int] {
    var counts: [ScriptTag: Int] = [:]
    for character in characters {
      if let script = letterScript(character) { counts[script, default: 0] += 1 }
    }
    return counts.filter { $0.value >= 3 && $0.key != .common && $0.key != .inherited && $0.key != .unknown }
  }

  /// Whether most characters are signs: symbols, letters that are mathematical signs, or a font's own codes, which a
  /// face for text may have besides.
  private static func isForSigns(_ characters: [Unicode.Scalar], isForEurope: Bool) -> Bool {
    var (signs, own) = (0, 0)
    for character in characters {
      switch character.properties.generalCategory {
      case .privateUse: own += 1
      case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: signs += 1
      default: if letterScript(character) == .common { signs += 1 }
      }
    }
    return isForEurope ? signs * 2 > characters.count - own : (signs + own) * 2 > characters.count
  }

  /// The script that each language is written in, by the letters that fontconfig holds it to need.
  private static let languageScripts: [String: ScriptTag] = {
    var scripts: [String: ScriptTag] = [:]
    for language in FontconfigCharacters.languages {
      // The first letters tell as much as all.
      let counts = letterCounts(of: FontconfigCharacters.needed(by: language, atMost: 64))
      scripts[language] = counts.max { ($0.value, $1.key.value) < ($1.value, $0.key.value) }?.key
    }
    return scripts
  }()
}

extension ScriptTag {
  static let latin = ScriptTag(value: 0x4C61_746E)
  static let han = ScriptTag(value: 0x4861_6E69)
  /// Han, Hiragana, Katakana, Hangul and Bopomofo: they come together.
  fileprivate static let eastAsian: Set<ScriptTag> = [
    han, ScriptTag(value: 0x4869_7261), ScriptTag(value: 0x4B61_6E61), ScriptTag(value: 0x4861_6E67),
    ScriptTag(value: 0x426F_706F),
  ]
}
