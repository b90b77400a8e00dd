/// What stands around the sheets of a report: the verdict, the summary, the choice of a view.
struct HTMLReportPage {
  let report: ComparisonReport

  /// Whether there is more to say of a sheet than its line of the summary.
  func isListed(_ index: Int) -> Bool {
    let sheet = report.sheets[index]
    guard let diff = sheet.diff, !sheet.isAccepted, diff.isSame else { return true }
    if diff.surroundings.map({ !$0.isSame }) ?? false { return true }
    return !diff.libraries.isEmpty || !diff.options.isEmpty
      || diff.rows.contains { $0.change != .same || $0.note != nil || $0.error != nil }
  }

  /// What tells a page of this program from others.
  static let mark = #"<meta name="generator" content="fontpreview" />"#

  var head: HTMLReportMarkup {
    var markup: HTMLReportMarkup = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8" />

      """
    // 'self' is every file for a page that is one, else the server, in a sandbox too, so one policy does for all.
    // Only the empty icon is data: without it browsers ask the server for one of theirs.
    markup += """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:; style-src 'self'; \
      base-uri 'none'; form-action 'none'" />
      <meta name="generator" content="fontpreview" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="referrer" content="no-referrer" />
      <title>\(word(report.verdict)): \(sentence)</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="style.css" />
      </head>
      <body>
      <header class="top">
      <h1>Font comparison</h1>
      <p class="verdict">\(sign(report.verdict)) \(sentence)</p>
      </header>
      <nav class="bar" aria-label="View">
      <fieldset class="views">
      <legend>All pictures</legend>
      <label><input type="radio" name="all" id="all-side" checked="checked" /> side by side</label>
      <label><input type="radio" name="all" id="all-swipe" /> swipe</label>
      <label><input type="radio" name="all" id="all-blink" /> blink</label>
      </fieldset>
      <p class="hint for-swipe">Scroll a picture sideways, or tab into it and use the arrow keys: the new one comes \
      from the right.</p>
      <p class="hint for-blink">Old and new take turns; the pointer or the focus on a picture holds it.</p>
      <p class="hint for-still">This system asks for less motion: the new picture shows, and the old one under the \
      pointer or with the focus.</p>
      </nav>
      <main>
      \(summary)
      """
    return markup
  }

  var foot: HTMLReportMarkup {
    """
    </main>
    <footer>
    <p>Written by fontpreview.</p>
    </footer>
    </body>
    </html>

    """
  }

  /// What came of the run.
  private var sentence: String {
    let all = report.sheets.count
    let failed = report.sheets.count { $0.verdict == .error }
    let different = report.sheets.count { $0.verdict == .different }
    if all == 0 { return "no sheet was compared" }
    if failed == 0, different == 0 { return all == 1 ? "the sheet is the same" : "all \(all) sheets are the same" }
    var clauses: [String] = []
    if failed > 0 { clauses.append("\(failed) of \(Self.sheets(all)) could not be compared") }
    if different > 0 {
      let differ = different == 1 ? "differs" : "differ"
      clauses.append(failed > 0 ? "\(different) \(differ)" : "\(different) of \(Self.sheets(all)) \(differ)")
    }
    return clauses.joined(separator: ", ")
  }

  private static func sheets(_ count: Int) -> String { count == 1 ? "1 sheet" : "\(count) sheets" }

  private func word(_ verdict: ComparisonReport.Verdict) -> String {
    switch verdict {
    case .same: "Same"
    case .different: "Different"
    case .error: "Error"
    }
  }

  private func sign(_ verdict: ComparisonReport.Verdict) -> HTMLReportMarkup {
    switch verdict {
    case .same: #"<strong class="badge same">Same</strong>"#
    case .different: #"<strong class="badge different">Different</strong>"#
    case .error: #"<strong class="badge error">Error</strong>"#
    }
  }

  private var summary: HTMLReportMarkup {
    let hasIgnored = report.sheets.contains { $0.diff?.rows.contains(where: \.isIgnored) ?? false }
    var columns: HTMLReportMarkup = ""
    for change in SheetDiff.Change.allCases { columns += #"<th scope="col">\#(change.rawValue)</th>"# }
    if hasIgnored { columns += #"<th scope="col">ignored</th>"# }
    var markup: HTMLReportMarkup = """
      <section aria-labelledby="summary">
      <h2 id="summary">Sheets</h2>
      <div class="scroller">
      <table>
      <thead><tr><th scope="col">sheet</th><th scope="col">verdict</th>\(columns)<th scope="col">pixels that differ\
      </th></tr></thead>
      <tbody>

      """
    for (index, sheet) in report.sheets.enumerated() { markup += line(sheet, index: index, hasIgnored: hasIgnored) }
    markup += "</tbody>\n</table>\n</div>\n</section>\n"
    return markup
  }

  private func line(_ sheet: ComparisonReport.Sheet, index: Int, hasIgnored: Bool) -> HTMLReportMarkup {
    let name: HTMLReportMarkup = "<bdi>\(sheet.name)</bdi>"
    let linked: HTMLReportMarkup = isListed(index) ? "<a href=\"#sheet-\(index + 1)\">\(name)</a>" : name
    var markup: HTMLReportMarkup = """
      <tr><th scope="row">\(linked)</th><td>\(HTMLReportSection.badge(sheet))</td>
      """
    if let diff = sheet.diff {
      for change in SheetDiff.Change.allCases { markup += Self.cell(diff.count(of: change)) }
      if hasIgnored { markup += Self.cell(diff.rows.count(where: \.isIgnored)) }
      let isCompared = diff.surroundings?.counts != nil || diff.rows.contains { $0.counts != nil }
      markup +=
        isCompared
        ? #"<td class="number">\#(HTMLReportSection.share(diff.counts))</td>"#
        : #"<td class="none">by hashes alone</td>"#
    } else {
      markup +=
        "<td colspan=\"\(SheetDiff.Change.allCases.count + (hasIgnored ? 2 : 1))\" class=\"none\">not compared</td>"
    }
    markup += "</tr>\n"
    return markup
  }

  private static func cell(_ count: Int) -> HTMLReportMarkup {
    count == 0 ? #"<td class="number none">0</td>"# : #"<td class="number">\#(count: count)</td>"#
  }
}
