import FontPreviewCore

/// Compares sheets with a kept baseline, or the fonts of two directories.
struct CheckCommand {
  let words: [Argument]
  let options: Options
  let diagnostics: Diagnostics

  /// `given` are the long names of the options on the command line.
  func run(given: Set<String>) async throws -> ExitStatus {
    if let word = words.first { throw CommandError.wordsOfCheck(word) }
    switch (options.baseline, options.before, options.after) {
    case (let directory?, nil, nil):
      if !options.updatedRows.isEmpty, options.update != .changed { throw CommandError.rowsWithoutUpdate }
      let ofSheets = OptionTable.all.filter(CheckPlan.isOfSheet).map(\.name)
      if let name = ofSheets.first(where: given.contains) { throw CommandError.optionOfBaseline(name) }
      return try await check(directory)
    case (nil, let before?, let after?):
      let ofBaselines = OptionTable.all.filter { $0.group == .baseline && !["before", "after"].contains($0.name) }
      if let option = ofBaselines.first(where: { given.contains($0.name) }) {
        throw CommandError.onlyWithBaseline(option.longForm)
      }
      return try await compare(before, after)
    case (nil, .some, nil): throw CommandError.halfComparison(missing: "--after")
    case (nil, nil, .some): throw CommandError.halfComparison(missing: "--before")
    default: throw CommandError.unclearCheck
    }
  }

  private func check(_ directory: Argument) async throws -> ExitStatus {
    let plan = try CheckPlan(directory: directory)
    var sheets = plan.sheets
    if !options.sheetNames.isEmpty {
      // No sheet's name has a comma in it.
      for name in options.sheetNames where !name.contains(",") && !sheets.contains(where: { $0.name == name }) {
        throw CommandError.unknownSheet(name, nearest: NearestTitles.titles(nearest: name, in: sheets.map(\.name)))
      }
      sheets = sheets.filter { options.sheetNames.contains($0.name) }
    }
    let kept = plan.sheets.flatMap { sheet in
      [BaselineFormat.png, .hash].map { BaselinePlace(directory: directory, sheet: sheet.name).file($0) }
    }
    let reporter = try ComparisonReporter(
      options, output: nil,
      inputs: ([CheckPlan.path(CheckPlan.fileName, in: directory)] + kept).map { ("--baseline", $0) })
    var results: [BaselineCheck.Result] = []
    let update = update
    for (number, sheet) in sheets.enumerated() {
      let check = BaselineCheck(
        directory: directory, options: options, update: update, diagnostics: diagnostics,
        receive: reporter.wantsPictures ? { try reporter.note($0, sheet: number) } : nil)
      results.append(try await check.run(sheet))
    }
    var report = ComparisonReport(sheets: results.map(\.sheet))
    refuseEmpty(&report)
    warnOfRows(report)
    let status = try reporter.finish(report, scales: results.map(\.scale)) { sheet, row in
      let title = row.flatMap { row in results[sheet].acceptsRows ? report.sheets[sheet].diff?.rows[row].title : nil }
      return AcceptCommand.text(
        directory: directory, sheet: report.sheets[sheet].name, row: title,
        format: options.baselineFormat)
    }
    return strict(status, results.allSatisfy(\.isStrictlyMet))
  }

  /// What `--strict` makes of a status.
  private func strict(_ status: ExitStatus, _ isMet: Bool) -> ExitStatus {
    options.strict && !isMet && status == .done ? .unmet : status
  }

  /// What may be written: nothing where nobody is there to look at it.
  private var update: BaselineUpdate {
    guard options.update != .none, ContinuousIntegration.isOn else { return options.update }
    diagnostics.warning(
      .comparison,
      "--update \(options.update.rawValue): CI is set, so that the baseline stays as it is; write it on a machine of your own, and commit it"
    )
    return .none
  }

  private func compare(_ before: Argument, _ after: Argument) async throws -> ExitStatus {
    let reporter = try ComparisonReporter(options, output: nil, inputs: [])
    func draw(_ directory: Argument) async throws -> DrawnSheet {
      var own = options
      own.fontDirectories.append(directory)
      own.isolated = true
      let listing = try Listing(words: [], options: own, diagnostics: diagnostics)
      return try await DrawnSheet(listing, words: [], options: own, diagnostics: diagnostics)
    }
    let (old, new) = try (await draw(before), await draw(after))
    let diff = try await SheetComparison(from: old.picture, to: new.picture, options: options.comparison)
      .run(reporter.wantsPictures ? .init { try reporter.note($0, sheet: 0) } : nil)
    var report = ComparisonReport(sheets: [.init(name: after.text, outcome: .compared(diff))])
    refuseEmpty(&report)
    warnOfRows(report)
    let status = try reporter.finish(report, scales: [new.picture.scale]) { _, _ in nil }
    return strict(status, old.isStrictlyMet && new.isStrictlyMet)
  }

  /// A check that compared nothing must not pass.
  private func refuseEmpty(_ report: inout ComparisonReport) {
    for (place, sheet) in report.sheets.enumerated() {
      guard let diff = sheet.diff, !diff.comparesAnything else { continue }
      report.sheets[place].outcome = .failed(reason: ComparedRows.nothingCompared)
    }
  }

  private func warnOfRows(_ report: ComparisonReport) {
    let titles = report.sheets.compactMap(\.diff).flatMap(\.rows).map(\.title)
    // Of fonts that differ by name, no other row is known.
    guard report.sheets.allSatisfy({ $0.diff?.surroundings != nil }) else { return }
    ComparedRows.warn(of: options.ignoredRows, option: "--ignore-rows", among: titles, diagnostics)
    ComparedRows.warn(of: options.updatedRows, option: "--update-rows", among: titles, diagnostics)
  }
}
