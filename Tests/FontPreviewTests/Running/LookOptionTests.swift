import Foundation
import Testing

@testable import FontPreviewCore

/// The options that say how the list looks and what is around it.
@Suite struct LookOptionTests {
  private func fail(_ arguments: String..., place: Workplace? = nil) throws -> String {
    let place = try place ?? Workplace(["Plain.ttf"])
    let result = try place.run(["--isolated", "--font-dir", "fonts", "-o", "out/list.png"] + arguments)
    #expect(result.ending == .exited(2))
    #expect(place.names().isEmpty)
    #expect(result.errors.hasPrefix("fontpreview: error: "))
    return result.errors
  }

  @Test func eachLookDrawsThePictureOfItsOwn() throws {
    var pictures: Set<[UInt8]> = []
    for arguments in [
      [], ["--appearance", "dark"], ["--look", "classic"], ["--direction", "rtl"], ["--editing"],
      ["--look", "classic", "--editing"], ["--look", "classic", "--direction", "rtl"],
    ] {
      let place = try Workplace(LookSheet.fonts)
      let arguments = arguments + ["--selected", "Fixture Sans Bold", "--no-manifest"]
      let result = try place.run(["--isolated", "--font-dir", "fonts", "-o", "-"] + arguments)
      #expect(result.ending == .exited(0) && result.errors == "")
      pictures.insert(result.output)
    }
    #expect(pictures.count == 7)
  }

  @Test func theClassicLookKnowsNoDarkAppearance() throws {
    let text = try fail("--look", "classic", "--appearance", "dark")
    #expect(text.contains("--look classic is light alone"))
    #expect(text.contains("leave out --appearance dark, or take --look modern"))
    #expect(try fail("--look", "skeuomorphic").contains("classic"))
  }

  @Test(arguments: [(6, 44), (17, 44), (18, 46), (24, 53), (96, 139)])
  func rowsGrowWithLargeTitles(size: Int, height: Double) throws {
    let sheet = try LookSheet("--font-size", "\(size)", "--width", "900")
    #expect(sheet.rows.map { $0.rect[3] } == [height, height, height, height])
    #expect(!sheet.rows[0].clipped && !sheet.rows[1].clipped)
    let given = try LookSheet("--font-size", "\(size)", "--row-height", "60", "--width", "900")
    #expect(given.rows.map { $0.rect[3] } == [60, 60, 60, 60])
  }

  @Test(arguments: ["5", "97", "0", "-1", "17.5", "x"])
  func fontSizesOutOfRangeAreErrors(size: String) throws {
    let text = try fail("--font-size=\(size)")
    #expect(text.contains("--font-size") && text.contains("6 to 96"))
  }

  @Test func rowsMayBeLowOrHigh() throws {
    #expect(try LookSheet("--row-height", "20").rows.map { $0.rect[3] } == [20, 20, 20, 20])
    #expect(try LookSheet("--row-height", "400", "--look", "classic").size == [320, 1600])
    #expect(try fail("--row-height", "19").contains("20"))
  }

  @Test func aLookFileChangesWhatItNames() throws {
    let place = try Workplace(LookSheet.fonts)
    place.put(
      "look.json", Array(##"{"rowHeight": 50.3, "background": "#102030", "title": {"color": "#FFEE00"}}"##.utf8))
    let sheet = try LookSheet("--look-file", "look.json", "--scale", "1", "--navigation-bar", place: place)
    // Whole pixels.
    #expect(sheet.rows.map { $0.rect[1] } == [44, 94, 144, 194])
    #expect(sheet.size == [320, 244])
    #expect(sheet.color(2, 50) == [0x10, 0x20, 0x30])
    let larger = try LookSheet("--look-file", "look.json", "--row-height", "60", place: place)
    #expect(larger.rows.map { $0.rect[3] } == [60, 60, 60, 60])
  }

  @Test func aLookFileThatIsNotThereIsAnError() throws {
    let place = try Workplace(["Plain.ttf"])
    let result = try place.run("--isolated", "--font-dir", "fonts", "-o", "out/a.png", "--look-file", "missing.json")
    #expect(result.ending == .exited(2) && result.errors.contains("missing.json"))
    #expect(place.names().isEmpty)
  }

  @Test(arguments: [
    (#"{"titel": {"size": 3}}"#, #"no look has a "titel": did you mean title?"#),
    (#"{"title": {"size": "big"}}"#, #""title.size": a number is wanted"#),
    (#"{"title": {"size": 0}}"#, "title.size is a length from 1 to 512"), ("[]", "--print-look writes one"),
  ])
  func aLookFileThatIsWrongIsAnErrorThatSaysWhere(text: String, message: String) throws {
    let place = try Workplace(["Plain.ttf"])
    place.put("look.json", Array(text.utf8))
    let error = try fail("--look-file", "look.json", place: place)
    #expect(error.contains("look.json") && error.contains(message), "\(error)")
  }

  @Test(arguments: [["--look", "modern"], ["--appearance", "dark"], ["--look", "classic"]])
  func whatPrintLookWritesDrawsTheSameList(look: [String]) throws {
    let place = try Workplace(LookSheet.fonts)
    let printed = try place.run(["--print-look"] + look)
    #expect(printed.ending == .exited(0) && printed.errors == "")
    #expect(
      printed.text.hasPrefix("{\n") && printed.text.hasSuffix("}\n") && printed.text.contains("\"rowHeight\" : 44,"))
    place.put("look.json", printed.output)
    let around = ["--navigation-bar", "--sections", "--viewport", "120", "--no-manifest"]
    let common = ["--isolated", "--font-dir", "fonts", "-o", "-"] + around
    // Over any other look.
    #expect(
      try place.run(common + look).output
        == place.run(common + ["--look", "modern", "--look-file", "look.json"]).output)
    let again = try place.run(["--print-look", "--look", "classic", "--look-file", "look.json"])
    #expect(again.text == printed.text)
  }

  @Test func optionsCountInWhatPrintLookWrites() throws {
    let place = try Workplace()
    #expect(try place.run("--print-look", "--font-size", "30").text.contains("\"size\" : 30"))
    #expect(try place.run("--print-look", "--row-height", "77").text.contains("\"rowHeight\" : 77"))
    let dark = try place.run("--print-look", "--look", "classic", "--appearance", "dark")
    #expect(dark.ending == .exited(2))
  }

  @Test func aBarStandsAboveTheRowsAndItsButtonSaysWhatItDoes() throws {
    let plain = try LookSheet("--navigation-bar")
    #expect(plain.rows.map { $0.rect[1] } == [44, 88, 132, 176] && plain.size == [320, 220])
    #expect(plain.color(0, 0) == [0xF7, 0xF7, 0xF8])
    let editing = try LookSheet("--navigation-bar", "--editing")
    #expect(plain.picture.pixels.prefix(640 * 88 * 3) != editing.picture.pixels.prefix(640 * 88 * 3))
  }

  @Test(arguments: [
    "Fonts", "A title that is far too long for any bar and goes on and on", "\u{5D0}\u{5D1} Fixture",
    "\u{1F600}", "a\u{1B}[31mb\nc",
  ])
  func aTitleOfAnyKindIsDrawnInItsBar(title: String) throws {
    for look in ["modern", "classic"] {
      let sheet = try LookSheet("--look", look, "--navigation-bar", "--title", title)
      #expect(sheet.size == [320, 220])
      // Beside the button nothing changes.
      let plain = try LookSheet("--look", look, "--navigation-bar", "--title", "F")
      for y in stride(from: 0, to: 88, by: 2) {
        for x in stride(from: 540, to: 640, by: 3) { #expect(sheet.color(x, y) == plain.color(x, y)) }
        for x in 0..<8 { #expect(sheet.color(x, y) == plain.color(x, y)) }
      }
    }
  }

  @Test func aTitleOfNothingIsAnError() throws {
    #expect(try fail("--navigation-bar", "--title", "").contains("--title"))
  }

  @Test func aPopoverHasAnAlphaChannelAndItsRowsStandInside() throws {
    let sheet = try LookSheet("--chrome", "popover", "--scale", "1")
    #expect(sheet.channels == 4 && sheet.size == [360, 229])
    #expect(sheet.rows.map { $0.rect[0] } == [20, 20, 20, 20] && sheet.rows.map { $0.rect[1] } == [33, 77, 121, 165])
    #expect(sheet.alpha(180, 100) == 255)
    #expect(sheet.alpha(0, 0) ?? 255 < 16)
    let classic = try LookSheet("--chrome", "popover", "--look", "classic", "--navigation-bar", "--scale", "1")
    #expect(classic.size == [378, 296])
  }

  @Test func aWindowShowsTheSelectedRowInItsMiddle() throws {
    let sheet = try LookSheet("--viewport", "88", "--selected", "JA Fixture Tall f")
    #expect(sheet.size == [320, 88])
    #expect(
      sheet.rows.map(\.title) == ["Fixture Sans Regular", "JA Fixture Tall f", "\u{5D0}\u{5D1}\u{5D2} Fixture 12"])
    #expect(sheet.rows.map { $0.rect[1] } == [-22, 22, 66])
    #expect(try LookSheet("--viewport", "88").rows.map { $0.rect[1] } == [0, 44])
    #expect(try LookSheet("--viewport", "400").size == [320, 400])
    #expect(try fail("--viewport", "43").contains("44 to"))
  }

  @Test func theNamedRowIsScrolledTo() throws {
    let sheet = try LookSheet(
      "--viewport", "88", "--scroll-to", "FixtureHebrew-Regular", "--selected", "Fixture Sans Bold")
    #expect(sheet.rows.map { $0.rect[1] } == [0, 44] && sheet.rows.allSatisfy { !$0.selected })
  }

  @Test func anUnknownRowToScrollToIsAWarningAndTheListIsShown() throws {
    let sheet = try LookSheet("--viewport", "88", "--scroll-to", "Fixture Sens Bold", "--selected", "JA Fixture Tall f")
    #expect(sheet.errors.contains("warning: --scroll-to: no row is called"))
    #expect(sheet.errors.contains("Fixture Sans Bold"))
    #expect(sheet.rows.count == 3)
    let place = try Workplace(["Plain.ttf"])
    let strict = try place.run(
      "--isolated", "--font-dir", "fonts", "-o", "out/a.png", "--viewport", "88", "--scroll-to", "x", "--strict")
    #expect(strict.ending == .exited(1) && place.names() == ["a.png"])
  }

  @Test func sectionsPutHeadersAboveTheRowsOfALetter() throws {
    let sheet = try LookSheet("--sections")
    #expect(sheet.rows.map { $0.rect[1] } == [22, 66, 132, 198])
    #expect(sheet.size == [320, 242])
    let moved = try LookSheet("--sections", "--move", "4:1", "--scale", "1")
    #expect(moved.rows.map(\.title) == sheet.rows.map(\.title))
  }

  @Test func charactersOfABarThatNoFontHasAreToldOnce() throws {
    let place = try Workplace(["Plain.ttf"])
    let arguments = ["--isolated", "./fonts/Plain.ttf", "--sections", "--viewport", "60", "-o", "out/list.png"]
    let missing = try place.run(arguments + ["--strict", "--navigation-bar", "--title", "A\u{4E00}"])
    #expect(missing.ending == .exited(1))
    #expect(missing.errors == "fontpreview: warning: no font has \"\u{4E00}\" of the sheet's own words\n")
    let met = try place.run(arguments + ["--strict", "--navigation-bar", "--title", "A"])
    #expect(met.ending == .exited(0) && met.errors == "")
  }
}
