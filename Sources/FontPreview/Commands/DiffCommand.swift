import FontPreviewCore

/// Compares two pictures.
struct DiffCommand {
  let words: [Argument]
  let options: Options
  let diagnostics: Diagnostics

  func run() async throws -> ExitStatus {
    guard words.count == 2 else { throw CommandError.notTwoPictures(words.count) }
    let (oldName, newName) = (words[0], words[1])
    guard oldName != "-" || newName != "-" else { throw CommandError.sameInput }
    let reporter = try ComparisonReporter(
      options, output: options.output, inputs: [("OLD", oldName), ("NEW", newName)])
    let output = try options.output.map { try OutputFile(OutputPlace($0)) }
    let (old, new) = try (Self.read(oldName), Self.read(newName))
    if (old.manifest == nil) != (new.manifest == nil) {
      let bare = old.manifest == nil ? oldName : newName
      diagnostics.warning(
        .comparison, "\(bare.quoted) has no manifest: the pictures are compared pixel by pixel, without rows")
    }
    let comparison = SheetComparison(from: old, to: new, options: options.comparison)
    var picture: DifferenceSheet?
    var receiver = SheetComparison.Receiver { part in
      try picture?.add(part)
      try reporter.note(part, sheet: 0)
    }
    if let output {
      receiver.begin = { heights in
        guard !heights.isEmpty else { return }
        picture = try DifferenceSheet(from: old, to: new, heights: heights, sink: output)
      }
    }
    let diff: SheetDiff
    do {
      diff = try await comparison.run(output != nil || reporter.wantsPictures ? receiver : nil)
    } catch SheetComparisonError.old(let error) {
      throw CommandError.picture(oldName, reason: "\(error)")
    } catch SheetComparisonError.new(let error) {
      throw CommandError.picture(newName, reason: "\(error)")
    } catch let error as ManifestError {
      throw CommandError.picture(old.hasDamagedRows ? oldName : newName, reason: "\(error)")
    }
    ComparedRows.warn(of: options.ignoredRows, option: "--ignore-rows", among: diff.rows.map(\.title), diagnostics)
    var report = ComparisonReport(sheets: [.init(name: newName.text, outcome: .compared(diff))])
    if !diff.comparesAnything { report.sheets[0].outcome = .failed(reason: ComparedRows.nothingCompared) }
    if let picture {
      try picture.finish()
      try output?.commit()
    }
    return try reporter.finish(report, scales: [new.scale]) { _, _ in nil }
  }

  private static func read(_ picture: Argument) throws -> ComparedPicture {
    do {
      return try ComparedPicture(InputFile(picture == "-" ? nil : picture.bytes))
    } catch let error as InputError {
      throw error
    } catch PNGError.input(let error) {
      throw error
    } catch {
      throw CommandError.picture(picture, reason: "\(error)")
    }
  }
}
