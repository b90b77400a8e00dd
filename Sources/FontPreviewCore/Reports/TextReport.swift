/// Tells a person at a terminal what was compared.
public enum TextReport {
  /// The rows of a sheet that are named when nobody asks for all.
  private static let rowLimit = 100

  /// A headline a sheet, and below it a line for each row that differs.
  ///
  /// Every line ends with a line feed. `isVerbose` names all rows, also those of which only the font file changed.
  public static func text(_ report: ComparisonReport, isVerbose: Bool) -> String {
    let text = report.sheets.flatMap { lines(of: $0, isVerbose: isVerbose) }.map { $0 + "\n" }.joined()
    // What GitHub's runner obeys wherever it stands in a line of a log.
    return ReportWords.disarmed(text, bracketBehind: "##")
  }

  private static func lines(of sheet: ComparisonReport.Sheet, isVerbose: Bool) -> [String] {
    var lines = ["\(Quoting.quoted(sheet.name)): \(ReportWords.status(of: sheet))"]
    guard let diff = sheet.diff else { return lines }
    lines += sheet.acceptedRows.map { "  accepted \(Quoting.quoted($0))" }
    let told = diff.rows.filter { $0.differs || (isVerbose && $0.note != nil && !$0.isIgnored) }
    let shown = isVerbose ? told[...] : told.prefix(rowLimit)
    lines += shown.map { line(of: $0, isVerbose: isVerbose) }
    if shown.count < told.count {
      let rest = ReportWords.count(told.count - shown.count, "more row", "more rows")
      lines.append("  ... \(rest); --verbose or --json tells all")
    }
    // Of a picture without rows, the headline says it all.
    if let surroundings = diff.surroundings, !surroundings.isSame, !diff.rows.isEmpty {
      lines.append("  beside the rows: " + ReportWords.details(of: surroundings).joined(separator: "; "))
    }
    let noted = diff.rows.count { $0.note != nil && !$0.isIgnored }
    if noted > 0, !isVerbose {
      let rows = noted == 1 ? "1 row has another font file" : "\(ReportWords.number(noted)) rows have other font files"
      lines.append("  \(rows) and the same pixels; --verbose names \(noted == 1 ? "it" : "them")")
    }
    let ignored = diff.rows.count(where: \.isIgnored)
    if ignored > 0 {
      let differing = diff.rows.count { $0.isIgnored && $0.change != .same }
      lines.append(
        "  \(ReportWords.count(ignored, "row is", "rows are")) ignored, \(ReportWords.number(differing)) of which "
          + (differing == 1 ? "differs" : "differ"))
    }
    let broken = diff.rows.count { $0.error != nil && $0.change == .same && !$0.isIgnored }
    if broken > 0 {
      lines.append(
        broken == 1
          ? "  1 row is the same, but its font cannot be drawn"
          : "  \(ReportWords.number(broken)) rows are the same, but their fonts cannot be drawn")
    }
    if !diff.libraries.isEmpty { lines.append("  libraries: " + diff.libraries.map(\.text).joined(separator: ", ")) }
    if !diff.options.isEmpty {
      lines.append("  other options: " + diff.options.map { "--" + Quoting.escaped($0) }.joined(separator: ", "))
    }
    return lines
  }

  private static func line(of row: SheetDiff.Row, isVerbose: Bool) -> String {
    let word = row.change.rawValue
    let width = SheetDiff.Change.allCases.map(\.rawValue.count).max() ?? 0
    var details = ReportWords.details(of: row)
    if isVerbose, let note = row.note { details.append("\(note.text), no pixel did") }
    return "  \(word)\(String(repeating: " ", count: width - word.count))  \(Quoting.quoted(row.title))"
      + (details.isEmpty ? "" : ": " + details.joined(separator: "; "))
  }
}
