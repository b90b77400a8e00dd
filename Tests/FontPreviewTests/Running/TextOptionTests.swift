import FontPreviewCore
import Foundation
import Testing

/// The options that say what rows show and how their text is drawn.
@Suite struct TextOptionTests {
  /// What these tests ask of a manifest.
  private struct Sheet: Decodable {
    struct Run: Decodable {
      var file: String
      var language: String
      var features: [String]
      var glyphs: [[Int]]
    }

    struct Detail: Decodable {
      var text: String
      var runs: [Run]
      var missing: String
    }

    struct Row: Decodable {
      var title: String
      var text: String?
      var detail: Detail?
      var rect: [Double]
      var runs: [Run]
      var missing: String
      var clipped: Bool
      var axes: [String: Double]
    }

    var size: [Double]
    var rows: [Row]

    init(_ fonts: [String], _ arguments: String...) throws {
      let place = try Workplace(fonts)
      let result = try place.run(["--isolated", "-o", "-"] + fonts.map { "./fonts/" + $0 } + arguments)
      #expect(result.ending == .exited(0))
      #expect(result.errors == "")
      let picture = try DecodedPicture(result.output)
      self = try JSONDecoder().decode(Sheet.self, from: Data(picture.manifest))
      #expect([picture.header.width, picture.header.height].map(Double.init) == size.map { 2 * $0 })
    }
  }

  @Test func aTextIsDrawnInPlaceOfTheName() throws {
    let plain = try Sheet(["Plain.ttf"], "--text", "Abc")
    #expect(plain.rows.map(\.text) == ["Abc"] && plain.rows[0].detail == nil)
    #expect(plain.rows[0].runs.flatMap(\.glyphs).map { $0[0] } == [34, 67, 68])
    let cell = try Sheet(["PlainBold.ttf", "Plain.ttf"], "--text", "Abc", "--cell", "subtitle")
    #expect(cell.rows.map { $0.detail?.text } == ["Fixture Sans Bold", "Fixture Sans Regular"])
    // The name is in the interface font.
    #expect(Set(cell.rows.flatMap { $0.detail?.runs.map(\.file) ?? [] }).count == 1)
  }

  @Test func aCellShowsASampleUnlessItIsToldOtherwise() throws {
    func details(_ arguments: String...) throws -> [String?] {
      let place = try Workplace(["Hebrew.ttf", "Plain.ttf"])
      let result = try place.run(
        ["--isolated", "-o", "-", "./fonts/Hebrew.ttf", "./fonts/Plain.ttf"] + arguments)
      return try JSONDecoder().decode(Sheet.self, from: Data(DecodedPicture(result.output).manifest)).rows.map {
        $0.detail?.text
      }
    }
    let samples = ["\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}\u{5D6}\u{5D7}", "AaBbCcDd"]
    #expect(try details("--cell", "value1") == samples)
    #expect(try details("--samples", "always") == samples)
    #expect(try details() == [nil, nil])
    #expect(try details("--detail", "file") == ["Hebrew.ttf", "Plain.ttf"])
    #expect(try details("--text", "F", "--cell", "value1", "--samples", "always") == samples)
    #expect(try details("--text", "F", "--detail", "file") == ["Hebrew.ttf", "Plain.ttf"])
    #expect(
      try details("--text", "F", "--cell", "value1") == ["\u{5D0}\u{5D1}\u{5D2} Fixture 12", "Fixture Sans Regular"])
    #expect(try details("--cell", "value1", "--samples", "never") == [nil, nil])
    #expect(try details("--cell", "value2", "--detail", "file") == ["Hebrew.ttf", "Plain.ttf"])
    #expect(
      try details("--cell", "subtitle", "--detail", "postscript", "--samples", "auto") == [
        "FixtureHebrew-Regular", "FixtureSans-Regular",
      ])
  }

  @Test(arguments: [("en", 1), ("ja", 2), ("ko", 3)])
  func theLanguageChoosesForms(language: String, glyph: Int) throws {
    let sheet = try Sheet(["Plain.ttf", "Han.ttf"], "--text", "\u{76F4}", "--language", language)
    #expect(sheet.rows.map { $0.runs.map(\.file) } == [["Han.ttf"], ["Han.ttf"]])
    #expect(sheet.rows.flatMap(\.runs).allSatisfy { $0.language == language && $0.glyphs.map { $0[0] } == [glyph] })
    #expect(try Sheet(["Han.ttf"], "--text", "\u{76F4}", "--name-lang", language).rows[0].runs[0].language == language)
  }

  @Test func featuresAndVariationsAreInTheManifest() throws {
    let features = try Sheet(["Plain.ttf"], "--text", "fi", "--features", "-liga,kern=0")
    #expect(features.rows[0].runs[0].features == ["-liga", "-kern"])
    #expect(features.rows[0].runs[0].glyphs.count == 2)
    let variations = try Sheet(["Optical.ttf", "Plain.ttf"], "--variations", "wght=650")
    #expect(
      variations.rows.map(\.axes) == [
        ["wght": 650, "opsz": 14], ["wght": 650, "opsz": 8], ["wght": 650, "opsz": 72], [:],
      ])
    #expect(try Sheet(["Optical.ttf"], "--instances", "default").rows.count == 1)
  }

  @Test func bitmapFontsCanBeLeftOut() throws {
    let place = try Workplace(["Plain.ttf", "Bitmap.bdf", "Packed.pcf.gz"])
    let arguments = ["names", "--isolated", "--font-dir", "fonts"]
    #expect(try place.run(arguments + ["--bitmap", "skip"]).text == "Fixture Sans Regular\n")
    #expect(
      try place.run(arguments).text == "Fixture Bitmap Regular\nFixture Packed Regular\nFixture Sans Regular\n")
  }

  @Test func rowsCanBeAsHighAsTheirInkNeeds() throws {
    let fonts = ["Plain.ttf", "TallInk.ttf", "Vast.ttf", "Tall.ttf"]
    let fixed = try Sheet(fonts, "--row-height", "60")
    #expect(fixed.rows.map { $0.rect[3] } == [60, 60, 60, 60] && fixed.rows[1].clipped)
    let high = try Sheet(fonts, "--row-height", "auto", "-j", "3")
    #expect(high.rows.allSatisfy { !$0.clipped })
    #expect(high.rows[0].rect == [0, 0, 320, 44])
    #expect(high.rows[1].rect[3] > 60)
    for (row, next) in zip(high.rows, high.rows.dropFirst()) { #expect(row.rect[1] + row.rect[3] == next.rect[1]) }
    #expect(high.size == [320, high.rows.reduce(0) { $0 + $1.rect[3] }])
  }

  @Test func aCharacterThatNoFontHasIsNotMetStrictly() throws {
    let place = try Workplace(["Plain.ttf", "Greek.ttf"])
    let arguments = ["--isolated", "--font-dir", "fonts", "-o", "out/list.png", "--strict"]
    let missing = try place.run(arguments + ["--text", "a\u{3B2}\u{4E00}"])
    #expect(missing.ending == .exited(1))
    #expect(
      missing.errors
        == ["Greek", "Sans"].map {
          "fontpreview: warning: \"Fixture \($0) Regular\": no font has \"\u{4E00}\"\n"
        }.joined())
    #expect(try SheetRows(png: place.read("out/list.png")).rows.map(\.missing) == ["\u{4E00}", "\u{4E00}"])
    let met = try place.run(arguments + ["--text", "a\u{3B2}"])
    #expect(met.ending == .exited(0) && met.errors == "")
    let lenient = try place.run(arguments.dropLast() + ["--text", "\u{4E00}"])
    #expect(lenient.ending == .exited(0) && lenient.errors == missing.errors)
  }

  @Test func aCharacterThatIsMissingInADetailIsToldToo() throws {
    let place = try Workplace(["Hebrew.ttf", "Partial.ttf"])
    let result = try place.run(
      "--isolated", "./fonts/Partial.ttf", "--text", "Fix", "--cell", "value1", "--strict", "-o", "out/list.png")
    #expect(result.ending == .exited(1))
    let detail = try #require(
      try JSONDecoder().decode(Sheet.self, from: Data(DecodedPicture(place.read("out/list.png")).manifest)).rows[0]
        .detail)
    #expect(!detail.missing.isEmpty)
    #expect(result.errors.contains("no font has \"\(detail.missing)\""))
  }

  @Test func anAxisThatNoFontHasIsWarnedOf() throws {
    let place = try Workplace(["Optical.ttf", "Plain.ttf"])
    let arguments = ["--isolated", "--font-dir", "fonts", "-o", "out/list.png", "--variations"]
    let known = try place.run(arguments + ["wght=650,opsz=20"])
    #expect(known.ending == .exited(0) && known.errors == "")
    let unknown = try place.run(arguments + ["WGHT=650,opsz=20"])
    #expect(unknown.ending == .exited(0))
    #expect(
      unknown.errors == "fontpreview: warning: --variations: no font that is shown has the axis \"WGHT\"\n")
  }

  @Test func aHeightThatIsGivenHoldsForEveryCell() throws {
    for cell in ["default", "subtitle", "value1"] {
      let sheet = try Sheet(["Plain.ttf"], "--row-height", "30", "--cell", cell)
      #expect(sheet.rows[0].rect[3] == 30)
    }
    #expect(try Sheet(["Plain.ttf"], "--cell", "subtitle").rows[0].rect[3] == 46)
  }

  @Test func aSheetInColourDoesNotDependOnTheNumberOfJobs() throws {
    let fonts = ["Layers.ttf", "Emoji.ttf", "Sbix.ttf", "Plain.ttf", "Greek.ttf", "Dingbats.ttf", "Optical.ttf"]
    let place = try Workplace(fonts)
    func draw(_ jobs: String) throws -> [UInt8] {
      let result = try place.run(
        "--isolated", "--font-dir", "fonts", "--cell", "value1", "--selected", "Fixture Layers", "-j", jobs, "-q", "-o",
        "-")
      #expect(result.ending == .exited(0))
      return result.output
    }
    let first = try draw("1")
    // Colours are spelled out: colour type 2.
    #expect(first.count > 25 && first[25] == 2)
    #expect(try SheetRows(png: first).errors.allSatisfy { $0 == nil })
    for jobs in ["1", "2", "7"] {
      let isSame = try draw(jobs) == first
      #expect(isSame, "\(jobs) jobs")
    }
  }

  @Test func aSheetWithoutColourIsIndexedThoughItsFontsHaveSome() throws {
    let place = try Workplace(["Plain.ttf", "Emoji.ttf"])
    let result = try place.run("--isolated", "--font-dir", "fonts", "--text", "abc", "-o", "-")
    #expect(result.output.count > 25 && result.output[25] == 3)
  }
}
