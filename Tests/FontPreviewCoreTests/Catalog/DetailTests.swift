import Testing

@testable import FontPreviewCore

@Suite("What details say")
struct DetailTests {
  private static func details(_ files: [String], _ fact: DetailKind?, language: String = "en") throws -> [RowDetail?] {
    let sheet = try TextSheet(files)
    return sheet.catalog.addingDetails(to: sheet.list, fact: fact, language: language).rows.map(\.detail)
  }

  @Test(
    "A sample is of the script that a font is made for, or of the first signs it has",
    arguments: [
      ("Plain.ttf", "AaBbCcDd"), ("Bitmap.bdf", "AaBbCcDd"), ("Type1.pfb", "AaBbCcDd"),
      ("Hebrew.ttf", "\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}\u{5D6}\u{5D7}"),
      ("Greek.ttf", "\u{3B1}\u{3B2}\u{393}\u{3B3}\u{394}"),
      // A handful of letters beside all of Latin does not make a font one of their script.
      ("Arabic.ttf", "AaBbCcDd"), ("Devanagari.ttf", "AaBbCcDd"), ("Dingbats.ttf", "\u{2605}\u{263A}\u{2764}\u{1F600}"),
      ("Emoji.ttf", "\u{1F600}\u{2764}"), ("Han.ttf", "\u{76F4}"),
      // Which of the regions that a font has letters of it is for, only its full name says.
      ("Region.ttf", "\u{AC00}\u{B098}\u{B2E4}"),
    ])
  func samples(file: String, sample: String) throws {
    let detail = try #require(try Self.details([file], nil).first ?? nil)
    #expect(detail.isInOwnFace)
    // More is offered than is shown, and what is common comes first.
    #expect(detail.text.unicodeScalars.starts(with: sample.unicodeScalars))
  }

  @Test("The sample of a symbol font is of its own signs")
  func symbols() async throws {
    let sample = try #require(try Self.details(["Symbol.ttf"], nil).first ?? nil)
    #expect(sample.isInOwnFace)
    let sheet = try TextSheet(["Symbol.ttf", "Plain.ttf"], detail: sample) { _ in
    } configuration: {
      $0.cell = .value1
    }
    let detail = try #require(try await sheet.records().first?.detail)
    #expect(Set(detail.runs.map(\.file)) == ["Symbol.ttf"])
    #expect(detail.runs.flatMap(\.glyphs).allSatisfy { $0[0] != 0 })
  }

  @Test(
    "A fact is in the interface font",
    arguments: [
      (DetailKind.style, ["Regular", "Book", "Regular"]), (.file, ["Localized.ttf", "Postscript.otf", "Bitmap.bdf"]),
      (.postscript, ["FixtureLocalized-Regular", "FixtureOffice-Book", "Fixture-Bitmap"]),
      (.version, ["1.0", "1.0", nil]),
    ])
  func facts(fact: DetailKind, texts: [String?]) throws {
    let details = try Self.details(["Localized.ttf", "Postscript.otf", "Bitmap.bdf"], fact)
    #expect(details.map { $0?.text } == texts)
    #expect(details.allSatisfy { $0?.isInOwnFace != true })
  }

  @Test("The style is in the language asked for")
  func localized() throws {
    #expect(try Self.details(["Localized.ttf"], .style, language: "ja").map { $0?.text } == ["標準"])
  }

  @Test("A row whose font cannot be read has no detail")
  func refused() throws {
    #expect(try Self.details(["Plain.ttf", "empty.ttf"], .file).map { $0?.text } == ["Plain.ttf", nil])
    #expect(try Self.details(["Plain.ttf", "NoHhea.ttf"], nil).map { $0?.text.hasPrefix("AaBbCcDd") } == [true, nil])
  }

  @Test("The manifest has the detail with its runs, and the row shows it in its colour", arguments: CellStyle.allCases)
  func manifest(cell: CellStyle) async throws {
    let detail = RowDetail(text: "abc", isInOwnFace: true)
    let sheet = try TextSheet(["PlainBold.ttf"], detail: cell == .default ? nil : detail) { _ in
    } configuration: {
      $0.style.rowHeight = $0.style.rowHeight(in: cell)
      $0.cell = cell
    }
    let row = try #require(try await sheet.rows().first)
    #expect(row.record.detail?.text == (cell == .default ? nil : "abc"))
    #expect(row.record.detail?.runs.map(\.file) == (cell == .default ? nil : ["PlainBold.ttf"]))
    let palette = Palette(background: ListStyle.modern.background, inks: ListStyle.modern.testInks)
    let dimmed = try #require(palette.firstIndex(of: ListStyle.modern.detail.color))
    #expect(row.pixmap.pixels.contains { (dimmed..<(dimmed + 63)).contains($0) } == (cell != .default))
    #expect(row.record.rect[3] == (cell == .subtitle ? 46 : 44))
  }
}
