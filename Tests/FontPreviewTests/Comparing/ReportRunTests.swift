import Foundation
import Testing

/// The forms in which a comparison is told: JSON, JUnit, GitHub's commands and a page.
@Suite struct ReportRunTests {
  /// `out/old.png` and `out/new.png`, of which one row of three has another outline.
  private func place(_ version: String = "outline") throws -> Workplace {
    let place = try Workplace.withChangeSans("Plain.ttf", "PlainBold.ttf")
    try place.draw("old")
    place.putChangeSans(version)
    try place.draw("new")
    return place
  }

  /// The same with as many changed rows as there are fonts: 15.
  private func placeOfManyChanges() throws -> Workplace {
    let place = try Workplace(
      FixtureFonts.readable.filter { $0.hasSuffix(".ttf") && $0 != "DuplicateA.ttf" && $0 != "Variable.ttf" }
        .prefix(15).map(\.self))
    try place.draw("old")
    try place.draw("new", "--direction", "rtl")
    return place
  }

  /// What xmllint says of a file in the place.
  private func xmllint(_ place: Workplace, _ words: String...) throws -> ProgramResult {
    var run = place.prepare(["--nonet", "--noout"] + words)
    run.program = "/usr/bin/xmllint"
    return try run.run()
  }

  private static let schema = FixtureFonts.directory + "/../JUnit/junit-10.xsd"

  // MARK: - JSON

  @Test func jsonHasItsKeysInOrder() throws {
    let place = try place()
    let result = try place.run("diff", "out/old.png", "out/new.png", "--json")
    #expect(result.ending == .exited(1) && result.errors == "")
    #expect(result.text.hasSuffix("}\n"))
    #expect(try ComparisonResult(result).schema == 1)
    let lines = result.text.split(separator: "\n").map { line in
      line.matches(of: #/[{,]"([A-Za-z]+)":/#).map { String($0.output.1) }.joined(separator: " ")
    }
    let row = "causeTexts causes change comparedPixels differentPixels error ignored maxDelta moved newRow note oldRow "
    let sheet =
      "accepted acceptedRows comparedPixels differentPixels libraries name options reason resized surroundings "
    #expect(
      lines == [
        "comparedPixels differentPixels rows", row + "resized sheet title", row + "resized sheet title",
        row + "resized sheet title", "schema sheets",
        sheet + "comparedPixels differentPixels differs maxDelta resized verdict", "verdict",
      ])
  }

  @Test func equalComparisonsGiveEqualBytes() throws {
    let place = try place("evil")
    func reports() throws -> [[UInt8]] {
      let words = ["diff", "out/old.png", "out/new.png", "--report", "out/report", "--junit", "out/junit.xml"]
      let json = try place.run(words + ["--json"])
      return [json.output, place.read("out/junit.xml"), place.read("out/report/index.html")]
    }
    let first = try reports()
    #expect(try reports() == first && first.allSatisfy { !$0.isEmpty })
  }

  // MARK: - JUnit

  @Test(arguments: ["outline", "evil", "base"])
  func junitIsValid(_ version: String) throws {
    let place = try place(version)
    let result = try place.run(
      "diff", "out/old.png", "out/new.png", "--junit", "out/junit.xml", "--report", "out/report",
      "--ignore-rows", "Fixture Sans Bold")
    #expect(result.ending == .exited(version == "base" ? 0 : 1))
    let lint = try xmllint(place, "--schema", Self.schema, "out/junit.xml")
    #expect(lint.ending == .exited(0), "\(lint.errors)")
    let text = String(decoding: place.read("out/junit.xml"), as: UTF8.self)
    #expect(text.matches(of: #/<testcase /#).count == 4)
    #expect(text.matches(of: #/<failure /#).count == (version == "base" ? 0 : 1))
    #expect(text.matches(of: #/<skipped /#).count == 1)
    if version == "evil" { #expect(!text.contains("<img") && text.contains("&lt;img src=x")) }
  }

  @Test func attachmentsAreFiles() throws {
    let place = try place()
    for directory in ["out/report", place.path("out/other")] {
      let words = ["diff", "out/old.png", "out/new.png", "--junit", "out/junit.xml", "--report", directory]
      #expect(try place.run(words).ending == .exited(1))
      let text = String(decoding: place.read("out/junit.xml"), as: UTF8.self)
      let paths = text.matches(of: #/\[\[ATTACHMENT\|([^\]]+)\]\]/#).map { String($0.output.1) }
      #expect(paths.count == 6 && Set(paths).contains { $0.hasPrefix("/") })
      for path in paths {
        let bytes = FileManager.default.contents(atPath: path.hasPrefix("/") ? path : place.path(path))
        #expect(try ColorPixels(Array(bytes ?? Data())).height == 87, "\(path)")
      }
    }
    // Where there are no pictures, none are named.
    #expect(try place.run("diff", "out/old.png", "out/new.png", "--junit", "out/junit.xml").ending == .exited(1))
    #expect(!String(decoding: place.read("out/junit.xml"), as: UTF8.self).contains("ATTACHMENT"))
  }

  @Test func junitOfWhatWasNotComparedIsValid() throws {
    let repository = try ScratchRepository()
    _ = try repository.check("--junit", "junit.xml", "--report", "report", status: 1)
    repository.place.put("repo/previews/list.png", [1, 2, 3])
    let missing = String(decoding: repository.read("junit.xml"), as: UTF8.self)
    #expect(missing.contains("<failure type=\"missing\""))
    _ = try repository.check("--junit", "junit2.xml", "--report", "report2", status: 2)
    #expect(String(decoding: repository.read("junit2.xml"), as: UTF8.self).contains("<error type=\"error\""))
    for (junit, report) in [("junit.xml", "report"), ("junit2.xml", "report2")] {
      let lint = try xmllint(repository.place, "--schema", Self.schema, "repo/" + junit)
      #expect(lint.ending == .exited(0), "\(lint.errors)")
      #expect(try xmllint(repository.place, "repo/\(report)/index.html").ending == .exited(0))
    }
  }

  @Test func standardOutputMayTakeJUnit() throws {
    let place = try place()
    let result = try place.run("diff", "out/old.png", "out/new.png", "--junit", "-")
    #expect(result.ending == .exited(1))
    #expect(result.text.hasPrefix("<?xml") && result.text.hasSuffix("</testsuites>\n"))
    #expect(result.errors.hasPrefix("\"out/new.png\": different"))
  }

  // MARK: - GitHub

  @Test func atMostTenAnnotationsArePrinted() throws {
    let place = try placeOfManyChanges()
    let rows = try place.diff().changedRows.count
    try #require(rows > 10)
    let result = try place.run("diff", "out/old.png", "out/new.png", "--github")
    #expect(result.ending == .exited(1) && result.errors == "")
    let lines = result.text.split(separator: "\n").filter { $0.contains("::error") }
    #expect(lines.count == 10 && lines.allSatisfy { $0.hasPrefix("::error title=") })
    #expect(lines.last?.hasSuffix("; the job summary and the report tell of them") == true)
    // And after the text, not in it.
    #expect(result.text.split(separator: "\n").suffix(10).elementsEqual(lines))
  }

  @Test func theSummaryIsAddedToWhatWasThere() throws {
    let place = try place("evil")
    for expected in ["## Before\n", ""] {
      place.put("out/summary.md", Array(expected.utf8))
      if expected.isEmpty { place.remove("out/summary.md") }
      let result = try place.run("diff", "out/old.png", "out/new.png", "--github") {
        $0.environment["GITHUB_STEP_SUMMARY"] = place.path("out/summary.md")
      }
      #expect(result.ending == .exited(1))
      let summary = String(decoding: place.read("out/summary.md"), as: UTF8.self)
      #expect(summary.hasPrefix(expected + "## fontpreview: different\n"))
      #expect(summary.contains("| changed |") && !summary.contains("<img"))
    }
  }

  @Test func gitHubActionsNeedNoOption() throws {
    let place = try place()
    for (value, count) in [("true", 1), ("false", 0), ("", 0)] {
      let result = try place.run("diff", "out/old.png", "out/new.png") {
        $0.environment["GITHUB_ACTIONS"] = value
        $0.environment["GITHUB_STEP_SUMMARY"] = place.path("out/summary\(value).md")
      }
      #expect(result.text.matches(of: #/(?m)^::error /#).count == count)
      #expect(place.exists("out/summary\(value).md") == (count > 0))
    }
    let same = try place.run("diff", "out/old.png", "out/old.png", "--github")
    #expect(same.ending == .exited(0) && !same.text.contains("::"))
  }

  @Test func annotationsStayOutOfOtherData() throws {
    let place = try place()
    let json = try place.run("diff", "out/old.png", "out/new.png", "--github", "--json")
    #expect(try ComparisonResult(json).changes.count == 1)
    #expect(
      json.errors.hasPrefix("::error title=out/new.png::changed") && json.errors.split(separator: "\n").count == 1)
    let picture = try place.run("diff", "out/old.png", "out/new.png", "--github", "-o", "-")
    #expect(try ColorPixels(picture.output).height == 87 + 16)
    #expect(picture.errors.contains("\n::error title="))
  }

  // MARK: - The page

  @Test func aHostileNameIsTextOnThePage() throws {
    let place = try place("evil")
    let result = try place.run("diff", "out/old.png", "out/new.png", "--report", "out/report")
    #expect(result.ending == .exited(1))
    let page = String(decoding: place.read("out/report/index.html"), as: UTF8.self)
    #expect(page.contains("&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"))
    let tags = page.matches(of: #/<(\/?[a-zA-Z]+)[^>]*/#)
    #expect(!tags.contains { $0.output.1.contains("script") })
    let images = tags.filter { $0.output.1 == "img" }.map { String($0.output.0) }
    #expect(images.count == 3)
    for image in images {
      #expect(image.contains(" src=\"pictures/") && !image.contains("onerror=alert(1)>"))
    }
    #expect(!tags.contains { $0.output.0.firstMatch(of: #/ on[a-z]+="/#) != nil })
    // No name that could end an attribute early, or the page would not be well-formed.
    let lint = try xmllint(place, "out/report/index.html")
    #expect(lint.ending == .exited(0), "\(lint.errors)")
  }

  @Test func theCommandOfAHostileNameIsOneWord() throws {
    let repository = try ScratchRepository()
    repository.changeSans("evil")
    _ = try repository.check("--update", "missing", status: 0)
    // The same name in the baseline, with other pixels.
    try repository.place.resave("repo/previews/list.png", as: "repo/previews/list.png") { $0.changePixels(2, y: 10) }
    _ = try repository.check("--report", "report", status: 1)
    let commands = repository.printedCommands("report/index.html")
    try #require(commands.count == 2)
    #expect(commands[1].hasSuffix(" --update-rows '</script><img src=x onerror=alert(1)>'"))
    let accepted = try repository.shell(commands[1])
    #expect(accepted.ending == .exited(0), "\(accepted.errors)")
    #expect(repository.place.names(in: "repo") == ["fonts", "previews", "report"])
    _ = try repository.check(status: 0)
  }

  @Test func aReportNeedsAPlace() throws {
    let place = try place()
    place.put("out/file", [1])
    let result = try place.run("diff", "out/old.png", "out/new.png", "--report", "out/file")
    #expect(result.ending == .exited(2) && result.errors.split(separator: "\n").count == 1)
    #expect(result.errors.contains("\"out/file\""))
    let deep = try place.run("diff", "out/old.png", "out/new.png", "--report", "out/a/b/c")
    #expect(deep.ending == .exited(1) && place.names(in: "out/a/b/c") == ["index.html", "pictures", "style.css"])
  }

  // MARK: - Places

  @Test func aReportMayBeMadeWithItsJUnitFileInIt() throws {
    let place = try place()
    let result = try place.run(
      "diff", "out/old.png", "out/new.png", "--report", "out/new", "--junit", "out/new/junit.xml", "-q")
    #expect(result.ending == .exited(1) && result.errors == "")
    #expect(place.names(in: "out/new") == ["index.html", "junit.xml", "pictures", "style.css"])
  }

  @Test func aReportReplacesNothingThatIsNotItsOwn() throws {
    let place = try place()
    let words = ["diff", "out/old.png", "out/new.png", "--report", "out/report"]
    func expectRefused(_ more: [String] = [], _ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws
    {
      let result = try place.run(words + more)
      #expect(result.ending == .exited(2), sourceLocation: sourceLocation)
      #expect(result.errors.contains(text), "\(result.errors)", sourceLocation: sourceLocation)
    }
    place.makeDirectory("out/report")
    place.put("out/report/index.html", Array("<p>Mine</p>".utf8))
    try expectRefused([], "is there already and no report of this program")
    #expect(place.read("out/report/index.html") == Array("<p>Mine</p>".utf8))
    place.put("out/report/index.html", [])
    place.link("out/report/style.css", to: "../../fonts/Plain.ttf")
    let font = place.read("fonts/Plain.ttf")
    try expectRefused([], "is a font")
    #expect(place.read("fonts/Plain.ttf") == font && !font.isEmpty)
    _ = try place.run("diff", "out/old.png", "out/new.png", "--report", "out/good")
    for more in [
      ["-o", "out/good/index.html"], ["--junit", "out/good/style.css"], ["-o", "out/good/pictures/a.png"],
    ] {
      let result = try place.run(["diff", "out/old.png", "out/new.png", "--report", "out/good"] + more)
      #expect(result.ending == .exited(2) && result.errors.contains("give each a file of its own"), "\(result.errors)")
    }
    place.put("out/good/pictures/001-00001-new.png", place.read("out/new.png"))
    let input = try place.run(
      "diff", "out/old.png", "out/good/pictures/001-00001-new.png", "--report", "out/good")
    #expect(input.ending == .exited(2))
    #expect(place.read("out/good/pictures/001-00001-new.png") == place.read("out/new.png"))
    // Its own is replaced.
    #expect(try place.run("diff", "out/old.png", "out/new.png", "--report", "out/good").ending == .exited(1))
  }

  @Test func aThresholdWithoutEffectIsRefused() throws {
    let place = try place()
    for option in [["--threshold", "0.5"], ["--antialias", "count"]] {
      let result = try place.run(["diff", "out/old.png", "out/new.png"] + option)
      #expect(result.ending == .exited(2))
      #expect(
        result.errors
          == "fontpreview: error: \(option[0]) has an effect only with --compare pixelmatch: give that, too\n")
    }
  }

  @Test func helpOfACommandShowsItsOwnOptions() throws {
    let place = try Workplace()
    let check = try place.run("check", "--help")
    #expect(check.ending == .exited(0) && check.text.contains("--baseline DIR") && !check.text.contains("--look"))
    let diff = try place.run("diff", "--help")
    #expect(
      diff.text.contains("--output FILE") && diff.text.contains("--threshold N") && !diff.text.contains("--baseline"))
    #expect(try place.run("names", "--help").text == place.run("--help").text)
    #expect((check.text + diff.text).split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
