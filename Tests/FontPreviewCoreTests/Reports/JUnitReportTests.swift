import Foundation
import FoundationXML
import Testing

@testable import FontPreviewCore

@Suite("A comparison told as JUnit XML")
struct JUnitReportTests {
  private static func bytes(_ report: ComparisonReport) -> [UInt8] { JUnitReport.text(report) { _, _ in [] } }

  private static func text(_ report: ComparisonReport, attachments: (Int, Int?) -> [String] = { _, _ in [] }) -> String
  {
    String(decoding: JUnitReport.text(report, attachments: attachments), as: UTF8.self)
  }

  private static func elements(_ report: ComparisonReport, _ path: String) throws -> [XMLElement] {
    try XMLDocument(data: Data(bytes(report))).nodes(forXPath: path).compactMap { $0 as? XMLElement }
  }

  private static func names(_ titles: [String]) throws -> [String] {
    let report = ComparisonReport(sheets: [SampleReport.sheet("s", titles.map { SampleReport.row($0, .same) })])
    return try elements(report, "//testcase").map { $0.attribute(forName: "name")?.stringValue ?? "" }
  }

  @Test("Rows are cases, and sheets are suites")
  func golden() {
    let text = Self.text(SampleReport.small) { sheet, row in
      switch (sheet, row) {
      case (0, 1): ["out/b old.png", "out/b.png"]
      case (0, nil): ["out/rest.png"]
      default: []
      }
    }
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="fontpreview" tests="14" failures="6" errors="2">
          <testsuite name="fonts" tests="9" failures="5" errors="1" skipped="1">
            <testcase name="Alpha" classname="fonts">
              <failure type="added" message="as row 1">as row 1</failure>
            </testcase>
            <testcase name="Beta" classname="fonts">
              <failure type="changed" message="the font file changed, revision 2.1 to 2.2; other advances; 1,204 of 14,080 pixels, by up to 127">the font file changed, revision 2.1 to 2.2
        other advances
        1,204 of 14,080 pixels, by up to 127</failure>
              <system-out>[[ATTACHMENT|out/b old.png]]
        [[ATTACHMENT|out/b.png]]</system-out>
            </testcase>
            <testcase name="Gamma" classname="fonts">
              <system-out>the font file changed, revision 1.0 to 1.1, no pixel did</system-out>
            </testcase>
            <testcase name="Delta" classname="fonts">
              <skipped message="ignored"/>
              <system-out>ignored: changed; other glyphs; 5 of 14,080 pixels</system-out>
            </testcase>
            <testcase name="Epsilon" classname="fonts">
              <failure type="moved" message="from row 6 to row 3">from row 6 to row 3</failure>
            </testcase>
            <testcase name="Zeta" classname="fonts">
              <failure type="removed" message="it was row 7">it was row 7</failure>
            </testcase>
            <testcase name="Eta" classname="fonts">
              <error type="font" message="the row's font could be drawn only in one of them; its font is not drawn: glyph 3 is damaged; 9 of 14,080 pixels, by up to 255">the row's font could be drawn only in one of them
        its font is not drawn: glyph 3 is damaged
        9 of 14,080 pixels, by up to 255</error>
            </testcase>
            <testcase name="Theta" classname="fonts"/>
            <testcase name="beside the rows" classname="fonts">
              <failure type="changed" message="12 of 2,000 pixels, by up to 3">12 of 2,000 pixels, by up to 3</failure>
              <system-out>[[ATTACHMENT|out/rest.png]]</system-out>
            </testcase>
          </testsuite>
          <testsuite name="taken" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="Alpha" classname="taken">
              <system-out>accepted: changed; the selection; 7 of 100 pixels, by up to 9</system-out>
            </testcase>
            <system-out>accepted</system-out>
          </testsuite>
          <testsuite name="lenient" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="Alpha" classname="lenient">
              <system-out>within the limits: changed; 2 of 100 pixels, by up to 1</system-out>
            </testcase>
          </testsuite>
          <testsuite name="picture.png" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="whole picture" classname="picture.png"/>
          </testsuite>
          <testsuite name="new" tests="1" failures="1" errors="0" skipped="0">
            <testcase name="whole sheet" classname="new">
              <failure type="missing" message="there is no &quot;new.png&quot;; run with --accept">there is no &quot;new.png&quot;; run with --accept</failure>
            </testcase>
          </testsuite>
          <testsuite name="broken" tests="1" failures="0" errors="1" skipped="0">
            <testcase name="whole sheet" classname="broken">
              <error type="error" message="&quot;a.ttf&quot; is no font">&quot;a.ttf&quot; is no font</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("Jenkins' schema holds, whatever is told")
  func schema() throws {
    var reports = [SampleReport.small, ComparisonReport(sheets: []), ComparisonReport(sheets: [SampleReport.sheet()])]
    reports += SampleReport.hostileTitles.map(SampleReport.hostile)
    // One file for all: each run of xmllint costs more than all the rest.
    let all = ComparisonReport(sheets: reports.flatMap(\.sheets))
    for report in [reports[1], reports[2], all] {
      let bytes = JUnitReport.text(report) { _, _ in ["a.png", "b&<>\".png", "\u{1}]]"] }
      let check = try SchemaCheck.run(bytes)
      #expect(check.status == 0 && check.messages.hasSuffix(" validates\n"), "\(check.messages)")
    }
  }

  @Test("A report that breaks the schema is noticed")
  func brokenSchema() throws {
    #expect(try SchemaCheck.run(Array("<testsuites><testsuite name=\"a\"/></testsuites>".utf8)).status == 3)
    #expect(try SchemaCheck.run(Array("<testsuites>".utf8)).status == 1)
  }

  @Test("The numbers of cases, failures, errors and skipped cases are those there are")
  func counts() throws {
    for report in [SampleReport.small] + SampleReport.hostileTitles.map(SampleReport.hostile) {
      let document = try XMLDocument(data: Data(Self.bytes(report)))
      let root = try #require(document.rootElement())
      let suites = root.elements(forName: "testsuite")
      #expect(suites.count == report.sheets.count)
      func number(_ element: XMLElement, _ name: String) -> Int? {
        element.attribute(forName: name)?.stringValue.flatMap(Int.init)
      }
      for (element, depth) in [(root, ".//testcase")] + suites.map({ ($0, "testcase") }) {
        #expect(try number(element, "tests") == element.nodes(forXPath: depth).count)
        #expect(try number(element, "failures") == element.nodes(forXPath: "\(depth)[failure]").count)
        #expect(try number(element, "errors") == element.nodes(forXPath: "\(depth)[error]").count)
      }
      for suite in suites { #expect(try number(suite, "skipped") == suite.nodes(forXPath: "testcase[skipped]").count) }
      #expect(try root.nodes(forXPath: "//testcase[count(failure|error|skipped) > 1]").isEmpty)
    }
  }

  @Test(
    "A build fails where the sheets differ, and only there",
    arguments: [
      (SampleReport.row("A", .same), true), (SampleReport.row("A"), false),
      (SampleReport.row("A", counts: PixelCounts(different: 1, compared: 2)), false),
      (SampleReport.row("A", .added, old: nil), false), (SampleReport.row("A", .removed, new: nil), false),
      (SampleReport.row("A", .moved), false),
    ])
  func failing(row: SheetDiff.Row, passes: Bool) throws {
    func failing(_ change: (inout ComparisonReport.Sheet, inout SheetDiff) -> Void) throws -> Int {
      var diff = SheetDiff(rows: [row])
      var sheet = ComparisonReport.Sheet(name: "s", outcome: .compared(diff))
      change(&sheet, &diff)
      sheet.outcome = .compared(diff)
      return try Self.elements(ComparisonReport(sheets: [sheet]), "//failure|//error").count
    }
    #expect(try failing { _, _ in } == (passes ? 0 : 1))
    #expect(try failing { sheet, _ in sheet.isAccepted = true } == 0)
    #expect(try failing { _, diff in diff.rows[0].isIgnored = true } == 0)
    let isCovered = row.counts != nil
    #expect(try failing { _, diff in diff.limits.pixels = 1 } == (passes || isCovered ? 0 : 1))
    // Of a sheet that differs otherwise, nothing is covered.
    #expect(
      try failing { _, diff in
        diff.limits.pixels = 1
        diff.rows.append(SampleReport.row("B", .moved))
      } == (passes ? 1 : 2))
  }

  @Test("No two cases have one name, and none takes that of another row")
  func uniqueNames() throws {
    #expect(try Self.names(["T", "T", "T"]) == ["T", "T (2)", "T (3)"])
    #expect(try Self.names(["T", "T", "T (2)", "T (2)", "T"]) == ["T", "T (3)", "T (2)", "T (2) (2)", "T (4)"])
    #expect(try Self.names(["T (2)", "T", "T"]) == ["T (2)", "T", "T (3)"])
    #expect(try Self.names(["[[", "[\\u{005B}"]) == ["[\\u{005B}", "[\\\\u{005B}"])
    let row = SampleReport.row("beside the rows", .same)
    let sheet = SampleReport.sheet("s", [row], surroundings: SampleReport.surroundings(0, of: 1))
    let hostile = SampleReport.hostileTitles.flatMap { SampleReport.hostile($0).sheets }
    let report = ComparisonReport(sheets: [sheet, sheet] + hostile + SampleReport.small.sheets)
    var count = 0
    for suite in try Self.elements(report, "//testsuite") {
      let names = suite.elements(forName: "testcase").map { $0.attribute(forName: "name")?.stringValue ?? "" }
      #expect(Set(names).count == names.count)
      count += names.count
    }
    #expect(count == 4 + 25 * 15 + 14)
    // What stands in other suites changes no name.
    let first = try Self.elements(report, "//testsuite[2]/testcase").map { $0.attribute(forName: "name")?.stringValue }
    #expect(first == ["beside the rows", "beside the rows (2)"])
  }

  @Test("Many rows of one title are numbered at once")
  func manyRows() {
    let titles = Array(repeating: "T", count: 20_000) + (2..<10_000).map { "T (\($0))" }
    let rows = titles.map { SampleReport.row($0, .same) }
    // FoundationXML takes minutes for so many elements.
    let lines = Self.text(ComparisonReport(sheets: [SampleReport.sheet("s", rows)])).split(separator: "\n")
      .filter { $0.utf8.starts(with: "    <testcase ".utf8) }
    #expect(lines.count == titles.count && Set(lines).count == titles.count)
  }

  @Test("No name gets out of its attribute or names a picture", arguments: SampleReport.hostileTitles)
  func hostile(title: String) throws {
    let report = SampleReport.hostile(title)
    let text = Self.text(report)
    #expect(SampleReport.isPlain(text) && !text.contains("[["))
    #expect(text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    #expect(!text.unicodeScalars.contains { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" })
    let (found, plain) = (try Self.elements(report, "//*"), try Self.elements(SampleReport.hostile("A"), "//*"))
    #expect(found.map(\.name) == plain.map(\.name))
    let name = try #require(try Self.elements(report, "//testcase").first?.attribute(forName: "name")?.stringValue)
    let escaped = ReportWords.disarmed(Quoting.escaped(title), bracketBehind: "[")
    #expect(name.unicodeScalars.elementsEqual(escaped.unicodeScalars) || title.unicodeScalars.contains("\u{FFFE}"))
  }

  @Test("A path that would break the line of its picture is only named")
  func paths() throws {
    let report = ComparisonReport(sheets: [SampleReport.sheet("s", [SampleReport.row("A")])])
    let paths = ["a [1].png", "a|b", "a]]b", "[[b", "a]", "", "a\n[[ATTACHMENT|b]]", "\u{202E}", "ü&.png"]
    let document = try XMLDocument(data: Data(JUnitReport.text(report) { _, row in row == nil ? [] : paths }))
    let output = try #require(try document.nodes(forXPath: "//testcase/system-out").first?.stringValue)
    #expect(
      output == #"""
        [[ATTACHMENT|a [1].png]]
        picture: "a|b"
        picture: "a]]b"
        picture: "[\u{005B}b"
        picture: "a]"
        picture: ""
        picture: "a\n[\u{005B}ATTACHMENT|b]]"
        picture: "\u{202E}"
        [[ATTACHMENT|ü&.png]]
        """#)
  }

  @Test("What XML cannot hold is shown as an escape, ends of lines as references")
  func characters() {
    #expect(XMLText.escaped("\u{0}\u{1B}\u{FFFE}\u{FFFF}") == "\\u{0000}\\u{001B}\\u{FFFE}\\u{FFFF}")
    #expect(XMLText.escaped("a\tb\nc\rd\r\n") == "a&#9;b&#10;c&#13;d&#13;&#10;")
    #expect(XMLText.escaped("<a b=\"c\">&'e\u{301}😀") == "&lt;a b=&quot;c&quot;&gt;&amp;'e\u{301}😀")
  }

  @Test("A name of 100 kB makes a report that holds")
  func longName() throws {
    let check = try SchemaCheck.run(Self.bytes(SampleReport.hostile(String(repeating: "語<\u{1}", count: 20_000))))
    #expect(check.status == 0, "\(check.messages.prefix(500))")
  }
}
