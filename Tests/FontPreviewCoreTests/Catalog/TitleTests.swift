import Testing

@testable import FontPreviewCore

@Suite("Titles")
struct TitleTests {
  @Test("Titles are full names, in English, ordered by Swift's <, each once")
  func fullNames() throws {
    let long =
      "Fixture Long Name Which Goes On And On Until No List Of Any Width Could Hold It And Still It Does Not Want To End "
      + "Here Ok"
    let titles = try TestCatalog.listing(fixtures: true).titles
    #expect(
      titles == [
        "Evil \u{FFFD}[31mred\u{FFFD}[0m\u{FFFD}next\u{FFFD}tab \u{FFFD}gnp.exe <b>&\"'</b> Fixture",
        "Fixture Bitmap Regular", "Fixture Devanagari Regular", "Fixture First Regular", "Fixture Flex Black",
        "Fixture Flex Bold", "Fixture Flex Regular", "Fixture Flex Thin", "Fixture High Ink Regular",
        "Fixture Localized Regular", long, "Fixture Nameless Regular", "Fixture Office Book", "Fixture Partial Regular",
        "Fixture Sans Bold", "Fixture Sans Italic", "Fixture Sans Regular", "Fixture Second Regular",
        "Fixture Symbol Regular", "Fixture Tall Ink Regular", "Fixture Twin Regular", "Fixture Type One Regular",
        "Fixture Typo Regular", "Fixture Woff Regular", "Fixture Woff2 Regular", "Fixture Zero Regular",
        "Fixture سَلاب 12", "JA Fixture Tall f", "NoNames Regular", "truncated Regular", "אבג Fixture 12",
      ])
    #expect(titles == titles.sorted())
  }

  @Test("PostScript names are titles when asked for")
  func postScriptNames() throws {
    let titles = try TestCatalog.listing(fixtures: true) { $0.naming = .postscript }.titles
    #expect(titles.count == 29)
    #expect(titles.starts(with: ["Fixture-Bitmap", "Fixture-Flex", "Fixture-Nameless", "FixtureArabic-Regular"]))
    #expect(titles.contains("FixtureOffice-Book"))
    #expect(titles.suffix(2) == ["NoNames", "truncated"])
  }

  @Test("Of a family the most regular face is the row, under the family's name")
  func families() throws {
    let listing = try TestCatalog.listing(fixtures: true) { $0.naming = .family }
    #expect(listing.titles.count == 26)
    let sans = try #require(listing.row(named: "Fixture Sans"))
    #expect(listing.files[sans] == "Plain.ttf")
    let flex = try #require(listing.row(named: "Fixture Flex"))
    #expect(listing.list.rows[flex].face?.identifier.namedInstance == nil)
  }

  @Test(
    "Titles are in the language that is asked for, else in English, which need not come first in the font",
    arguments: [
      ("de-AT", .family, "Muster Örtlich"),
      ("en", Naming.full, "Fixture Localized Regular"), ("en", .family, "Fixture Localized"),
      ("de", .full, "Muster Örtlich Standard"), ("de", .family, "Muster Örtlich"),
      ("ja", .full, "見本ローカル 標準"), ("ja", .family, "見本ローカル"), ("JA", .family, "見本ローカル"),
      ("fr", .full, "Fixture Localized Regular"), ("fr", .family, "Fixture Localized"),
      ("ja", .postscript, "FixtureLocalized-Regular"),
    ])
  func languages(language: String, naming: Naming, title: String) throws {
    let titles = try TestCatalog.file("Localized.ttf") {
      $0.language = language
      $0.naming = naming
    }.titles
    #expect(titles == [title])
  }

  @Test("Where no value is in English, the first is the title")
  func noEnglish() {
    let names = [LocalizedName("Première", language: "fr"), LocalizedName("Zweite", language: "de")]
    #expect(names.preferred(language: "en") == "Première")
    #expect(names.preferred(language: "de") == "Zweite")
    #expect([LocalizedName("Chinese", language: "zh-tw")].preferred(language: "zh") == "Chinese")
    #expect([LocalizedName]().preferred(language: "en") == nil)
  }

  @Test(
    "A missing full name is composed of family and style, as fontconfig does",
    arguments: [
      ("Regular", "Sample"), ("Bold", "Sample Bold"), ("", "Sample"),
    ])
  func composed(style: String, title: String) {
    let face = FontDescriptor.sample {
      $0.fullNames = []
      $0.postScriptNames = []
      $0.styles = [LocalizedName(style)]
    }
    #expect(face.name(.full, language: "en") == title)
    #expect(face.name(.postscript, language: "en") == title)
  }

  @Test(
    "A name of nothing but blanks gives way to the file's name without its extension, made safe too",
    arguments: [
      ("", "stem", "stem"), (" \t ", "stem", "\u{FFFD}"), ("\u{3000} ", "stem", "stem"), ("", "a\u{1B}b", "a\u{FFFD}b"),
      ("", "", "\u{FFFD}"), ("Name", "stem", "Name"),
    ])
  func substitutes(name: String, stem: String, title: String) {
    // A tab becomes U+FFFD and is then something to see.
    #expect(SafeTitle.title(name, substitute: stem).contains(title))
  }

  @Test(
    "Controls, line separators and bidi controls become U+FFFD, everything else stays",
    arguments: [
      "\u{0}", "\u{1B}", "\n", "\u{7F}", "\u{85}", "\u{9F}", "\u{2028}", "\u{2029}", "\u{61C}", "\u{200E}", "\u{200F}",
      "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}",
    ])
  func unsafeCharacters(character: String) {
    #expect(Array(SafeTitle.title("a\(character)b", substitute: "").unicodeScalars) == ["a", "\u{FFFD}", "b"])
  }

  @Test(
    "What is safe stays as it is",
    arguments: [
      "Plain", "\u{A0}x", "e\u{301}", "a\u{200D}b", "a\u{200C}b", "a\u{AD}b", "🖋", "<b>&\"'", "\u{2065}\u{206A}",
    ])
  func safeNames(name: String) {
    #expect(SafeTitle.title(name, substitute: "").utf8.elementsEqual(name.utf8))
  }

  @Test("A font without names is listed under its file's name")
  func noNames() throws {
    let directory = try TestDirectory()
    directory.put("Some.Font.ttf", Fixtures.bytes("NoNames.ttf"))
    #expect(try TestCatalog.directory(directory).titles == ["Some.Font Regular"])
    #expect(try TestCatalog.directory(directory) { $0.naming = .family }.titles == ["Some.Font"])
  }
}
