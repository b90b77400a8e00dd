/// Tells GitHub's runner and job summary what was compared.
public enum GitHubReport {
  /// The runner shows ten annotations of a kind a step: these, and one that counts the rest.
  private static let annotationLimit = 9
  /// GitHub drops a summary that is larger than 1 MiB; the file may hold something already.
  private static let summaryLimit = 900_000
  /// Room in the summary for the line that tells what was left out.
  private static let closingRoom = 300
  /// The longest name and the longest clause, in characters of Unicode.
  private static let (nameLimit, clauseLimit) = (200, 600)

  // MARK: - Annotations

  /// Commands for the runner, a line each without its line feed; none where all is the same.
  public static func annotations(_ report: ComparisonReport) -> [String] {
    var lines: [String] = []
    var (rows, others) = (0, 0)
    for sheet in report.sheets where sheet.verdict != .same {
      guard let diff = sheet.diff else {
        if lines.count < annotationLimit {
          lines.append(command(sheet, message: ReportWords.status(of: sheet)))
        } else {
          others += 1
        }
        continue
      }
      for row in diff.rows where row.differs {
        if lines.count < annotationLimit {
          lines.append(command(sheet, message: told(row)))
        } else {
          rows += 1
        }
      }
      if let surroundings = diff.surroundings, !surroundings.isSame {
        if lines.count < annotationLimit {
          let place = diff.rows.isEmpty ? "the picture" : "beside the rows"
          let details = ReportWords.details(of: surroundings).joined(separator: "; ")
          lines.append(command(sheet, message: "\(place): \(details)"))
        } else {
          others += 1
        }
      }
    }
    guard rows + others > 0 else { return lines }
    let rest =
      others == 0
      ? ReportWords.count(rows, "more row differs", "more rows differ")
      : ReportWords.count(rows + others, "more difference", "more differences")
    return lines + ["::error title=fontpreview::\(rest); the job summary and the report tell of them"]
  }

  private static func told(_ row: SheetDiff.Row) -> String {
    let details = ReportWords.details(of: row)
    return "\(row.change.rawValue) \(Quoting.quoted(ReportWords.shortened(row.title, to: nameLimit)))"
      + (details.isEmpty ? "" : ": " + details.joined(separator: "; "))
  }

  private static func command(_ sheet: ComparisonReport.Sheet, message: String) -> String {
    let title = Quoting.escaped(ReportWords.shortened(sheet.name, to: nameLimit))
    // The runner cuts properties at commas and the command at its colons.
    let property = encoded(title, also: [":", ","])
    return "::error title=\(property)::\(encoded(ReportWords.shortened(message, to: 2 * clauseLimit), also: []))"
  }

  private static func encoded(_ text: String, also others: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || others.contains(scalar) {
        result += (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  // MARK: - Summary

  /// A section of Markdown for the job summary: of each sheet a heading, what became of it and a table of the rows that
  /// differ.
  ///
  /// It has less than 900 KB; where that does not do for all, its last line says how much is left out.
  public static func summary(_ report: ComparisonReport) -> String {
    var text = "## fontpreview: \(report.verdict.rawValue)\n"
    var (rows, sheets) = (0, 0)
    for sheet in report.sheets {
      let differing = sheet.diff?.rows.filter(\.differs) ?? []
      let status = code(ReportWords.shortened(ReportWords.status(of: sheet), to: clauseLimit))
      let name = code(Quoting.quoted(ReportWords.shortened(sheet.name, to: nameLimit)))
      var lines = ["\n### \(name)\n\n\(status)\n"]
      if let diff = sheet.diff, !diff.libraries.isEmpty {
        let libraries = "libraries: " + diff.libraries.map(\.text).joined(separator: ", ")
        lines.append("\n\(code(ReportWords.shortened(libraries, to: clauseLimit)))\n")
      }
      // Nothing follows what was left out, so that the summary has no holes.
      guard rows + sheets == 0, append(lines.joined(), to: &text) else {
        sheets += 1
        rows += differing.count
        continue
      }
      var tableRows = differing.map(tableRow)
      if let diff = sheet.diff, !diff.rows.isEmpty, let surroundings = diff.surroundings, !surroundings.isSame {
        let size = surroundings.isResized ? "another size" : ""
        let pixels = surroundings.counts.map(ReportWords.pixels) ?? ""
        tableRows.append("| changed | beside the rows | \(size) | \(pixels) |\n")
      }
      guard !tableRows.isEmpty else { continue }
      tableRows[0] = "\n| change | row | why | pixels |\n| --- | --- | --- | ---: |\n" + tableRows[0]
      rows += tableRows.count - (tableRows.firstIndex { !append($0, to: &text) } ?? tableRows.count)
    }
    guard rows + sheets > 0 else { return text }
    var parts = rows > 0 ? [ReportWords.count(rows, "more row that differs", "more rows that differ")] : []
    if sheets > 0 { parts.append(ReportWords.count(sheets, "more sheet", "more sheets")) }
    return text + "\nLeft out here: \(parts.joined(separator: " and ")). The report tells of all.\n"
  }

  private static func tableRow(_ row: SheetDiff.Row) -> String {
    var rest = row
    rest.counts = nil
    let why = ReportWords.details(of: rest).joined(separator: "; ")
    let counts = row.counts.flatMap { $0.different > 0 ? ReportWords.pixels($0) : nil } ?? ""
    return "| \(row.change.rawValue) | \(code(Quoting.quoted(ReportWords.shortened(row.title, to: nameLimit))))"
      + " | \(why.isEmpty ? "" : code(ReportWords.shortened(why, to: clauseLimit))) | \(counts) |\n"
  }

  private static func append(_ lines: String, to text: inout String) -> Bool {
    guard text.utf8.count + lines.utf8.count + closingRoom <= summaryLimit else { return false }
    text += lines
    return true
  }

  /// Text that is shown as it is, in one line.
  ///
  /// References keep Markdown from it; but GitHub looks for mentions, issues, commits and addresses only once the page
  /// is made of them, and then everywhere but in code.
  private static func code(_ text: String) -> String {
    var result = "<code>"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ": result.unicodeScalars.append(scalar)
      case _ where scalar.isASCII: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "</code>"
  }
}
