import Foundation
import Testing

/// The command `names`.
@Suite struct NamesRunTests {
  private static let arguments = ["names", "--isolated", "--font-dir", "fonts"]

  @Test(arguments: ["full", "postscript", "family"])
  func everyNameSelectsItsOwnRow(_ kind: String) throws {
    let place = try Workplace(FixtureFonts.readable)
    let printed = try place.run(Self.arguments + ["--names", kind])
    #expect(printed.ending == .exited(0))
    #expect(printed.errors == "")
    let titles = printed.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    #expect(titles.count > 20)
    for title in titles {
      let result = try place.run(
        Self.arguments + ["--names", kind, "--format", "json", "--strict", "-q", "--selected", title])
      #expect(try SheetRows(names: result.output).selectedTitles == [title])
    }
  }

  @Test(arguments: [
    [], ["--names", "postscript"], ["--names", "family"], ["--duplicates"], ["--sort", "natural"],
    ["--name-lang", "ja"],
  ])
  func theFormsAgreeOnTheRows(_ options: [String]) throws {
    let place = try Workplace(FixtureFonts.readable)
    let text = try place.run(Self.arguments + options)
    let json = try place.run(Self.arguments + options + ["--format", "json"])
    let titles = try SheetRows(names: json.output).titles
    #expect(!titles.isEmpty)
    #expect(text.text == titles.map { $0 + "\n" }.joined())
    #expect(text.output.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
  }

  @Test func theJSONIsTheManifestsRows() throws {
    let place = try Workplace(FixtureFonts.readable)
    let selection = ["--selected", "Fixture Flex Bold"]
    let json = try place.run(Self.arguments + ["--format", "json"] + selection)
    let sheet = try place.run(
      ["--isolated", "--font-dir", "fonts", "-o", "out/list.png", "--manifest", "out/list.json"] + selection)
    #expect(sheet.ending == .exited(0))
    let manifest = try JSONSerialization.jsonObject(with: Data(place.read("out/list.json"))) as? [String: Any]
    let rows = try #require(manifest?["rows"] as? NSArray)
    let names = try #require(try JSONSerialization.jsonObject(with: Data(json.output)) as? NSArray)
    #expect(names.count > 20)
    #expect(names == rows)
  }

  @Test func wordsKeepTheirOrder() throws {
    let place = try Workplace(["Plain.ttf", "PlainBold.ttf", "Postscript.otf"])
    let words = ["FixtureOffice-Book", "Fixture Sans Bold", "./fonts/Plain.ttf"]
    #expect(
      try place.run(["names"] + words).text == "Fixture Office Book\nFixture Sans Bold\nFixture Sans Regular\n")
    #expect(try place.run("names", "--", "names").ending == .exited(2))
  }
}
