/// The words that the reports share; what comes from outside leaves here with nothing in it that a terminal obeys.
enum ReportWords {
  /// As in "1,234,567".
  static func number(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text
  }

  /// As in "1 row" and "1,200 rows".
  static func count(_ count: Int, _ one: String, _ several: String) -> String {
    "\(number(count)) \(count == 1 ? one : several)"
  }

  /// As in "1,204 of 14,080 pixels".
  static func share(_ counts: PixelCounts) -> String {
    "\(number(counts.different)) of \(count(counts.compared, "pixel", "pixels"))"
  }

  /// As in "1,204 of 14,080 pixels, by up to 255".
  static func pixels(_ counts: PixelCounts) -> String {
    share(counts) + (counts.maxDelta > 0 ? ", by up to \(counts.maxDelta)" : "")
  }

  /// A sentence of our own with names in it that may be quoted already: their quotation marks and backslashes stay.
  static func clause(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result.unicodeScalars.append(scalar)
      default: result += Quoting.escaped(String(scalar))
      }
    }
    return result
  }

  /// The first `limit` characters of Unicode, and an ellipsis where that is not all.
  ///
  /// Not of what a reader takes for characters: one of those may have any number of marks.
  static func shortened(_ text: String, to limit: Int) -> String {
    // A prefix is a walk; what has no more bytes has no more characters.
    guard text.utf8.count > limit, text.unicodeScalars.dropFirst(limit).first != nil else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) + "…"
  }

  /// Shows each opening bracket that stands behind `prefix` as an escape, for readers to whom both are a command.
  static func disarmed(_ text: String, bracketBehind prefix: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
    let prefix = Array(prefix.unicodeScalars)
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "[", result.suffix(prefix.count).elementsEqual(prefix) {
        result.append(contentsOf: "\\u{005B}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// What happened to a row beside its kind of change, each a clause; without the row's note.
  static func details(of row: SheetDiff.Row) -> [String] {
    var details: [String] = []
    switch (row.change, row.old, row.new) {
    case (.moved, let old?, let new?): details.append("from row \(number(old + 1)) to row \(number(new + 1))")
    case (.added, _, let new?): details.append("as row \(number(new + 1))")
    case (.removed, let old?, _): details.append("it was row \(number(old + 1))")
    case (.changed, let old?, let new?) where row.isMoved:
      details.append("from row \(number(old + 1)) to row \(number(new + 1))")
    default: break
    }
    details += row.causes.map(\.text)
    if let error = row.error { details.append("its font is not drawn: \(clause(error))") }
    if row.isResized { details.append("another size") }
    // Of rows that one sheet alone has, all pixels differ.
    if row.change == .changed, let counts = row.counts, counts.different > 0 { details.append(pixels(counts)) }
    return details
  }

  /// What differs beside the rows, each a clause.
  static func details(of surroundings: SheetDiff.Surroundings) -> [String] {
    (surroundings.isResized ? ["another size"] : [])
      + [surroundings.counts.map(pixels) ?? (surroundings.differs ? "another hash" : "the same hash")]
  }

  /// What became of a sheet, as in "different, 3 of 12 rows differ, 1,204 of 276,480 pixels".
  static func status(of sheet: ComparisonReport.Sheet) -> String {
    switch sheet.outcome {
    case .failed(let reason): return "error: \(clause(reason))"
    case .missing where sheet.isAccepted: return "accepted as a new baseline"
    case .missing(let reason): return "not compared: \(clause(reason))"
    case .compared(let diff):
      var parts = [verdict(of: diff, isAccepted: sheet.isAccepted)]
      if diff.basis == .fonts {
        // All others are not known, since nothing was drawn.
        let differing = diff.rows.count(where: \.differs)
        parts.append("the fonts of \(count(differing, "row", "rows")) are others, so that nothing was drawn")
      } else if !diff.rows.isEmpty {
        let counting = diff.rows.count { !$0.isIgnored }
        let differing = diff.rows.count(where: \.differs)
        parts.append(
          "\(number(differing)) of \(count(counting, "row", "rows")) \(differing == 1 || counting == 1 ? "differs" : "differ")"
        )
      }
      if diff.hasCounts { parts.append(diff.rows.isEmpty ? pixels(diff.counts) : share(diff.counts)) }
      if diff.isResized || diff.rows.isEmpty && diff.surroundings?.isResized ?? false { parts.append("another size") }
      return parts.joined(separator: ", ")
    }
  }

  private static func verdict(of diff: SheetDiff, isAccepted: Bool) -> String {
    if isAccepted { return "accepted" }
    guard diff.isSame else { return "different" }
    return diff.counts.different > 0 ? "same within the limits" : "same"
  }
}

extension SheetDiff.Row {
  /// Whether something became of the row and that counts.
  var differs: Bool { change != .same && !isIgnored }
}

extension SheetDiff {
  /// Whether pixels were compared, not hashes alone.
  var hasCounts: Bool { surroundings?.counts != nil || rows.contains { $0.counts != nil } }
}
