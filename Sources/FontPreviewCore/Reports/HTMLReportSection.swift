/// One sheet of a report: what was found, row by row, with its pictures.
struct HTMLReportSection {
  let sheet: ComparisonReport.Sheet
  /// Its place in the report.
  let index: Int
  /// Pixels a point.
  let scale: Int
  /// Of a row, or of what is beside the rows.
  let parts: (_ row: Int?) -> [ReportPicturePart]
  let accepting: (_ row: Int?) -> String?

  /// Gives the section row by row, so that no more than one is held.
  func write(_ put: (HTMLReportMarkup) throws(OutputError) -> Void) throws(OutputError) {
    try put(
      """
      <section class="sheet" id="sheet-\(index + 1)" aria-labelledby="name-\(index + 1)">
      <h2 id="name-\(index + 1)"><bdi>\(sheet.name)</bdi> \(Self.badge(sheet))</h2>

      """)
    switch sheet.outcome {
    case .missing(let reason):
      try put("<p class=\"reason\">It was not compared: \(reason)</p>\n")
    case .failed(let reason): try put("<p class=\"reason\">It could not be compared: \(reason)</p>\n")
    case .compared(let diff): try put(summary(diff))
    }
    if !sheet.isAccepted, sheet.verdict == .different { try put(command(nil, of: "the sheet")) }
    if let diff = sheet.diff {
      try write(surroundings: diff, put)
      for (place, row) in diff.rows.enumerated() where !row.isIgnored && row.change != .same {
        try put(article(row, place, of: diff))
      }
      try write(folded: diff, put)
    } else {
      // What was drawn, where the caller gave it.
      for part in parts(nil) { try put(HTMLReportPictures(part: part, title: sheet.name, scale: scale).markup) }
    }
    try put("</section>\n")
  }

  /// The word for a sheet's verdict, which tells more than same or different where there is more.
  static func badge(_ sheet: ComparisonReport.Sheet) -> HTMLReportMarkup {
    switch sheet.outcome {
    case .failed: #"<strong class="badge error">failed</strong>"#
    case _ where sheet.isAccepted: #"<strong class="badge accepted">accepted</strong>"#
    case .missing: #"<strong class="badge new">not compared</strong>"#
    case .compared(let diff) where diff.isSame: #"<strong class="badge same">same</strong>"#
    case .compared: #"<strong class="badge different">different</strong>"#
    }
  }

  /// As in "1,234 of 66,000 (1.9 %)".
  static func share(_ counts: PixelCounts) -> String {
    let text = "\(HTMLReportMarkup.grouped(counts.different)) of \(HTMLReportMarkup.grouped(counts.compared))"
    guard counts.different > 0, counts.compared > 0 else { return text }
    let tenths = (Double(counts.different) / Double(counts.compared) * 1000).rounded()
    // Neither none nor all may be said of what is only nearly so.
    if tenths < 1 { return text + " (< 0.1 %)" }
    if tenths >= 1000, counts.different < counts.compared { return text + " (> 99.9 %)" }
    return text + " (\(Int(tenths) / 10).\(Int(tenths) % 10) %)"
  }

  private func summary(_ diff: SheetDiff) -> HTMLReportMarkup {
    var words: [String] = []
    for change in SheetDiff.Change.allCases where change != .same && diff.count(of: change) > 0 {
      words.append("\(HTMLReportMarkup.grouped(diff.count(of: change))) \(change.rawValue)")
    }
    let same = diff.count(of: .same)
    if same > 0 || words.isEmpty { words.append("\(HTMLReportMarkup.grouped(same)) same") }
    var markup: HTMLReportMarkup = diff.rows.isEmpty ? "" : "<p>Rows: \(words.joined(separator: ", ")).</p>\n"
    if diff.isSame, diff.counts.different > 0 {
      markup += "<p>\(Self.share(diff.counts)) pixels differ, no more than may.</p>\n"
    }
    if !diff.libraries.isEmpty {
      markup += "<p>Drawn by other libraries: \(diff.libraries.map(\.text).joined(separator: ", ")).</p>\n"
    }
    if !diff.options.isEmpty {
      let names = diff.options.map { "--" + $0 }.joined(separator: ", ")
      markup += "<p>Drawn with other options: \(names).</p>\n"
    }
    return markup
  }

  private func write(
    surroundings diff: SheetDiff, _ put: (HTMLReportMarkup) throws(OutputError) -> Void
  ) throws(OutputError) {
    guard let surroundings = diff.surroundings, !surroundings.isSame else { return }
    let title = diff.rows.isEmpty ? "The whole picture" : "Beside the rows"
    try put(
      """
      <article class="row" id="sheet-\(index + 1)-beside">
      <h3>\(title) <span class="change">changed</span></h3>
      \(choice(nil, title: title))<p class="facts">\(surroundings.counts.map { pixels($0, isResized: surroundings.isResized) } ?? "Another hash.")</p>

      """)
    try put(pictures(nil, title: title))
    try put("</article>\n")
  }

  /// What is known of rows without having to be looked at: notes of rows that look the same, and rows that are ignored.
  private func write(
    folded diff: SheetDiff, _ put: (HTMLReportMarkup) throws(OutputError) -> Void
  ) throws(OutputError) {
    let noted = diff.rows.filter { !$0.isIgnored && $0.change == .same && ($0.note != nil || $0.error != nil) }
    if !noted.isEmpty {
      try put("<details>\n<summary>\(count: noted.count) with the same pixels and a note</summary>\n<ul>\n")
      for row in noted {
        let note = [row.note?.text, row.error.map { "its font is not drawn: " + $0 }].compactMap { $0 }
        try put("<li><bdi>\(row.title)</bdi>: \(note.joined(separator: "; "))</li>\n")
      }
      try put("</ul>\n</details>\n")
    }
    let ignored = diff.rows.count(where: \.isIgnored)
    guard ignored > 0 else { return }
    try put("<details>\n<summary>\(count: ignored) ignored</summary>\n")
    for (place, row) in diff.rows.enumerated() where row.isIgnored { try put(article(row, place, of: diff)) }
    try put("</details>\n")
  }

  private func article(_ row: SheetDiff.Row, _ place: Int, of diff: SheetDiff) -> HTMLReportMarkup {
    var facts = [position(row)]
    switch row.change {
    case .changed:
      facts.append(
        row.counts.map { pixels($0, isResized: row.isResized) }
          ?? (diff.basis == .fonts ? "not drawn" : "other pixels, by their hash"))
    case .moved: facts.append("the same pixels")
    case .added, .removed, .same: break
    }
    var markup: HTMLReportMarkup = """
      <article class="row \(row.change.rawValue)" id="sheet-\(index + 1)-row-\(place + 1)">
      <h3><bdi>\(row.title)</bdi> <span class="change">\(row.change.rawValue)</span></h3>
      \(choice(place, title: row.title))<p class="facts">\(facts.joined(separator: "; "))</p>

      """
    let causes =
      row.causes.map(\.text) + [row.note?.text, row.error.map { "not drawn in its font: " + $0 }].compactMap { $0 }
    if !causes.isEmpty {
      markup += "<ul class=\"causes\">"
      for cause in causes { markup += "<li>\(cause)</li>" }
      markup += "</ul>\n"
    }
    markup += pictures(place, title: row.title)
    if !row.isIgnored, row.change != .same, !sheet.isAccepted { markup += command(place, of: "the row") }
    markup += "</article>\n"
    return markup
  }

  /// Places as they are counted by people.
  private func position(_ row: SheetDiff.Row) -> String {
    switch (row.old, row.new) {
    case (let old?, let new?):
      old == new
        ? "row \(HTMLReportMarkup.grouped(new + 1))"
        : "row \(HTMLReportMarkup.grouped(old + 1)) before, row \(HTMLReportMarkup.grouped(new + 1)) now"
    case (let old?, nil): "was row \(HTMLReportMarkup.grouped(old + 1))"
    case (nil, let new?): "row \(HTMLReportMarkup.grouped(new + 1))"
    case (nil, nil): "in neither sheet"
    }
  }

  private func pixels(_ counts: PixelCounts, isResized: Bool) -> String {
    let size = isResized ? "another size; " : ""
    guard counts.different > 0 else { return size + "no pixel differs" }
    return size + "\(Self.share(counts)) pixels differ, by at most \(counts.maxDelta) of 255"
  }

  private func choice(_ row: Int?, title: String) -> HTMLReportMarkup {
    guard parts(row).contains(where: { $0.old != nil && $0.new != nil }) else { return "" }
    return HTMLReportPictures.choice(name: "view-\(index + 1)-\(row.map { $0 + 1 } ?? 0)", title: title)
  }

  private func pictures(_ row: Int?, title: String) -> HTMLReportMarkup {
    var markup: HTMLReportMarkup = ""
    for part in parts(row) { markup += HTMLReportPictures(part: part, title: title, scale: scale).markup }
    return markup
  }

  private func command(_ row: Int?, of what: HTMLReportMarkup) -> HTMLReportMarkup {
    guard let command = accepting(row) else { return "" }
    let isWhole = row != nil && command == accepting(nil)
    let what: HTMLReportMarkup = isWhole ? "the row, with its whole sheet" : what
    return "<p class=\"accept\">To accept \(what): <code>\(command)</code></p>\n"
  }
}
