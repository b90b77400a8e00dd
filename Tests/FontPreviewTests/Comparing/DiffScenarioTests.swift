import Testing

/// What is told of sheets that differ in one thing: the rows it changed, and why, and of no other row.
@Suite struct DiffScenarioTests {
  /// A version of Change Sans, and what comparing it with the first one must say.
  struct Scenario: CustomTestStringConvertible, Sendable {
    var version: String
    var causes: [String]
    var texts: [String]
    var title = ChangedFonts.title

    var testDescription: String { version }
  }

  private static let revision = "the font file changed, revision 1.0 to 1.1"

  static let scenarios = [
    Scenario(version: "outline", causes: ["font-file-changed"], texts: [revision]),
    Scenario(
      version: "advance", causes: ["font-file-changed", "other-advances"], texts: [revision, "other advances"]),
    Scenario(
      version: "cmap", causes: ["font-file-changed", "fallback-changed", "other-glyphs"],
      texts: [revision, "other fonts stand in: \"Other.ttf\" instead of none", "other glyphs"]),
    Scenario(version: "ligature", causes: ["font-file-changed", "other-glyphs"], texts: [revision, "other glyphs"]),
    Scenario(
      version: "name", causes: ["font-file-changed", "renamed", "other-glyphs"],
      texts: [
        "the font file changed", "called \"Change Sans Renamed\" instead of \"Change Sans Regular\"", "other glyphs",
      ], title: "Change Sans Renamed"),
  ]

  /// With a font that stands in for letters, and one that has none of them.
  private func place() throws -> Workplace {
    let place = try Workplace.withChangeSans("Hebrew.ttf")
    place.put("fonts/Other.ttf", ChangedFonts.bytes(of: "other"))
    return place
  }

  @Test(arguments: scenarios)
  func whatChangedInAFontIsTheCause(_ scenario: Scenario) throws {
    let place = try place()
    let standIn = ["--interface-font", "./fonts/Other.ttf"]
    try place.draw("old", standIn)
    place.putChangeSans(scenario.version)
    try place.draw("new", standIn)
    let result = try place.diff()
    #expect(result.rows.count == 3)
    #expect(result.changedRows.map(\.title) == [scenario.title])
    let row = try #require(result.row(scenario.title))
    #expect(row.change == "changed")
    #expect(row.causes == scenario.causes)
    #expect(row.causeTexts == scenario.texts)
    #expect(row.oldRow == 2 && row.newRow == 2 && row.note == nil && !row.resized)
    #expect(row.differentPixels ?? 0 > 0 && row.differentPixels == result.differentPixels)
    #expect(result.hasSameSurroundings && result.verdict == "different")
    let text = try place.run("diff", "out/old.png", "out/new.png")
    #expect(text.ending == .exited(1) && text.errors == "")
    let lines = text.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[1].hasPrefix("  changed  \"\(scenario.title)\": \(scenario.texts.joined(separator: "; ")); "), "\(lines)")
  }

  @Test func aChangeThatNoPixelShowsIsANoteAlone() throws {
    let place = try place()
    try place.draw("old")
    place.putChangeSans("unseen")
    try place.draw("new")
    let result = try place.diff(status: 0)
    #expect(result.changes == [] && result.verdict == "same" && result.differentPixels == 0)
    #expect(result.rows.map(\.note) == [nil, "font-file-changed", nil])
    let text = try place.run("diff", "out/old.png", "out/new.png")
    #expect(text.ending == .exited(0))
    #expect(text.text.hasSuffix("  1 row has another font file and the same pixels; --verbose names it\n"))
    let verbose = try place.run("diff", "out/old.png", "out/new.png", "--verbose")
    #expect(verbose.text.contains("  same     \"\(ChangedFonts.title)\": \(Self.revision), no pixel did\n"))
  }

  @Test func aFontMoreMovesNoOther() throws {
    let place = try Workplace.withChangeSans("Plain.ttf", "PlainBold.ttf")
    try place.draw("old")
    place.put("fonts/Other.ttf", ChangedFonts.bytes(of: "other"))
    try place.draw("new")
    let added = try place.diff()
    #expect(added.changes == ["added \(ChangedFonts.otherTitle)"])
    #expect(added.row(ChangedFonts.otherTitle)?.newRow == 1 && added.row(ChangedFonts.otherTitle)?.oldRow == nil)
    #expect(added.rows.dropFirst().map { $0.newRow.map { $0 - 1 } } == [1, 2, 3])
    #expect(added.rows.dropFirst().map(\.oldRow) == [1, 2, 3])
    #expect(added.hasSameSurroundings)
    let removed = try ComparisonResult(place.run("diff", "out/new.png", "out/old.png", "--json"))
    #expect(removed.changes == ["removed \(ChangedFonts.otherTitle)"] && removed.verdict == "different")
    #expect(removed.rows.map(\.oldRow) == [1, 2, 3, 4] && removed.rows.map(\.newRow) == [nil, 1, 2, 3])
  }

  @Test func aFontBehindTheLastRowDoesNotChangeThat() throws {
    let place = try Workplace.withChangeSans("Plain.ttf")
    try place.draw("old")
    place.put("fonts/Tall.ttf", FixtureFonts.bytes(of: "Tall.ttf"))
    try place.draw("new")
    let result = try place.diff()
    #expect(result.rows.count == 3 && result.changes.count == 1)
    #expect(result.rows.last?.change == "added" && result.rows.last?.newRow == 3)
    #expect(result.hasSameSurroundings)
  }

  @Test func aMovedRowIsTheOnlyOneThatMoved() throws {
    let place = try place()
    try place.draw("old")
    try place.draw("new", "--move", "1:3")
    let result = try place.diff()
    #expect(result.changes == ["moved \(ChangedFonts.otherTitle)"])
    #expect(result.row(ChangedFonts.otherTitle)?.oldRow == 1 && result.row(ChangedFonts.otherTitle)?.newRow == 3)
    #expect(result.differentPixels == 0 && result.verdict == "different")
    place.put("order.txt", Array("\(ChangedFonts.title)\n".utf8))
    try place.draw("new", "--order", "order.txt")
    #expect(try place.diff().changes.count == 1)
  }

  @Test func aFontThatStoodInAndIsGoneIsTold() throws {
    let place = try Workplace()
    place.putChangeSans("cmap")
    place.put("fonts/Other.ttf", ChangedFonts.bytes(of: "other"))
    // The row of one font alone, in a catalogue of two.
    try place.draw("old", "./fonts/ChangeSans.ttf")
    place.remove("fonts/Other.ttf")
    try place.draw("new", "./fonts/ChangeSans.ttf")
    let result = try place.diff()
    #expect(result.changes == ["changed \(ChangedFonts.title): fallback-changed, other-glyphs"])
    #expect(result.rows.count == 1)
    #expect(result.rows.first?.causeTexts.first == "other fonts stand in: none instead of \"Other.ttf\"")
  }

  @Test func anotherSelectionIsTheCauseOfBothItsRows() throws {
    let place = try Workplace.withChangeSans("Plain.ttf", "PlainBold.ttf")
    try place.draw("old", "--selected", "Fixture Sans Bold")
    try place.draw("new", "--selected", ChangedFonts.title)
    let result = try place.diff()
    #expect(
      result.changes == ["changed \(ChangedFonts.title): selection", "changed Fixture Sans Bold: selection"])
    #expect(result.rows.count == 3 && result.hasSameSurroundings && result.sheets.first?.options == [])
  }

  @Test func anotherLibraryIsNamedWhereGlyphsAreTheSame() throws {
    let place = try place()
    try place.draw("new")
    try place.resave("out/new.png", as: "out/old.png") { picture in
      picture.manifest.replace("\"freetype\":\"", with: "\"freetype\":\"0.")
      // In the second row.
      picture.changePixels(3, y: 100)
    }
    let result = try place.diff()
    #expect(result.changes == ["changed \(ChangedFonts.title): same-positions"])
    #expect(result.row(ChangedFonts.title)?.differentPixels == 3)
    let library = try #require(result.sheets.first?.libraries.first)
    #expect(result.sheets.first?.libraries.count == 1 && library.name == "freetype")
    let (old, new) = try (#require(library.old), #require(library.new))
    #expect(old == "0." + new)
    #expect(
      result.row(ChangedFonts.title)?.causeTexts
        == ["same glyphs and positions, other pixels: drawn by freetype \(old) to \(new)"])
  }

  @Test func anotherLibraryThatChangesNoPixelIsNoDifference() throws {
    let place = try place()
    try place.draw("new")
    try place.resave("out/new.png", as: "out/old.png") { picture in
      picture.manifest.replace("\"freetype\":\"", with: "\"freetype\":\"0.")
    }
    let result = try place.diff(status: 0)
    #expect(result.changes == [] && result.sheets.first?.libraries.map(\.name) == ["freetype"])
  }

  @Test func pixelsThatOnlyThePictureChangedAreNobodysFont() throws {
    let place = try place()
    try place.draw("old")
    try place.resave("out/old.png", as: "out/new.png") { $0.changePixels(1, y: 100) }
    let result = try place.diff()
    #expect(result.changes == ["changed \(ChangedFonts.title): surroundings"])
    #expect(result.differentPixels == 1)
  }

  @Test func anotherOptionIsTheCauseByItsName() throws {
    let place = try place()
    try place.draw("old")
    try place.draw("new", "--direction", "rtl")
    let result = try place.diff()
    #expect(result.changedRows.count == 3 && result.sheets.first?.options == ["direction"])
    for row in result.rows {
      #expect(row.causes == ["options-changed"] && row.causeTexts == ["other options: --direction"])
    }
    try place.draw("new", "--font-size", "18", "--text", "Sans")
    let both = try place.diff()
    #expect(both.sheets.first?.options == ["font-size", "text"])
    #expect(both.rows.allSatisfy { $0.causes.contains("options-changed") && $0.resized })
    let text = try place.run("diff", "out/old.png", "out/new.png")
    #expect(text.text.hasSuffix("  other options: --font-size, --text\n"))
  }

  @Test func barsAndHeadersAreBesideTheRows() throws {
    let place = try place()
    for (name, title) in [("old", "Sans"), ("new", "Regular")] {
      try place.draw(name, "--sections", "--navigation-bar", "--title", title)
    }
    let result = try place.diff()
    #expect(result.changes == [] && !result.hasSameSurroundings && result.verdict == "different")
    #expect(result.sheets.first?.surroundings?.differentPixels == result.differentPixels)
    #expect(result.sheets.first?.options == ["title"])
  }

  @Test func windowsOnOneListAreComparedInWhatBothShow() throws {
    let place = try Workplace.withChangeSans("Plain.ttf", "PlainBold.ttf", "Tall.ttf")
    for (name, title) in [("old", ChangedFonts.title), ("new", "Fixture Sans Regular")] {
      try place.draw(name, "--viewport", "100", "--scroll-to", title)
    }
    let (old, new) = try (
      WindowRows(png: place.read("out/old.png")), WindowRows(png: place.read("out/new.png"))
    )
    let result = try place.diff()
    // What scrolled out of one window is that window's alone.
    #expect(Set(result.rows.map(\.title)) == Set(old.spans.keys).union(new.spans.keys))
    var (shared, alone) = (0, 0)
    for row in result.rows {
      switch (old.spans[row.title], new.spans[row.title]) {
      case (let before?, let after?):
        shared += 1
        let points = min(before.upperBound, after.upperBound) - max(before.lowerBound, after.lowerBound)
        // Without the half point that a separator takes at most.
        let most = Int(points * 2) * 640
        #expect((most - 640...most).contains(row.comparedPixels ?? -1), "\(row.title)")
        // The indicator of the scroll bar moves over the rows, and nothing else differs.
        #expect(row.differentPixels ?? .max < (row.comparedPixels ?? 0) / 50, "\(row.title)")
        #expect(row.causes == [] || row.causes == ["options-changed"])
      case (_?, nil):
        alone += 1
        #expect(row.change == "removed")
      default:
        alone += 1
        #expect(row.change == "added")
      }
    }
    #expect(shared > 0 && alone > 0)
  }
}
