import Testing

@testable import FontPreviewCore

@Suite("Which fonts are listed")
struct FontFilterTests {
  private static let files = [
    "Plain.ttf", "PlainBold.ttf", "PlainItalic.ttf", "Postscript.otf", "Type1.pfb", "Bitmap.bdf", "Hebrew.ttf",
    "Variable.ttf", "Woff.woff", "Emoji.ttf",
  ]

  /// The files behind the rows that meet a filter, each once, without their extensions.
  private static func files(
    _ files: [String] = files, naming: Naming = .full, _ change: (inout FontFilter) -> Void
  ) throws -> String {
    let listing = try TestCatalog.listing(files.map { .path(Fixtures.font($0)) }) { query in
      query.naming = naming
      change(&query.filter)
    }
    var names: [String] = []
    for file in listing.files where names.last != file { names.append(file) }
    return names.map { $0.split(separator: ".")[0] }.joined(separator: " ")
  }

  @Test("Fonts are told by their form")
  func formats() throws {
    #expect(try Self.files { $0.format = .cff } == "Postscript")
    #expect(try Self.files { $0.format = .type1 } == "Type1")
    #expect(try Self.files { $0.format = .bitmap } == "Bitmap")
    let others = try Self.files { $0.format = .truetype }
    #expect(others == "Plain PlainBold PlainItalic Hebrew Variable Woff Emoji")
    #expect(try Self.files { $0.isVariable = true } == "Variable")
    #expect(try Self.files { $0.isColor = true } == "Emoji")
  }

  @Test("A pattern is met as fc-list has it, in every condition")
  func patterns() throws {
    #expect(try Self.files { $0.patterns = [":bold"] } == "PlainBold Variable")
    #expect(try Self.files { $0.patterns = ["fixture sans:slant=100"] } == "PlainItalic")
    #expect(try Self.files { $0.patterns = ["Fixture Sans:bold:slant=100"] } == "")
    #expect(try Self.files { $0.patterns = ["Fixture Sans", ":bold"] } == "PlainBold")
    #expect(throws: CatalogError.invalidPattern(":weight=[")) { try Self.files { $0.patterns = [":weight=["] } }
  }

  @Test("A font covers a text that has nothing it lacks; what is never drawn does not count")
  func coverage() throws {
    #expect(try Self.files(["Plain.ttf", "Hebrew.ttf"]) { $0.coveredText = "\u{5D0}" } == "Hebrew")
    #expect(try Self.files(["Plain.ttf", "Hebrew.ttf"]) { $0.coveredText = "a" } == "Plain Hebrew")
    #expect(try Self.files(["Plain.ttf", "Hebrew.ttf"]) { $0.coveredText = "a\u{5D0}\u{4E00}" } == "")
    #expect(try Self.files(["Plain.ttf"]) { $0.coveredText = "a\u{200D}\n\u{FE0F}a" } == "Plain")
    #expect(try Self.files(["Plain.ttf", "Hebrew.ttf"]) { $0.languages = ["he"] }.contains("Plain") == false)
  }

  @Test("Conditions add to each other")
  func together() throws {
    #expect(
      try Self.files {
        $0.format = .truetype
        $0.patterns = [":bold"]
        $0.coveredText = "a"
      } == "PlainBold Variable")
    #expect(
      try Self.files {
        $0.format = .cff
        $0.isColor = true
      } == "")
  }

  @Test("Of a family, the most regular face that meets the filter is the row")
  func families() throws {
    #expect(try Self.files(["Plain.ttf", "PlainBold.ttf"], naming: .family) { $0.patterns = [":bold"] } == "PlainBold")
  }

  @Test("Monospaced is what is measured, whatever a font says")
  func monospaced() throws {
    func isMonospaced(_ file: String) -> Bool { FaceAdvances.areEqual(in: Fixtures.identifier(file)) }
    for file in ["Bars.ttf", "Packed.pcf.gz", "Bitmap24.bdf"] { #expect(isMonospaced(file), "\(file)") }
    for file in ["Plain.ttf", "Type1.pfb", "Hebrew.ttf", "Postscript.otf", "empty.ttf"] {
      #expect(!isMonospaced(file), "\(file)")
    }
    #expect(try Self.files(["Plain.ttf", "Bars.ttf", "empty.ttf"]) { $0.isMonospaced = true } == "Bars")
  }

  @Test("Where nothing meets the filter there are no rows, and a warning")
  func nothing() throws {
    let listing = try TestCatalog.file("Plain.ttf") { $0.filter.patterns = [":lang=xx"] }
    #expect(listing.list.rows.isEmpty && listing.warnings == [.nothingMeetsFilter])
  }

  @Test("Orders go by family and design, by weight, or by files")
  func orders() throws {
    func titles(_ sort: TitleOrder, reversed: Bool = false, limit: Int? = nil) throws -> [String] {
      try TestCatalog.listing(
        ["PlainItalic.ttf", "Tall.ttf", "PlainBold.ttf", "Plain.ttf"].map { .path(Fixtures.font($0)) }
      ) { query in
        query.sort = sort
        query.isReversed = reversed
        query.limit = limit
      }.files
    }
    #expect(try titles(.family) == ["Plain.ttf", "PlainItalic.ttf", "PlainBold.ttf", "Tall.ttf"])
    #expect(try titles(.weight).last == "PlainBold.ttf")
    #expect(try titles(.unsorted) == ["PlainItalic.ttf", "Tall.ttf", "PlainBold.ttf", "Plain.ttf"])
    #expect(try titles(.family, reversed: true) == ["Tall.ttf", "PlainBold.ttf", "PlainItalic.ttf", "Plain.ttf"])
    #expect(try titles(.family, limit: 2) == ["Plain.ttf", "PlainItalic.ttf"])
    #expect(try titles(.family, reversed: true, limit: 1) == ["Tall.ttf"])
    let all = try TestCatalog.listing(fixtures: true) { $0.sort = .unsorted }.files
    #expect(all == all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
