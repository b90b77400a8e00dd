import Foundation
import Testing

/// Which font the program writes in where no option says so.
@Suite struct InterfaceFontTests {
  /// What these tests ask of a manifest.
  private struct Sheet: Decodable {
    struct Run: Decodable {
      var file: String
    }

    struct Detail: Decodable {
      var runs: [Run]
    }

    struct Row: Decodable {
      var detail: Detail
    }

    var rows: [Row]
  }

  private static let rules = """
    <match target="pattern"><test name="family"><string>sans-serif</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Fixture Sans</string><string>Fixture Office</string></edit>
    </match>
    """

  /// The fonts that details are written in, with `system` installed and `added` named as words.
  private static func fonts(system: [String], added: [String], _ arguments: String...) throws -> Set<String> {
    let place = try Workplace(system)
    place.makeDirectory("more")
    for file in added { place.put("more/" + file, FixtureFonts.bytes(of: file)) }
    place.configure(rules: rules)
    let words = added.map { "./more/" + $0 } + (added.isEmpty ? ["Fixture Office"] : [])
    let result = try place.run(words + ["--cell", "value1", "--detail", "file", "-o", "-"] + arguments)
    #expect(result.ending == .exited(0) && result.errors == "")
    let sheet = try JSONDecoder().decode(Sheet.self, from: Data(DecodedPicture(result.output).manifest))
    return Set(sheet.rows.flatMap { $0.detail.runs.map(\.file) })
  }

  @Test func anAddedFontIsNotTheInterfaceFontWhereTheSystemHasOne() throws {
    #expect(try Self.fonts(system: ["Postscript.otf"], added: ["Plain.ttf"]) == ["Postscript.otf"])
    #expect(try Self.fonts(system: [], added: ["Plain.ttf"]) == ["Plain.ttf"])
    #expect(try Self.fonts(system: ["Postscript.otf"], added: ["Plain.ttf"], "--isolated") == ["Plain.ttf"])
    #expect(
      try Self.fonts(system: ["Postscript.otf"], added: ["Plain.ttf"], "--interface-font", "Fixture Sans")
        == ["Plain.ttf"])
  }

  @Test func itIsRegularAndUprightWhereThereIsSuchAFont() throws {
    #expect(try Self.fonts(system: ["PlainBold.ttf", "Postscript.otf"], added: []) == ["Postscript.otf"])
    #expect(
      try Self.fonts(system: ["PlainItalic.ttf", "Blank.ttf", "Postscript.otf"], added: ["Plain.ttf"])
        == ["Postscript.otf"])
    #expect(try Self.fonts(system: ["PlainBold.ttf"], added: ["Postscript.otf"]) == ["PlainBold.ttf"])
  }

  @Test func aWarningSaysWhereNoFontHasLetters() throws {
    let warning =
      "fontpreview: warning: none of the fonts has letters to write names and messages in; name one that has with "
      + "--interface-font FILE\n"
    let place = try Workplace(["Greek.ttf", "Plain.ttf"])
    let arguments = ["--isolated", "./fonts/Greek.ttf", "-o", "out/list.png"]
    let missing = "fontpreview: warning: \"Fixture Greek Regular\": no font has \"Fixture GkRgla\"\n"
    #expect(try place.run(arguments).errors == warning + missing)
    #expect(try place.run(arguments + ["--interface-font", "./fonts/Plain.ttf"]).errors == "")
    #expect(try SheetRows(png: place.read("out/list.png")).rows.map(\.missing) == [""])
    #expect(try place.run(arguments + ["--text", "\u{3B2}"]).errors == "")
    #expect(try place.run(arguments + ["--quiet"]).errors == "")
  }
}
