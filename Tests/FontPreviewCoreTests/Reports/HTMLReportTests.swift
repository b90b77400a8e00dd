import Foundation
import FoundationXML
import Testing

@testable import FontPreviewCore

@Suite("HTML reports")
struct HTMLReportTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
  }

  /// Texts that would be something else than text if they came into a page as they are.
  private static let hostile = [
    "</script><img src=x onerror=alert(1)>", "\" onmouseover=\"alert(1)", "' onfocus='alert(1)", "a\nb\r\tc",
    "\u{202E}gnp.exe", "]]>", "<!-- ", "-->", "&amp;&lt;&#60;", "\u{0}\u{1}\u{7F}\u{85}\u{2028}", "\u{FFFE}\u{FFFF}",
    "<bdi></bdi></h3>", "\\\"", "文字 é e\u{301} 😀",
  ]

  @Test("Whatever names, causes, reasons and commands are, the page is well-formed and has only its own elements")
  func hostileTexts() throws {
    let texts = Self.hostile
    var sheets: [ComparisonReport.Sheet] = []
    for text in texts {
      var diff = SheetDiff(rows: [])
      diff.surroundings = SheetDiff.Surroundings()
      diff.surroundings?.counts = PixelCounts(different: 1, compared: 2, maxDelta: 3)
      diff.surroundings?.differs = true
      diff.libraries = [LibraryChange(name: text, old: text, new: nil)]
      diff.options = [text]
      for change in SheetDiff.Change.allCases {
        var row = SheetDiff.Row(title: text, change: change, old: 1, new: 2)
        row.causes = [
          .fontFileChanged(old: text, new: nil), .otherFile(old: text, new: "b"), .renamed(old: text, new: text),
          .fallbackChanged(old: [text], new: []), .optionsChanged([text]),
          .samePositions(libraries: [LibraryChange(name: text, old: nil, new: text)]),
        ]
        row.note = .otherFile(old: text, new: text)
        row.error = text
        diff.rows.append(row)
        row.isIgnored = true
        diff.rows.append(row)
      }
      sheets.append(ComparisonReport.Sheet(name: text, outcome: .compared(diff)))
      sheets.append(ComparisonReport.Sheet(name: text, outcome: .failed(reason: text)))
      sheets.append(ComparisonReport.Sheet(name: text, outcome: .missing(reason: text)))
    }
    let report = try HTMLReport(directory: path("report"))
    for (index, sheet) in sheets.enumerated() {
      for row in sheet.diff.map({ Array($0.rows.indices) }) ?? [] {
        try report.add(DifferencePart(row: row, old: Self.dot, new: Self.dot, difference: Self.dot), sheet: index)
      }
    }
    try report.finish(ComparisonReport(sheets: sheets), scales: []) { sheet, _ in texts[sheet / 3] }
    let page = try parsed("report/index.html")
    let elements = try Set(page.nodes(forXPath: "//*").compactMap(\.name))
    #expect(
      elements.isSubset(of: [
        "a", "article", "bdi", "body", "code", "details", "div", "fieldset", "figcaption", "figure", "footer", "h1",
        "h2", "h3", "head", "header", "html", "img", "input", "label", "legend", "li", "link", "main", "meta", "nav",
        "p", "section", "span", "strong", "summary", "table", "tbody", "td", "th", "thead", "title", "tr", "ul",
      ]))
    let attributes = try Set(page.nodes(forXPath: "//@*").compactMap(\.name))
    #expect(
      attributes.isSubset(of: [
        "alt", "aria-label", "aria-labelledby", "charset", "checked", "class", "colspan", "content", "decoding",
        "height", "href", "http-equiv", "id", "lang", "loading", "name", "rel", "scope", "src", "type", "width",
      ]))
    for node in try page.nodes(forXPath: "//@src | //a/@href") {
      let value = try #require(node.stringValue)
      #expect(value.hasPrefix("#sheet-") || value.wholeMatch(of: /pictures\/[0-9-]+-(old|new|difference)\.png/) != nil)
    }
    // Nothing is lost either: titles are there as messages would show them, commands as they are.
    let titles = try page.nodes(forXPath: "//h3/bdi").compactMap(\.stringValue)
    let commands = try page.nodes(forXPath: "//code").compactMap(\.stringValue)
    for text in ["</script><img src=x onerror=alert(1)>", "]]>", "a\\nb\\r\\tc", "\\u{202E}gnp.exe", "&amp;&lt;&#60;"] {
      #expect(titles.contains(text) && commands.contains(text))
    }
    #expect(commands.contains("\" onmouseover=\"alert(1)") && commands.contains("\\\""))
  }

  @Test("The page asks for nothing but the files of its folder, and has neither scripts nor styles in it")
  func closed() throws {
    let report = try HTMLReport(directory: path("report"))
    try report.finish(ComparisonReport(sheets: []), scales: []) { _, _ in nil }
    let page = try parsed("report/index.html")
    let policy = try page.nodes(forXPath: "//meta[@http-equiv]/@content").first?.stringValue
    #expect(
      policy
        == "default-src 'none'; img-src 'self' data:; style-src 'self'; base-uri 'none'; form-action 'none'")
    #expect(try page.nodes(forXPath: "//link/@href").compactMap(\.stringValue) == ["data:,", "style.css"])
    #expect(try page.nodes(forXPath: "//script | //style | //@style").isEmpty)
    #expect(!text("report/style.css").contains("url("))
    #expect(!text("report/style.css").contains("@import"))
  }

  @Test("Pictures are written with their pixels under numbers, and shown at their size in points")
  func pictures() throws {
    let old = Self.picture(width: 7, height: 4, seed: 1)
    let new = Self.picture(width: 6, height: 4, seed: 2)
    let difference = Self.picture(width: 7, height: 4, seed: 3)
    let report = try HTMLReport(directory: path("report/"))
    try report.add(DifferencePart(row: 11, old: old, new: new, difference: difference), sheet: 1)
    try report.add(DifferencePart(row: 11, old: nil, new: old, difference: nil), sheet: 1)
    try report.add(DifferencePart(row: nil, old: new, new: nil, difference: nil), sheet: 0)
    let empty = RGBAPicture(width: 3, height: 0, pixels: [])
    try report.add(DifferencePart(row: 0, old: empty, new: empty, difference: nil), sheet: 0)
    let names = ["002-00012-difference", "002-00012-new", "002-00012-old", "002-00012-2-new", "001-00000-old"]
    let written = try FileManager.default.contentsOfDirectory(atPath: directory.path("report/pictures"))
    #expect(Set(written) == Set(names.map { $0 + ".png" }) && written.count == names.count)
    for (name, picture) in zip(names, [difference, new, old, old, new]) {
      let file = try TestPicture(png: directory.read("report/pictures/\(name).png"))
      #expect(file == TestPicture(width: picture.width, height: picture.height, rgba: picture.pixels))
    }
    #expect(report.pictures(sheet: 0, row: 0).isEmpty)
    #expect(report.pictures(sheet: 0, row: nil) == [path("report/pictures/001-00000-old.png")])
    #expect(
      report.pictures(sheet: 1, row: 11)
        == ["002-00012-old", "002-00012-new", "002-00012-difference", "002-00012-2-new"].map {
          path("report/pictures/\($0).png")
        })

    var diff = SheetDiff(
      rows: (0..<12).map { (row: Int) in SheetDiff.Row(title: String(row), change: .changed, old: row, new: row) })
    diff.surroundings = SheetDiff.Surroundings()
    diff.surroundings?.isResized = true
    let sheet = ComparisonReport.Sheet(name: "a", outcome: .compared(diff))
    try report.finish(ComparisonReport(sheets: [sheet, sheet]), scales: [1, 2]) { _, _ in nil }
    let page = try parsed("report/index.html")
    func size(_ name: String) throws -> [String?] {
      let image = try #require(page.nodes(forXPath: "//img[@src='pictures/\(name).png']").first as? XMLElement)
      return ["width", "height", "alt"].map { image.attribute(forName: $0)?.stringValue }
    }
    #expect(try size("001-00000-old") == ["6", "4", "Beside the rows, as it was"])
    #expect(try size("002-00012-old") == ["4", "2", "11, as it was"])
    #expect(try size("002-00012-new") == ["3", "2", "11, as it is"])
    #expect(try page.nodes(forXPath: "//img").count == names.count)
    // Only where there is something to choose.
    #expect(try page.nodes(forXPath: "//fieldset[input or label]").count == 2)
  }

  @Test("A row says what became of it, why, where it stood, and how it is accepted")
  func rows() throws {
    var changed = SheetDiff.Row(title: "Changed", change: .changed, old: 2, new: 0)
    changed.counts = PixelCounts(different: 1234, compared: 66_000, maxDelta: 200)
    changed.causes = [.otherGlyphs, .selection]
    changed.isResized = true
    var same = SheetDiff.Row(title: "Noted", change: .same, old: 0, new: 4)
    same.note = .fontFileChanged(old: "1", new: "2")
    var ignored = changed
    ignored.title = "Ignored"
    ignored.isIgnored = true
    let diff = SheetDiff(rows: [
      changed, SheetDiff.Row(title: "Added", change: .added, old: nil, new: 1),
      SheetDiff.Row(title: "Removed", change: .removed, old: 5, new: nil),
      SheetDiff.Row(title: "Moved", change: .moved, old: 0, new: 1999), same, ignored,
      SheetDiff.Row(title: "Silent", change: .same, old: 7, new: 7),
    ])
    let page = try page(of: [ComparisonReport.Sheet(name: "a", outcome: .compared(diff))])
    func facts(_ row: Int) throws -> String? {
      try page.nodes(forXPath: "//article[@id='sheet-1-row-\(row)']").first?.stringValue?
        .split(separator: "\n").joined(separator: "|")
    }
    #expect(
      try facts(1)
        == "Changed changed|row 3 before, row 1 now; another size; 1,234 of 66,000 (1.9 %) pixels differ, "
        + "by at most 200 of 255|other glyphsthe selection|To accept the row: accept 0 0")
    #expect(try facts(2) == "Added added|row 2|To accept the row: accept 0 1")
    #expect(try facts(3) == "Removed removed|was row 6|To accept the row: accept 0 2")
    #expect(
      try facts(4) == "Moved moved|row 1 before, row 2,000 now; the same pixels|To accept the row: accept 0 3")
    #expect(try facts(5) == nil)
    #expect(try page.nodes(forXPath: "//details/article/h3").map(\.stringValue) == ["Ignored changed"])
    #expect(
      try page.nodes(forXPath: "//details/ul/li").map(\.stringValue)
        == ["Noted: the font file changed, revision 1 to 2"])
    #expect(try page.nodes(forXPath: "//*[contains(text(), 'Silent')]").isEmpty)
    #expect(
      try page.nodes(forXPath: "//tbody/tr/*").map(\.stringValue)
        == ["a", "different", "1", "1", "1", "1", "2", "1", "1,234 of 66,000 (1.9 %)"])
    #expect(try page.nodes(forXPath: "//section/p/code").map(\.stringValue) == ["accept 0 all"])
  }

  @Test("Sheets that were not compared tell why, the same ones are one line, and the verdict counts them")
  func sheets() throws {
    let same = SheetDiff(rows: [SheetDiff.Row(title: "Row", change: .same, old: 0, new: 0)])
    var accepted = ComparisonReport.Sheet(name: "accepted", outcome: .missing(reason: "none yet"))
    accepted.isAccepted = true
    let sheets = [
      ComparisonReport.Sheet(name: "same", outcome: .compared(same)),
      ComparisonReport.Sheet(name: "none", outcome: .missing(reason: "draw it with --accept")),
      ComparisonReport.Sheet(name: "bad", outcome: .failed(reason: "it is no PNG")), accepted,
    ]
    let page = try page(of: sheets)
    #expect(
      try page.nodes(forXPath: "//h2/bdi").map(\.stringValue) == ["none", "bad", "accepted"])
    #expect(
      try page.nodes(forXPath: "//p[@class='reason']").map(\.stringValue)
        == [
          "It was not compared: draw it with --accept", "It could not be compared: it is no PNG",
          "It was not compared: none yet",
        ])
    #expect(
      try page.nodes(forXPath: "//td[strong]").map(\.stringValue) == ["same", "not compared", "failed", "accepted"])
    #expect(
      try page.nodes(forXPath: "//title").map(\.stringValue)
        == ["Error: 1 of 4 sheets could not be compared, 1 differs"])
    #expect(try page.nodes(forXPath: "//code").map(\.stringValue) == ["accept 1 all"])
    let quiet = try self.page(of: [sheets[0], sheets[0]], folder: "quiet")
    #expect(try quiet.nodes(forXPath: "//title").map(\.stringValue) == ["Same: all 2 sheets are the same"])
  }

  @Test("The same comparison gives the same bytes in every folder, and nothing tells where that is")
  func determinism() throws {
    for folder in ["one", "two/deep"] {
      let report = try HTMLReport(directory: path(folder))
      for row in 0..<40 {
        try report.add(DifferencePart(row: row, old: Self.dot, new: Self.dot, difference: nil), sheet: 0)
      }
      let rows = (0..<40).map { (row: Int) in SheetDiff.Row(title: String(row), change: .changed, old: row, new: row) }
      let sheet = ComparisonReport.Sheet(name: "a", outcome: .compared(SheetDiff(rows: rows)))
      try report.finish(ComparisonReport(sheets: [sheet]), scales: [1]) { _, _ in nil }
    }
    for name in ["index.html", "style.css", "pictures/001-00040-new.png"] {
      #expect(!directory.read("one/\(name)").isEmpty)
      #expect(directory.read("one/\(name)") == directory.read("two/deep/\(name)"))
    }
    #expect(!text("one/index.html").contains(directory.root))
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: directory.path("one")))
        == ["index.html", "pictures", "style.css"])
  }

  @Test("A report replaces the one before it in its folder")
  func again() throws {
    for number in [1, 2] {
      _ = try page(of: [ComparisonReport.Sheet(name: "\(number)", outcome: .failed(reason: "a"))])
    }
    #expect(text("report/index.html").contains("<bdi>2</bdi>") && !text("report/index.html").contains("<bdi>1</bdi>"))
  }

  @Test("What is no directory cannot be a report's, and is left as it is")
  func wrongPlaces() throws {
    directory.put("file", [1])
    for name in ["file", "file/", "file/below"] {
      let error = OutputError.system(code: ENOTDIR, directory.place("file"))
      #expect(throws: error) { _ = try HTMLReport(directory: path(name)) }
    }
    for bytes in [[], [0x61, 0]] as [[UInt8]] {
      #expect(throws: OutputError.system(code: EINVAL, .file(path: bytes))) { _ = try HTMLReport(directory: bytes) }
    }
    #expect(directory.read("file") == [1])
    #expect(directory.names == ["file"])
    directory.makeDirectory("real")
    directory.link("link", to: "real")
    _ = try HTMLReport(directory: path("link/sub"))
    #expect(FileManager.default.fileExists(atPath: directory.path("real/sub/pictures")))
  }

  @Test("A picture that cannot be written is an error, and none of it stays")
  func unwritable() throws {
    let report = try HTMLReport(directory: path("report"))
    directory.makeDirectory("report/pictures/001-00001-old.png")
    let error = PNGError.output(.isDirectory(directory.place("report/pictures/001-00001-old.png")))
    #expect(throws: error) {
      try report.add(DifferencePart(row: 0, old: Self.dot, new: nil, difference: nil), sheet: 0)
    }
    #expect(report.pictures(sheet: 0, row: 0).isEmpty)
  }

  @Test(
    "A share never rounds to none or all",
    arguments: [
      (0, 10, "0 of 10"), (1, 3, "1 of 3 (33.3 %)"), (1, 1_000_000, "1 of 1,000,000 (< 0.1 %)"),
      (999_999, 1_000_000, "999,999 of 1,000,000 (> 99.9 %)"), (10, 10, "10 of 10 (100.0 %)"), (0, 0, "0 of 0"),
    ])
  func shares(different: Int, compared: Int, expected: String) {
    #expect(HTMLReportSection.share(PixelCounts(different: different, compared: compared)) == expected)
  }

  // MARK: -

  private static let dot = picture(width: 1, height: 1, seed: 9)

  private static func picture(width: Int, height: Int, seed: Int) -> RGBAPicture {
    let pixels = (0..<(4 * width * height)).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ seed &* 11) }
    return RGBAPicture(width: width, height: height, pixels: pixels)
  }

  private func path(_ name: String) -> [UInt8] { Array(directory.path(name).utf8) }

  private func text(_ name: String) -> String { String(decoding: directory.read(name), as: UTF8.self) }

  private func page(of sheets: [ComparisonReport.Sheet], folder: String = "report") throws -> XMLDocument {
    let report = try HTMLReport(directory: path(folder))
    try report.finish(ComparisonReport(sheets: sheets), scales: []) { sheet, row in
      "accept \(sheet) \(row.map(String.init) ?? "all")"
    }
    return try parsed("\(folder)/index.html")
  }

  /// Reads the page as XML, which forgives nothing.
  private func parsed(_ name: String) throws -> XMLDocument {
    try XMLDocument(data: Data(directory.read(name)), options: .nodePreserveWhitespace)
  }
}
