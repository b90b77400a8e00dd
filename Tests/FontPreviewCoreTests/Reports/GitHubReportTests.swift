import Testing

@testable import FontPreviewCore

@Suite("A comparison told to GitHub")
struct GitHubReportTests {
  private static func many(_ count: Int, title: (Int) -> String) -> ComparisonReport {
    let rows = (0..<count).map { place in
      SampleReport.row(
        title(place), old: place, new: place, causes: [.otherGlyphs],
        counts: PixelCounts(different: 1, compared: 100, maxDelta: 1))
    }
    return ComparisonReport(sheets: [SampleReport.sheet("s", rows)])
  }

  @Test("Rows and sheets that differ are annotations")
  func annotations() {
    #expect(
      GitHubReport.annotations(SampleReport.small) == [
        "::error title=fonts::added \"Alpha\": as row 1",
        "::error title=fonts::changed \"Beta\": the font file changed, revision 2.1 to 2.2; other advances; "
          + "1,204 of 14,080 pixels, by up to 127",
        "::error title=fonts::moved \"Epsilon\": from row 6 to row 3",
        "::error title=fonts::removed \"Zeta\": it was row 7",
        "::error title=fonts::changed \"Eta\": the row's font could be drawn only in one of them; "
          + "its font is not drawn: glyph 3 is damaged; 9 of 14,080 pixels, by up to 255",
        "::error title=fonts::beside the rows: 12 of 2,000 pixels, by up to 3",
        "::error title=new::not compared: there is no \"new.png\"; run with --accept",
        "::error title=broken::error: \"a.ttf\" is no font",
      ])
  }

  @Test("Where nothing differs there is no annotation")
  func same() {
    #expect(GitHubReport.annotations(ComparisonReport(sheets: [])) == [])
    #expect(GitHubReport.annotations(ComparisonReport(sheets: Array(SampleReport.small.sheets[1...3]))) == [])
  }

  @Test("Behind nine annotations a tenth counts the rest")
  func tenth() {
    func lines(_ count: Int) -> [String] { GitHubReport.annotations(Self.many(count) { "\($0)" }) }
    #expect(lines(9).count == 9 && lines(9).allSatisfy { $0.contains(" \"") })
    let ending = "; the job summary and the report tell of them"
    #expect(lines(10).count == 10 && lines(10).last == "::error title=fontpreview::1 more row differs" + ending)
    #expect(lines(1021).count == 10 && lines(1021).last == "::error title=fontpreview::1,012 more rows differ" + ending)
    var report = Self.many(10) { "\($0)" }
    report.sheets += SampleReport.small.sheets
    let all = GitHubReport.annotations(report)
    #expect(all.count == 10 && all.last == "::error title=fontpreview::9 more differences" + ending)
    report.sheets = Array(repeating: ComparisonReport.Sheet(name: "a", outcome: .failed(reason: "b")), count: 30)
    #expect(GitHubReport.annotations(report).count == 10)
  }

  @Test("No name ends an annotation's line or property", arguments: SampleReport.hostileTitles)
  func hostileAnnotations(title: String) {
    let lines = GitHubReport.annotations(SampleReport.hostile(title))
    #expect(lines.count == 7)
    for line in lines {
      #expect(SampleReport.isPlain(line) && !line.utf8.contains(0x0A))
      #expect(line.hasPrefix("::error title="))
      let property = line.dropFirst("::error title=".count).utf8.prefix { $0 != UInt8(ascii: ":") }
      #expect(!property.contains(UInt8(ascii: ",")))
      #expect(line.utf8.dropFirst("::error title=".utf8.count + property.count).starts(with: "::".utf8))
      // Every percent sign is one of an escape.
      for part in line.split(separator: "%", omittingEmptySubsequences: false).dropFirst() {
        #expect(["25", "3A", "2C"].contains(part.prefix(2)))
      }
    }
  }

  @Test("What the runner would take for its own is encoded")
  func encoding() {
    let report = ComparisonReport(sheets: [SampleReport.sheet("a,b:c%", [SampleReport.row("%0A,::\n")])])
    #expect(GitHubReport.annotations(report) == [#"::error title=a%2Cb%3Ac%25::changed "%250A,::\n""#])
  }

  @Test("A sheet has a table of the rows that differ")
  func summary() {
    let text = GitHubReport.summary(ComparisonReport(sheets: Array(SampleReport.small.sheets[0...3])))
    let code = { (text: String) in
      "<code>"
        + text.unicodeScalars.map { scalar in
          scalar == " " || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            ? String(scalar) : "&#\(scalar.value);"
        }.joined() + "</code>"
    }
    let pixels = "14,080 of 14,080 pixels, by up to 255"
    #expect(
      text == """
        ## fontpreview: different

        ### \(code("\"fonts\""))

        \(code("different, 5 of 7 rows differ, 29,385 of 100,560 pixels"))

        \(code("libraries: freetype 2.12.1 to 2.13.3"))

        | change | row | why | pixels |
        | --- | --- | --- | ---: |
        | added | \(code("\"Alpha\"")) | \(code("as row 1")) | \(pixels) |
        | changed | \(code("\"Beta\"")) | \(code("the font file changed, revision 2.1 to 2.2; other advances")) | 1,204 of 14,080 pixels, by up to 127 |
        | moved | \(code("\"Epsilon\"")) | \(code("from row 6 to row 3")) |  |
        | removed | \(code("\"Zeta\"")) | \(code("it was row 7")) | \(pixels) |
        | changed | \(code("\"Eta\"")) | \(code("the row's font could be drawn only in one of them; its font is not drawn: glyph 3 is damaged")) | 9 of 14,080 pixels, by up to 255 |
        | changed | beside the rows |  | 12 of 2,000 pixels, by up to 3 |

        ### \(code("\"taken\""))

        \(code("accepted, 1 of 1 row differs, 7 of 100 pixels"))

        | change | row | why | pixels |
        | --- | --- | --- | ---: |
        | changed | \(code("\"Alpha\"")) | \(code("the selection")) | 7 of 100 pixels, by up to 9 |

        ### \(code("\"lenient\""))

        \(code("same within the limits, 1 of 1 row differs, 2 of 100 pixels"))

        | change | row | why | pixels |
        | --- | --- | --- | ---: |
        | changed | \(code("\"Alpha\"")) |  | 2 of 100 pixels, by up to 1 |

        ### \(code("\"picture.png\""))

        \(code("same, 0 of 1,000 pixels"))

        """)
  }

  @Test("In a summary every name is code without a sign of Markdown", arguments: SampleReport.hostileTitles)
  func hostileSummary(title: String) {
    let report = SampleReport.hostile(title)
    let (text, plain) = (GitHubReport.summary(report), GitHubReport.summary(SampleReport.hostile("A")))
    #expect(SampleReport.isPlain(text))
    // Outside of code, and of what is one reference each, all is the same whatever the name.
    func frame(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        var (frame, isCode) = ("", false)
        for part in line.split(separator: "<", omittingEmptySubsequences: false) {
          if part.hasPrefix("code>") { isCode = true }
          if part.hasPrefix("/code>") { isCode = false }
          if !isCode { frame += "<" + part }
        }
        return frame
      }
    }
    #expect(frame(text) == frame(plain))
    for part in text.split(separator: "<").filter({ $0.hasPrefix("code>") }) {
      #expect(part.dropFirst(5).unicodeScalars.allSatisfy { !$0.isASCII || $0 == " " || isKept($0) })
    }
  }

  private func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "&", "#", ";": true
    default: false
    }
  }

  @Test("Where many rows differ, the summary keeps its size and says how many it leaves out")
  func limit() throws {
    for title in ["T", String(repeating: "|\u{202E}", count: 50_000)] {
      let text = GitHubReport.summary(Self.many(20_000) { _ in title })
      #expect(text.utf8.count < 900_000 && text.utf8.count > 880_000)
      let rows = text.split(separator: "\n").count { $0.hasPrefix("| changed") }
      #expect(
        text.hasSuffix(
          "|\n\nLeft out here: \(ReportWords.number(20_000 - rows)) more rows that differ. The report tells of all.\n"))
    }
    let (sheet, long) = (Self.many(10) { "\($0)" }.sheets[0], String(repeating: "*", count: 100_000))
    var named = sheet
    named.name = long
    let text = GitHubReport.summary(ComparisonReport(sheets: Array(repeating: named, count: 2000)))
    let (rows, sheets) = (
      text.split(separator: "\n").count { $0.hasPrefix("| changed") },
      text.split(separator: "\n").count { $0.hasPrefix("### ") }
    )
    let left =
      "\(ReportWords.number(20_000 - rows)) more rows that differ and \(ReportWords.number(2000 - sheets)) more sheets"
    #expect(text.utf8.count < 900_000 && text.hasSuffix("\n\nLeft out here: \(left). The report tells of all.\n"))
    #expect(sheets < 2000 && rows > 0)
  }

  @Test("Long names are cut")
  func longNames() {
    let long = String(repeating: "a", count: 100_000)
    let report = SampleReport.hostile(long)
    #expect(GitHubReport.annotations(report).allSatisfy { $0.utf8.count < 3000 })
    #expect(GitHubReport.summary(report).utf8.count < 30_000)
    #expect(GitHubReport.summary(report).contains(">&#34;" + String(repeating: "a", count: 200) + "…&#34;<"))
  }
}
