import Foundation
import Testing

@testable import FontPreviewCore

/// The options that say which fonts are shown, in the program as it is used.
@Suite struct ChoosingOptionTests {
  private static let fonts = ["Plain.ttf", "PlainBold.ttf", "Hebrew.ttf", "Bitmap.bdf"]

  @Test func everyCommandThatListsChoosesAlike() throws {
    let place = try Workplace(Self.fonts)
    let names = try place.run("names", "--match", ":bold")
    #expect(names.ending == .exited(0) && names.text == "Fixture Sans Bold\n" && names.errors == "")
    #expect(try place.run("--match", ":bold", "-o", "out/bold.png").ending == .exited(0))
    #expect(try SheetRows(png: place.read("out/bold.png")).titles == ["Fixture Sans Bold"])
    #expect(try place.run("names", "--font-format", "bitmap").text.split(separator: "\n").count == 1)
    #expect(try place.run("names", "--covers", "\u{5D0}").text.contains("\u{5D0}"))
    #expect(try place.run("names", "--covers", "\u{5D0}", "--match", ":bold").text == "")
  }

  @Test func whereNothingIsLeftTheSheetSaysSo() throws {
    let place = try Workplace(Self.fonts)
    let result = try place.run("--lang", "th", "-o", "out/none.png", "--navigation-bar")
    #expect(result.ending == .exited(0))
    #expect(
      result.errors == "fontpreview: warning: no font is as --match and the like ask for; leave out some of them\n")
    #expect(try SheetRows(png: place.read("out/none.png")).rows.isEmpty)
    #expect(try place.run("--lang", "th", "-o", "out/none.png", "--strict").ending == .exited(1))
    let bad = try place.run("names", "--match", ":weight=[")
    #expect(bad.ending == .exited(2))
    #expect(bad.errors.hasPrefix("fontpreview: error: \":weight=[\" is no pattern that fontconfig reads"))
  }

  @Test func namesComeFromAFile() throws {
    let place = try Workplace(Self.fonts)
    place.put("names.txt", Array("Fixture Sans Bold\r\n\n./fonts/Hebrew.ttf\nFixture Sans Regular".utf8))
    let listed = try place.run("names", "--names-from", "names.txt")
    #expect(listed.text.split(separator: "\n").map(String.init).first == "Fixture Sans Bold")
    #expect(listed.text.split(separator: "\n").count == 3)
    #expect(
      try place.run("names", "Fixture Sans Regular", "--names-from", "names.txt").text.hasPrefix(
        "Fixture Sans Regular\n"))
    let unknown = try place.run("names", "--names-from", "none.txt")
    #expect(unknown.ending == .exited(2) && unknown.errors.contains("\"none.txt\""))
    let lost = try place.run("--names-from", "names.txt", "-o", "names.txt")
    #expect(lost.ending == .exited(2) && place.read("names.txt").count > 20)
  }

  @Test func aSearchThatFoundNothingDoesNotShowEverything() throws {
    let place = try Workplace(Self.fonts)
    for content in ["", "\n\r\n"] {
      place.put("names.txt", Array(content.utf8))
      let result = try place.run("names", "--names-from", "names.txt")
      #expect(result.ending == .exited(2) && result.text == "")
      #expect(
        result.errors
          == "fontpreview: error: --names-from: \"names.txt\" names no font; leave it out to show all\n")
    }
    #expect(try place.run("names", "Fixture Sans Bold", "--names-from", "names.txt").text == "Fixture Sans Bold\n")
  }

  @Test func standardInputIsReadOnce() throws {
    let place = try Workplace(Self.fonts)
    let result = try place.run("--names-from", "-", "--order", "-", "-o", "out/list.png")
    #expect(result.ending == .exited(2))
    #expect(
      result.errors
        == "fontpreview: error: --names-from and --order are both standard input: name a file for one of them\n")
  }

  @Test func namesFromAFileKeepTheirOrderAndTheManifestSaysSo() throws {
    let place = try Workplace(Self.fonts)
    place.put("names.txt", Array("Fixture Sans Regular\nFixture Sans Bold\n".utf8))
    #expect(try place.run("--names-from", "names.txt", "-o", "out/list.png").ending == .exited(0))
    let picture = place.read("out/list.png")
    #expect(try SheetRows(png: picture).titles == ["Fixture Sans Regular", "Fixture Sans Bold"])
    #expect(try String(decoding: DecodedPicture(picture).manifest, as: UTF8.self).contains("\"sort\":null"))
  }

  @Test func aTableHasAFieldForEachFact() throws {
    let place = try Workplace(["Plain.ttf", "Variable.ttf"])
    let lines = try place.run("names", "--format", "tsv").text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(lines.allSatisfy { $0.count == 7 })
    #expect(
      lines.last
        == [
          "Fixture Sans Regular", "Fixture Sans", "Regular", "FixtureSans-Regular", place.path("fonts/Plain.ttf"), "0",
          "",
        ])
    #expect(lines.contains { $0[6] == "1" })
  }

  @Test func aSheetKnowsHowItsFontsWereChosen() throws {
    let place = try Workplace(Self.fonts)
    #expect(try place.run("--match", ":bold", "--reverse", "--limit", "3", "-o", "out/list.png").ending == .exited(0))
    let before = place.read("out/list.png")
    let again = try place.run("--redraw", "out/list.png", "--selected", "Fixture Sans Bold", "-o", "out/new.png")
    #expect(again.ending == .exited(0) && !again.errors.contains("anew"), "\(again.errors)")
    #expect(try SheetRows(png: place.read("out/new.png")).titles == SheetRows(png: before).titles)
    let manifest = try String(decoding: DecodedPicture(before).manifest, as: UTF8.self)
    #expect(manifest.contains("\"match\":\":bold\"") && manifest.contains("\"limit\":3"))
  }

  @Test func familiesStandBelowTheirNames() throws {
    let place = try Workplace(["PlainBold.ttf", "Tall.ttf", "Plain.ttf"])
    #expect(
      try place.run("--group", "family", "--sort", "family", "-o", "out/list.png").ending == .exited(0))
    let picture = try DecodedPicture(place.read("out/list.png"))
    let rows = try SheetRows(png: place.read("out/list.png")).titles
    #expect(rows.count == 3 && rows[0] == "Fixture Sans Regular" && rows[1] == "Fixture Sans Bold")
    // Two headers of 22 points stand among three rows of 44.
    #expect(picture.header.height == 2 * (3 * 44 + 2 * 22))
    let both = try place.run("--group", "family", "--sections", "-o", "out/no.png")
    #expect(both.ending == .exited(2) && both.errors.contains("--group and --sections both say"))
  }
}
