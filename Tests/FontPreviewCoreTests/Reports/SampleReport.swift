@testable import FontPreviewCore

/// Reports to tell of.
enum SampleReport {
  /// Names that try to be more than names.
  static let hostileTitles = [
    "</script><img src=x onerror=alert(1)>", "two\nlines\r\nthree\ttabs", "\n::error::x", "::error title=x::y",
    "%0A::error::x",
    "##[error]x", "]]>", "a|b", "@everyone #1 www.example.com https://example.com a@example.com", "\u{1B}[31mred",
    "\u{202E}detrever", "\u{0}\u{1}\u{7F}\u{9B}31m", "😀👩\u{200D}💻", "[[ATTACHMENT|/etc/passwd]]", "[[[ATTACHMENT|x]]]",
    "\u{FFFE}\u{FFFF}\u{FEFF}", "\u{2028}\u{2029}\u{85}", "&amp; \"quoted\" 'single' \\",
    "`code` *b* _i_ ~s~ [l](u) ![p](u) $m$",
    "-->", "", " ", "e\u{301}", "\u{E9}", "title=x,file=y:z",
  ]

  static func row(
    _ title: String, _ change: SheetDiff.Change = .changed, old: Int? = 0, new: Int? = 0,
    causes: [RowChangeCause] = [], counts: PixelCounts? = nil
  ) -> SheetDiff.Row {
    var row = SheetDiff.Row(title: title, change: change, old: old, new: new)
    (row.causes, row.counts) = (causes, counts)
    return row
  }

  static func surroundings(_ different: Int, of compared: Int, maxDelta: Int = 0) -> SheetDiff.Surroundings {
    var surroundings = SheetDiff.Surroundings()
    surroundings.counts = PixelCounts(different: different, compared: compared, maxDelta: maxDelta)
    surroundings.differs = different > 0
    return surroundings
  }

  static func sheet(
    _ name: String = "list", _ rows: [SheetDiff.Row] = [], surroundings: SheetDiff.Surroundings? = nil,
    _ change: (inout SheetDiff) -> Void = { _ in }
  ) -> ComparisonReport.Sheet {
    var diff = SheetDiff(rows: rows)
    diff.surroundings = surroundings
    change(&diff)
    return ComparisonReport.Sheet(name: name, outcome: .compared(diff))
  }

  /// Every kind of row, and every kind of sheet.
  static var small: ComparisonReport {
    let area = 14_080
    func none() -> PixelCounts { PixelCounts(compared: area) }
    var noted = row("Gamma", .same, old: 3, new: 3, counts: none())
    noted.note = .fontFileChanged(old: "1.0", new: "1.1")
    var ignored = row(
      "Delta", old: 4, new: 4, causes: [.otherGlyphs], counts: PixelCounts(different: 5, compared: area))
    ignored.isIgnored = true
    var broken = row(
      "Eta", old: 7, new: 7, causes: [.error], counts: PixelCounts(different: 9, compared: area, maxDelta: 255))
    broken.error = "glyph 3 is damaged"
    let rows = [
      row("Alpha", .added, old: nil, new: 0, counts: PixelCounts(different: area, compared: area, maxDelta: 255)),
      row(
        "Beta", old: 1, new: 1, causes: [.fontFileChanged(old: "2.1", new: "2.2"), .otherAdvances],
        counts: PixelCounts(different: 1204, compared: area, maxDelta: 127)),
      noted, ignored,
      row("Epsilon", .moved, old: 5, new: 2, counts: none()),
      row("Zeta", .removed, old: 6, new: nil, counts: PixelCounts(different: area, compared: area, maxDelta: 255)),
      broken, row("Theta", .same, old: 8, new: 8, counts: none()),
    ]
    var different = sheet("fonts", rows, surroundings: surroundings(12, of: 2000, maxDelta: 3)) {
      $0.libraries = [LibraryChange(name: "freetype", old: "2.12.1", new: "2.13.3")]
      $0.options = ["look"]
    }
    different.isAccepted = false
    var accepted = sheet(
      "taken", [row("Alpha", causes: [.selection], counts: PixelCounts(different: 7, compared: 100, maxDelta: 9))])
    accepted.isAccepted = true
    return ComparisonReport(sheets: [
      different, accepted,
      sheet("lenient", [row("Alpha", counts: PixelCounts(different: 2, compared: 100, maxDelta: 1))]) {
        $0.limits.pixels = 2
      },
      sheet("picture.png", surroundings: surroundings(0, of: 1000)),
      ComparisonReport.Sheet(
        name: "new", outcome: .missing(reason: "there is no \"new.png\"; run with --accept")),
      ComparisonReport.Sheet(name: "broken", outcome: .failed(reason: "\"a.ttf\" is no font")),
    ])
  }

  /// A report in which every string from outside is `text`.
  static func hostile(_ text: String) -> ComparisonReport {
    var broken = row(text, causes: [.renamed(old: text, new: text)], counts: PixelCounts(different: 1, compared: 2))
    broken.error = text
    var ignored = row(text, causes: [.otherFile(old: text, new: text)])
    ignored.isIgnored = true
    var noted = row(text, .moved, old: 1, new: 2)
    noted.note = .fontFileChanged(old: text, new: text + "2")
    let rows = [
      row(text, .same), broken, ignored, noted,
      row(text, causes: [.fallbackChanged(old: [text], new: []), .optionsChanged([text])]),
      row(text, causes: [.samePositions(libraries: [LibraryChange(name: text, old: text, new: nil)])]),
    ]
    var accepted = sheet(text, rows)
    accepted.isAccepted = true
    return ComparisonReport(sheets: [
      sheet(text, rows, surroundings: surroundings(1, of: 2)) {
        $0.libraries = [LibraryChange(name: text, old: text, new: text)]
        $0.options = [text]
      },
      accepted,
      ComparisonReport.Sheet(name: text, outcome: .missing(reason: text)),
      ComparisonReport.Sheet(name: text, outcome: .failed(reason: text)),
    ])
  }

  /// Whether a terminal would show every character of `text` where it stands, lines apart.
  static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar == "\n"
      case .format, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }
}
