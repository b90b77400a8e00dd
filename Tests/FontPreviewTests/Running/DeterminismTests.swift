import Foundation
import Testing

/// The same fonts and options give the same bytes, whatever surrounds the program.
@Suite struct DeterminismTests {
  /// What differs from the first run.
  struct Surroundings: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String] = []
    var environment: [String: String] = [:]
    var rules = ""

    var testDescription: String { name }
  }

  static let others: [Surroundings] = [
    Surroundings(name: "again"),
    Surroundings(name: "1 job", arguments: ["--jobs", "1"]),
    Surroundings(name: "2 jobs", arguments: ["--jobs", "2"]),
    Surroundings(name: "3 jobs", arguments: ["--jobs", "3"]),
    Surroundings(name: "7 jobs", arguments: ["--jobs", "7"]),
    Surroundings(name: "Turkish", environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"]),
    Surroundings(name: "C.UTF-8", environment: ["LC_ALL": "C.UTF-8"]),
    Surroundings(name: "Arabic", environment: ["LC_ALL": "", "LANG": "ar_EG.UTF-8", "LANGUAGE": "ar:he"]),
    Surroundings(name: "German names", environment: ["LC_ALL": "", "LC_CTYPE": "de_DE.UTF-8", "FC_LANG": "de"]),
    Surroundings(name: "another time", environment: ["TZ": "Asia/Tokyo", "SOURCE_DATE_EPOCH": "86400"]),
    Surroundings(
      name: "FreeType's properties",
      environment: [
        "FREETYPE_PROPERTIES":
          "truetype:interpreter-version=35 cff:no-stem-darkening=0 type1:no-stem-darkening=0 "
          + "autofitter:no-stem-darkening=0"
      ]),
    Surroundings(
      name: "HarfBuzz's shapers", environment: ["HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "uniscribe-bug-compatible"]),
    Surroundings(name: "fontconfig's debugging", environment: ["FC_DEBUG": "2047"]),
    Surroundings(name: "a font by environment", environment: ["FC_LANG": "ja", "FC_DBG_MATCH_FILTER": "family"]),
    Surroundings(
      name: "rendering rules",
      rules: """
        <match target="font">
        <edit name="hinting" mode="assign"><bool>true</bool></edit>
        <edit name="autohint" mode="assign"><bool>true</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="antialias" mode="assign"><bool>false</bool></edit>
        <edit name="rgba" mode="assign"><const>rgb</const></edit>
        <edit name="lcdfilter" mode="assign"><const>lcddefault</const></edit>
        <edit name="embeddedbitmap" mode="assign"><bool>true</bool></edit>
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name>
        <matrix><double>1</double><double>0.5</double><double>0</double><double>1</double></matrix></times></edit>
        </match>
        <match target="pattern">
        <edit name="hinting" mode="assign"><bool>true</bool></edit>
        <edit name="antialias" mode="assign"><bool>false</bool></edit>
        <edit name="rgba" mode="assign"><const>vbgr</const></edit>
        <edit name="dpi" mode="assign"><double>200</double></edit>
        </match>
        """),
  ]

  private static let arguments = ["--selected", "Fixture Sans Regular", "-q", "-o", "-"]

  private static let reference = Result {
    try Workplace(FixtureFonts.readable).run(arguments)
  }

  @Test(arguments: others)
  func theBytesAreTheSame(_ other: Surroundings) throws {
    let reference = try Self.reference.get()
    #expect(reference.ending == .exited(0))
    let place = try Workplace(FixtureFonts.readable)
    place.configure(rules: other.rules)
    let result = try place.run(Self.arguments + other.arguments) { run in
      run.environment.merge(other.environment) { $1 }
    }
    #expect(result.ending == .exited(0))
    #expect(result.errors == "")
    let isSame = result.output == reference.output
    #expect(isSame)
    if !isSame { try explain(result.output, reference.output) }
  }

  @Test func theOrderInWhichFilesWereMadeChangesNothing() throws {
    let place = try Workplace(FixtureFonts.readable.reversed())
    // Between the others, so that a directory that grew is read otherwise.
    for number in 0..<50 { place.put("fonts/note\(number).txt", []) }
    let result = try place.run(Self.arguments)
    let isSame = try result.output == Self.reference.get().output
    #expect(isSame)
    for duplicates in [[], ["--duplicates"], ["--names", "family"]] {
      let runs = try [FixtureFonts.readable, FixtureFonts.readable.reversed()].map { fonts in
        try Workplace(fonts).run(["--isolated", "--font-dir", "fonts", "-q", "-o", "-"] + duplicates).output
      }
      #expect(!runs[0].isEmpty)
      #expect(runs[0] == runs[1])
    }
  }

  @Test func theCurrentDirectoryChangesNothing() throws {
    let place = try Workplace(FixtureFonts.readable)
    let words = ["--isolated", "-q", "-o", "-"]
    let first = try place.run(words + ["./fonts", "--font-dir", "fonts"])
    #expect(first.ending == .exited(0))
    for (directory, path) in [("out", "../fonts"), ("fonts", "."), ("user", place.path("fonts"))] {
      let result = try place.run(words + [path + "/", "--font-dir", path]) { $0.directory = place.path(directory) }
      #expect(result.output == first.output)
    }
  }

  @Test func theScaleChangesNoGlyphAndNoName() throws {
    let place = try Workplace(FixtureFonts.readable)
    let runs = try ["1", "2", "3", "4"].map { scale in
      // Wide enough for bitmaps: they are drawn pixel for pixel, so that they are wider at smaller scales.
      try SheetRows(png: place.run(Self.arguments + ["--width", "640", "--scale", scale]).output)
    }
    #expect(Set(runs.map { $0.rows.map(\.runs) }).count == 1)
    #expect(Set(runs.map(\.titles)).count == 1)
  }

  private func explain(_ bytes: [UInt8], _ reference: [UInt8]) throws {
    let (picture, other) = (try DecodedPicture(bytes), try DecodedPicture(reference))
    #expect(picture.header == other.header)
    let isDrawnAlike = picture.pixels == other.pixels
    #expect(isDrawnAlike)
    let (manifest, otherManifest) = (try SheetRows(json: picture.manifest), try SheetRows(json: other.manifest))
    for (row, otherRow) in zip(manifest.rows, otherManifest.rows) { #expect(row == otherRow) }
  }
}
