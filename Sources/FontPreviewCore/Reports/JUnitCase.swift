/// One test case of a JUnit report, before it is written.
struct JUnitCase {
  /// How the case ended.
  enum Result {
    case passed
    case skipped(message: String)
    /// A difference; what it is, a clause each.
    case failure(type: String, details: [String])
    /// Something that could not be looked at; why, a clause each.
    case error(type: String, details: [String])
  }

  /// With nothing in it that a terminal obeys; not yet unique.
  var name: String
  var result: Result
  /// Lines, in which a picture may not be named so that readers show it.
  var output: [String] = []
  /// The lines that name pictures.
  var pictures: [String] = []
}

extension JUnitCase {
  /// The rows of a sheet and what is beside them, or one case where nothing was compared.
  ///
  /// `attachments` are the paths of the pictures that show a row, or with nil what is beside the rows.
  static func cases(of sheet: ComparisonReport.Sheet, attachments: (_ row: Int?) -> [String]) -> [JUnitCase] {
    func lines(_ row: Int?) -> [String] { attachments(row).map(line) }
    switch sheet.outcome {
    case .failed(let reason):
      let result = Result.error(type: "error", details: [ReportWords.clause(reason)])
      return [JUnitCase(name: "whole sheet", result: result, pictures: lines(nil))]
    case .missing(let reason):
      let result =
        sheet.isAccepted ? Result.passed : .failure(type: "missing", details: [ReportWords.clause(reason)])
      let output = sheet.isAccepted ? ["accepted as a new baseline"] : []
      return [JUnitCase(name: "whole sheet", result: result, output: output, pictures: lines(nil))]
    case .compared(let diff):
      // Asks all rows: once for a sheet, not once for each of them.
      let isSheetSame = diff.isSame
      var cases = diff.rows.enumerated().map { place, row in
        var made = JUnitCase(row, isAccepted: sheet.isAccepted, isSheetSame: isSheetSame)
        made.pictures = lines(place)
        return made
      }
      if let surroundings = diff.surroundings {
        var made = JUnitCase(
          name: diff.rows.isEmpty ? "whole picture" : "beside the rows", word: surroundings.isSame ? nil : "changed",
          details: ReportWords.details(of: surroundings), isAccepted: sheet.isAccepted, isSheetSame: isSheetSame)
        made.pictures = lines(nil)
        cases.append(made)
      }
      return cases
    }
  }

  private init(_ row: SheetDiff.Row, isAccepted: Bool, isSheetSame: Bool) {
    self.init(
      name: Quoting.escaped(row.title), word: row.change == .same ? nil : row.change.rawValue,
      details: ReportWords.details(of: row), isAccepted: isAccepted, isSheetSame: isSheetSame)
    if row.isIgnored {
      result = .skipped(message: "ignored")
      let told = [row.change.rawValue] + ReportWords.details(of: row)
      output = row.change == .same ? [] : ["ignored: " + told.joined(separator: "; ")]
    } else if row.error != nil {
      if isAccepted {
        if row.change == .same { output = ["accepted: " + ReportWords.details(of: row).joined(separator: "; ")] }
      } else {
        result = .error(type: "font", details: ReportWords.details(of: row))
        output = []
      }
    }
    if let note = row.note { output.append("\(note.text), no pixel did") }
  }

  /// `word` is the kind of change, nil for none.
  private init(name: String, word: String?, details: [String], isAccepted: Bool, isSheetSame: Bool) {
    self.init(name: name, result: .passed)
    guard let word else { return }
    if isAccepted {
      output = ["accepted: " + ([word] + details).joined(separator: "; ")]
    } else if isSheetSame {
      output = ["within the limits: " + ([word] + details).joined(separator: "; ")]
    } else {
      result = .failure(type: word, details: details)
    }
  }

  /// The line that makes readers show a picture; that only names it where the path would break the line up.
  private static func line(attaching path: String) -> String {
    let bytes = Array(path.utf8)
    let hasTwoBrackets = zip(bytes, bytes.dropFirst()).contains { pair in
      pair == (UInt8(ascii: "["), UInt8(ascii: "[")) || pair == (UInt8(ascii: "]"), UInt8(ascii: "]"))
    }
    let isPlain =
      !path.isEmpty && !hasTwoBrackets && !bytes.contains(UInt8(ascii: "|"))
      && bytes.last != UInt8(ascii: "]") && ReportWords.clause(path).utf8.elementsEqual(bytes)
    if isPlain { return "[[ATTACHMENT|\(path)]]" }
    return ReportWords.disarmed("picture: " + Quoting.quoted(path), bracketBehind: "[")
  }
}
