import Testing

@testable import FontPreviewCore

@Suite("What a name means")
struct NameIndexTests {
  private static func face(
    _ path: String, full: String, family: String = "Family", postScript: String = "PS", style: String = "Regular",
    slant: Double = 0
  ) -> FontDescriptor {
    .sample(path) {
      $0.families = [LocalizedName(family, language: "en"), LocalizedName("家族", language: "ja")]
      $0.fullNames = [LocalizedName(full, language: "en")]
      $0.postScriptNames = [postScript]
      $0.styles = [LocalizedName(style, language: "en")]
      $0.slant = slant
    }
  }

  private static func index(_ faces: [FontDescriptor], titles: [String]? = nil) -> NameIndex {
    NameIndex(
      faces, titles: titles ?? faces.map { $0.name(.full, language: "en") }, naming: .full, language: "en")
  }

  @Test("A title comes before any other name, even that of a more regular face")
  func titleFirst() {
    let index = Self.index([
      Self.face("/a", full: "Other", family: "Wanted"), Self.face("/b", full: "Wanted", slant: 100),
    ])
    #expect(index.face(named: "Wanted") == 1)
  }

  @Test("The raw name finds a row whose title was made safe, and so does the title")
  func rawName() {
    let index = Self.index([Self.face("/a", full: "A\u{1B}B")], titles: ["A\u{FFFD}B"])
    #expect(index.face(named: "A\u{1B}B") == 0)
    #expect(index.face(named: "A\u{FFFD}B") == 0)
  }

  @Test(
    "Family, PostScript and names in any language mean the most regular face that has them",
    arguments: [
      "Family", "PS", "家族",
    ])
  func anyName(name: String) {
    let index = Self.index([
      Self.face("/a", full: "Family Italic", slant: 100), Self.face("/b", full: "Family Light", style: "Light"),
      Self.face("/c", full: "Family Regular"), Self.face("/d", full: "Family Medium", style: "Medium"),
    ])
    #expect(index.face(named: name) == 2)
  }

  @Test("Case counts first, and only then not; titles before names again")
  func ignoringCase() {
    let index = Self.index([
      Self.face("/a", full: "sample", family: "Other"), Self.face("/b", full: "Sample", family: "OTHER"),
      Self.face("/c", full: "Third", family: "Sample Family"), Self.face("/d", full: "SAMPLE FAMILY", slant: 100),
    ])
    #expect(index.face(named: "Sample") == 1)
    #expect(index.face(named: "sample") == 0)
    #expect(index.face(named: "SAMPLE") == 0)
    #expect(index.face(named: "OTHER") == 1)
    #expect(index.face(named: "other") == 0)
    #expect(index.face(named: "Sample Family") == 2)
    #expect(index.face(named: "sample family") == 3)
  }

  @Test("Blanks count", arguments: ["Sample  One", "SampleOne", " Sample One", "Sample One "])
  func blanks(name: String) {
    #expect(Self.index([Self.face("/a", full: "Sample One")]).face(named: name) == nil)
  }

  @Test("Composed and decomposed letters are different names")
  func normalisation() {
    let index = Self.index([
      Self.face("/a", full: "Caf\u{E9}", family: "1", postScript: "2"),
      Self.face("/b", full: "Cafe\u{301}", family: "3", postScript: "4"),
    ])
    #expect(index.face(named: "Caf\u{E9}") == 0)
    #expect(index.face(named: "Cafe\u{301}") == 1)
    let composed = Self.index([Self.face("/a", full: "Caf\u{E9}")])
    #expect(composed.face(named: "Cafe\u{301}") == nil)
  }

  @Test(
    "Every listed title finds its own row, for each naming and order", arguments: Naming.allCases, TitleOrder.allCases)
  func ownRow(naming: Naming, order: TitleOrder) throws {
    let listing = try TestCatalog.listing(fixtures: true) {
      $0.naming = naming
      $0.sort = order
    }
    for (row, title) in listing.titles.enumerated() { #expect(listing.row(named: title) == row, "\(title)") }
    for (row, entry) in listing.list.rows.enumerated() { #expect(listing.row(named: entry.rawName) == row) }
  }

  @Test("Where duplicates are shown, a title means the preferred one")
  func duplicates() throws {
    let listing = try TestCatalog.listing(fixtures: true) { $0.showsDuplicates = true }
    let row = try #require(listing.row(named: "Fixture Twin Regular"))
    #expect(listing.files[row] == "DuplicateB.ttf")
  }

  @Test(
    "Names of fixtures mean their most regular face",
    arguments: [
      ("Fixture Sans", "Fixture Sans Regular"), ("fixture sans", "Fixture Sans Regular"),
      ("FixtureSans-Bold", "Fixture Sans Bold"), ("FIXTURE SANS ITALIC", "Fixture Sans Italic"),
      ("見本ローカル", "Fixture Localized Regular"), ("muster örtlich standard", "Fixture Localized Regular"),
      ("Fixture Flex", "Fixture Flex Regular"), ("Fixture-Flex", "Fixture Flex Thin"),
    ])
  func fixtureNames(name: String, title: String) throws {
    let listing = try TestCatalog.listing(fixtures: true)
    #expect(listing.row(named: name).map { listing.titles[$0] } == title)
  }

  @Test("A file that cannot be read is found by its title")
  func refusedRow() throws {
    let listing = try TestCatalog.listing([.path(Fixtures.font("Plain.ttf")), .path(Fixtures.font("empty.ttf"))])
    #expect(listing.row(named: "empty.ttf") == 1)
  }

  @Test(
    "The nearest titles are the likely slips, three at most, each as it is listed",
    arguments: [
      ("fixture sans regula", ["Fixture Sans Regular"]), ("Fixture Zer Regular", ["Fixture Zero Regular"]),
      ("something else", []),
    ])
  func nearest(name: String, titles: [String]) throws {
    let found = try TestCatalog.listing(fixtures: true).titles(nearest: name)
    #expect(found.count <= 3)
    #expect(found.starts(with: titles))
    #expect(found.isEmpty == titles.isEmpty)
  }
}
