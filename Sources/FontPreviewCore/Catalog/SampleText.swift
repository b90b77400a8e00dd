/// A few of a face's own glyphs, as a text that shows what it is for.
enum SampleText {
  /// How many letters are offered: more than are shown, since some may turn out to be blank.
  private static let length = 4 * RowDetail.sampleLength

  /// How many of a face's characters are worth looking at: enough to tell its scripts by.
  private static let characterLimit = 8192

  /// The sample of the face that `pattern` describes.
  ///
  /// Letters of the script that the face is made for: well-known ones, then those that fontconfig holds its languages to
  /// need. An icon font, most of whose characters have no meaning but its own, and a face without letters show the first
  /// signs they have.
  static func text(of pattern: borrowing FontconfigPattern) -> String {
    let characters = pattern.characters(atMost: characterLimit)
    let languages = pattern.languages
    let sample: [Unicode.Scalar]
    if let script = NativeScript.script(of: characters, languages: languages) {
      sample = letters(of: script, characters: characters, languages: languages, pattern)
    } else {
      let icons = characters.filter { $0.properties.generalCategory == .privateUse }
      sample = icons.count * 2 > characters.count ? icons : SignOrder.sorted(characters)
    }
    return String(String.UnicodeScalarView(sample.prefix(length)))
  }

  private static func letters(
    of script: ScriptTag, characters: [Unicode.Scalar], languages: [String], _ pattern: borrowing FontconfigPattern
  ) -> [Unicode.Scalar] {
    var (known, preferred) = (wellKnown[script] ?? "", ["hi"])
    if script == .han {
      let region = EastAsianRegion(
        languages: languages, nameLanguages: pattern.strings(.familyLanguage) + pattern.strings(.fullNameLanguage),
        names: pattern.strings(.family) + pattern.strings(.fullName))
      (known, preferred) = (region.letters, region.languages)
    }
    let ordered = preferred.filter(languages.contains) + languages.filter { !preferred.contains($0) }
    let candidates =
      [Array(known.unicodeScalars)] + ordered.lazy.map { FontconfigCharacters.needed(by: $0) } + [characters]
    var sample: [Unicode.Scalar] = []
    for candidate in candidates {
      for letter in candidate where sample.count < length && NativeScript.letterScript(letter) == script {
        if pattern.coverage(of: CollectionOfOne(letter)) > 0, !sample.contains(letter) { sample.append(letter) }
      }
      if sample.count >= length { break }
    }
    return sample
  }

  /// The letters that people know a script by, where its code points begin with others.
  private static let wellKnown: [ScriptTag: String] = [
    .latin: "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPp",
    ScriptTag(value: 0x4772_656B): "ΑαΒβΓγΔδΕεΖζΗηΘθ",
    ScriptTag(value: 0x4379_726C): "АаБбВвГгДдЕеЖжЗз",
    ScriptTag(value: 0x436F_7074): "ⲀⲁⲂⲃⲄⲅⲆⲇ",
    ScriptTag(value: 0x4172_6162): "ابتثجحخد",
    ScriptTag(value: 0x5461_6D6C): "அஆஇஈஉஊஎஏ",
  ]
}
