import FontPreviewCore

/// What became of the rows of a sheet: warns of the bad ones and knows whether `--strict` is met.
final class RowReport {
  private let diagnostics: Diagnostics
  /// Whether characters that no font has are worth a warning each.
  private let namesMissing: Bool
  private let list: FontList
  private var rows = 0
  private var unreadable = 0
  private var firstProblem: (name: String, reason: String)?
  private(set) var isStrictlyMet = true

  init(list: FontList, options: Options, diagnostics: Diagnostics) {
    self.list = list
    self.diagnostics = diagnostics
    namesMissing = options.strict || options.verbose
  }

  func note(_ row: RenderedRow) {
    rows += 1
    if let problem = row.problem {
      isStrictlyMet = false
      let path = list.rows[row.index].face?.identifier.path
      if !problem.isOfReadableFace {
        unreadable += 1
        if firstProblem == nil { firstProblem = (path.map(Self.text) ?? row.record.title, problem.description) }
      }
      // A file that could not be read at all was warned of when it was listed, and where it is the only one, the error
      // says all.
      if let path, problem.isOfReadableFace || list.numberOfRows > 1 {
        diagnostics.warning(.problemRow, "\(Quoting.quoted(path)): \(problem); its row says so")
      }
    }
    if !row.record.missing.isEmpty {
      isStrictlyMet = false
      if namesMissing {
        diagnostics.warning(
          .missingCharacters,
          "\(Quoting.quoted(row.record.title)): the font lacks \(Quoting.quoted(row.record.missing))")
      }
    }
  }

  /// Throws `CommandError.nothingDrawn` where not one row's face could be read.
  func check() throws(CommandError) {
    guard rows > 0, unreadable == rows, let firstProblem else { return }
    throw .nothingDrawn(name: firstProblem.name, reason: firstProblem.reason, count: rows)
  }

  private static func text(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }
}
