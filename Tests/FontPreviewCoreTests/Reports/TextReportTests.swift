import Testing

@testable import FontPreviewCore

@Suite("A comparison told as text")
struct TextReportTests {
  @Test("Each sheet has a headline, and each row that differs a line")
  func golden() {
    #expect(
      TextReport.text(SampleReport.small, isVerbose: false) == """
        "fonts": different, 5 of 7 rows differ, 29,385 of 100,560 pixels
          added    "Alpha": as row 1
          changed  "Beta": the font file changed, revision 2.1 to 2.2; other advances; 1,204 of 14,080 pixels, by up to 127
          moved    "Epsilon": from row 6 to row 3
          removed  "Zeta": it was row 7
          changed  "Eta": the row's font could be drawn only in one of them; its font is not drawn: glyph 3 is damaged; 9 of 14,080 pixels, by up to 255
          beside the rows: 12 of 2,000 pixels, by up to 3
          1 row has another font file and the same pixels; --verbose names it
          1 row is ignored, 1 of which differs
          libraries: freetype 2.12.1 to 2.13.3
          other options: --look
        "taken": accepted, 1 of 1 row differs, 7 of 100 pixels
          changed  "Alpha": the selection; 7 of 100 pixels, by up to 9
        "lenient": same within the limits, 1 of 1 row differs, 2 of 100 pixels
          changed  "Alpha": 2 of 100 pixels, by up to 1
        "picture.png": same, 0 of 1,000 pixels
        "new": not compared: there is no "new.png"; run with --accept
        "broken": error: "a.ttf" is no font

        """)
  }

  @Test("Rows of which only the font file changed are named when all is asked for, and counted else")
  func notes() {
    var one = SampleReport.row("A", .same)
    one.note = .fontFileChanged(old: "1", new: "2")
    var other = SampleReport.row("B", .moved, old: 2, new: 0)
    other.note = .otherFile(old: "b", new: "c")
    let report = ComparisonReport(sheets: [SampleReport.sheet("s", [one, other])])
    #expect(
      TextReport.text(report, isVerbose: true) == """
        "s": different, 1 of 2 rows differs
          same     "A": the font file changed, revision 1 to 2, no pixel did
          moved    "B": from row 3 to row 1; another file is chosen: "c" instead of "b", no pixel did

        """)
    #expect(
      TextReport.text(report, isVerbose: false).hasSuffix(
        "\n  2 rows have other font files and the same pixels; --verbose names them\n"))
  }

  @Test("A picture without rows is told in one line")
  func pictures() {
    var resized = SampleReport.surroundings(1234, of: 1_234_567, maxDelta: 255)
    resized.isResized = true
    #expect(
      TextReport.text(ComparisonReport(sheets: [SampleReport.sheet("a.png", surroundings: resized)]), isVerbose: false)
        == "\"a.png\": different, 1,234 of 1,234,567 pixels, by up to 255, another size\n")
  }

  @Test("A hundred rows of a sheet are named, all when asked for")
  func manyRows() {
    func lines(_ count: Int, isVerbose: Bool) -> [Substring] {
      let sheet = SampleReport.sheet("s", (0..<count).map { SampleReport.row("\($0)") })
      return TextReport.text(ComparisonReport(sheets: [sheet]), isVerbose: isVerbose).split(separator: "\n")
    }
    #expect(lines(100, isVerbose: false).count == 101)
    #expect(lines(101, isVerbose: false).count == 102)
    #expect(lines(101, isVerbose: false).last == "  ... 1 more row; --verbose or --json tells all")
    #expect(lines(1300, isVerbose: false).last == "  ... 1,200 more rows; --verbose or --json tells all")
    #expect(lines(1300, isVerbose: true).count == 1301)
  }

  @Test("An accepted sheet without a baseline says so, and keeps no way out")
  func acceptedAnew() {
    var sheet = ComparisonReport.Sheet(name: "s", outcome: .missing(reason: "none; run again"))
    sheet.isAccepted = true
    #expect(
      TextReport.text(ComparisonReport(sheets: [sheet]), isVerbose: false)
        == "\"s\": accepted as a new baseline\n")
  }

  @Test("No name adds a line, commands a terminal or the runner of a build", arguments: SampleReport.hostileTitles)
  func hostile(title: String) {
    let report = SampleReport.hostile(title)
    for isVerbose in [false, true] {
      let text = TextReport.text(report, isVerbose: isVerbose)
      let plain = TextReport.text(SampleReport.hostile("A"), isVerbose: isVerbose)
      #expect(text.utf8.count { $0 == 0x0A } == plain.utf8.count { $0 == 0x0A })
      #expect(SampleReport.isPlain(text))
      #expect(text.split(separator: "\n").allSatisfy { !$0.drop { $0 == " " }.hasPrefix("::") })
      #expect(!text.contains("##["))
    }
  }

  @Test("Numbers have a comma at each thousand")
  func thousands() {
    #expect(
      [0, 999, 1000, 123_456, 1_234_567].map(ReportWords.number) == ["0", "999", "1,000", "123,456", "1,234,567"])
    #expect(ReportWords.number(-1000) == "-1,000" && ReportWords.number(.min) == "-9,223,372,036,854,775,808")
  }

  @Test("What is cut is cut behind as many characters of Unicode, however many marks one has")
  func shortened() {
    #expect(ReportWords.shortened("abc", to: 3) == "abc")
    #expect(ReportWords.shortened("abcd", to: 3) == "abc…")
    #expect(ReportWords.shortened("日本語", to: 3) == "日本語")
    let marks = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(ReportWords.shortened(marks, to: 10).unicodeScalars.count == 11)
  }
}
