import FontPreviewCore

/// What became of the rows of a sheet: warns of the bad ones and knows whether `--strict` is met.
final class RowReport {
  private let diagnostics: Diagnostics
  private let variations: [FontVariation]
  /// The axes that any row's font has.
  private var axes: Set<String> = []
  private let list: FontList
  private var rows = 0
  private var unreadable = 0
  private var firstProblem: (name: String, reason: String)?
  private(set) var isStrictlyMet = true

  init(list: FontList, options: Options, diagnostics: Diagnostics) {
    self.list = list
    self.diagnostics = diagnostics
    variations = options.variations
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
    let missing = [row.record.missing, row.record.detail?.missing ?? ""]
    for characters in missing where !characters.isEmpty {
      isStrictlyMet = false
      diagnostics.warning(
        .missingCharacters, "\(Quoting.quoted(row.record.title)): no font has \(Quoting.quoted(characters))")
    }
    if !variations.isEmpty { axes.formUnion(row.record.axes.keys) }
  }

  /// Notes the characters of a bar or header that no font has.
  func note(missing characters: String) {
    guard !characters.isEmpty else { return }
    isStrictlyMet = false
    diagnostics.warning(.missingCharacters, "no font has \(Quoting.quoted(characters)) of the sheet's own words")
  }

  /// Warns of places on axes that no font has: a misspelled one changes nothing.
  func warnOfAxes() {
    for variation in variations where !axes.contains(variation.axis) {
      diagnostics.warning(
        .axes, "--variations: no font that is shown has the axis \(Quoting.quoted(variation.axis))")
    }
  }

  /// Throws `CommandError.nothingDrawn` where not one row's face could be read.
  func check() throws(CommandError) {
    // Through a viewport only some rows are seen.
    guard rows == list.numberOfRows, unreadable == rows, let firstProblem else { return }
    throw .nothingDrawn(name: firstProblem.name, reason: firstProblem.reason, count: rows)
  }

  private static func text(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }
}
