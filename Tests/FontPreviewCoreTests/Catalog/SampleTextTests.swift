import Testing

@testable import FontPreviewCore

@Suite("What a font is made for, by what it covers")
struct SampleTextTests {
  private static let latin = characters(0x41...0x5A, 0x61...0x7A, 0xC0...0x24F)
  private static let arabic = characters(0x620...0x64A, 0x66E...0x6D3)

  private static func characters(_ ranges: ClosedRange<UInt32>...) -> [Unicode.Scalar] {
    ranges.joined().compactMap(Unicode.Scalar.init)
  }

  private static func script(_ characters: [Unicode.Scalar], _ languages: String...) -> String? {
    NativeScript.script(of: characters, languages: languages)?.description
  }

  @Test("A face of one script that has Latin besides is made for that script, however many letters Latin has")
  func scriptBesideLatin() {
    #expect(Self.script(Self.latin + Self.arabic, "ar", "en") == "Arab")
    // Few as they are, fontconfig holds them to be enough for the language.
    let khmer = Self.characters(0x1780...0x17A2)
    #expect(Self.script(Self.latin + khmer, "en", "km") == "Khmr")
    // fontconfig knows no language that needs these.
    #expect(Self.script(Self.latin + Self.characters(0x1B170...0x1B2FB), "en") == "Nshu")
  }

  @Test("A face of Latin, Greek and Cyrillic is made for these, whatever it has besides")
  func europe() {
    let alphabets = Self.latin + Self.characters(0x391...0x3C9, 0x400...0x45F)
    #expect(Self.script(alphabets + Self.characters(0x10D0...0x10F0), "el", "en", "ka", "ru") == "Latn")
    #expect(Self.script(alphabets + Self.arabic, "ar", "el", "en", "ru") == "Latn")
    // Canadian syllabics are more than Latin's letters here, but their language is not covered.
    #expect(Self.script(alphabets + Self.characters(0x1400...0x1676), "el", "en", "ru") == "Latn")
    #expect(Self.script(alphabets + Self.characters(0x4E00...0x5800), "el", "en", "ja", "ru") == "Hani")
  }

  @Test("A face of many scripts is made for Latin if it covers it, else for what it has most of")
  func manyScripts() {
    let others = Self.arabic + Self.characters(0x905...0x939, 0xE01...0xE2E)
    #expect(Self.script(Self.latin + others, "ar", "en", "hi", "th") == "Latn")
    #expect(Self.script(others, "ar", "hi", "th") == "Arab")
  }

  @Test("A face most of whose characters are signs is made for none")
  func signs() {
    let mathematics = Self.characters(0x2200...0x22FF, 0x1D400...0x1D454, 0x1EE05...0x1EE1F)
    #expect(Self.script(Self.characters(0x41...0x5A, 0x61...0x7A) + mathematics, "en") == nil)
    let icons = Self.characters(0xE000...0xE3FF)
    #expect(Self.script(Self.latin + icons, "en") == nil)
    // Icons added to a face for text.
    #expect(Self.script(Self.latin + Self.characters(0x391...0x3C9) + icons, "el", "en") == "Latn")
  }

  @Test(
    "A face for several East Asian regions is for that of its names",
    arguments: [
      (["ja"], [], [], EastAsianRegion.japan), (["ko"], ["en"], [], .korea), (["zh-cn"], [], [], .mainland),
      (["zh-tw"], [], [], .taiwan), (["ja", "ko", "zh-cn"], ["en", "ko"], [], .korea),
      (["ja", "ko", "zh-cn"], ["en"], ["Fixture Sans CJK KR"], .korea),
      (["ja", "ko", "zh-cn", "zh-tw"], ["en"], ["Fixture Sans CJK HK"], .taiwan),
      (["ja", "ko", "zh-cn"], ["en"], ["Fixture Sans CJK SC"], .mainland), (["ko", "zh-cn"], ["en"], [], .mainland),
      ([], [], [], .japan),
    ] as [([String], [String], [String], EastAsianRegion)])
  func regions(languages: [String], nameLanguages: [String], names: [String], region: EastAsianRegion) {
    #expect(EastAsianRegion(languages: languages, nameLanguages: nameLanguages, names: names) == region)
  }

  @Test("Typical signs come first, what every font has last, and no circle that holds marks up")
  func signOrder() {
    func sorted(_ text: String) -> String {
      String(String.UnicodeScalarView(SignOrder.sorted(Array(text.unicodeScalars))))
    }
    #expect(sorted("#*12\u{25CC}\u{2669}\u{266A}\u{1D100}") == "\u{2669}\u{266A}\u{1D100}#*12")
    #expect(sorted("#1\u{231A}\u{1F600}\u{1F680}\u{FE4E5}") == "\u{1F600}\u{231A}\u{1F680}\u{FE4E5}#1")
    #expect(sorted("+\u{2190}\u{2200}\u{2202}") == "\u{2200}\u{2202}\u{2190}+")
  }
}
