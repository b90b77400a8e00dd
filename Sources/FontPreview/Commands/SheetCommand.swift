import FontPreviewCore
import Glibc

/// Draws a sheet into a PNG file.
struct SheetCommand {
  let words: [Argument]
  let options: Options
  let diagnostics: Diagnostics

  func run() async throws -> ExitStatus {
    if options.printsLook { return try printLook() }
    guard let output = options.output else { throw CommandError.missingOutput }
    // A place that cannot be written is said before fonts are looked for.
    let outputs = try SheetOutputs(options, picture: output)
    let start = ContinuousClock.now
    let listing = try Listing(words: words, options: options, diagnostics: diagnostics)
    return try await draw(listing, to: output, outputs, since: start)
  }

  /// Draws rows that are listed already.
  func draw(_ listing: Listing, to output: Argument) async throws -> ExitStatus {
    try await draw(listing, to: output, SheetOutputs(options, picture: output), since: .now)
  }

  private func draw(
    _ listing: Listing, to output: Argument, _ outputs: SheetOutputs, since start: ContinuousClock.Instant
  ) async throws -> ExitStatus {
    try SheetOutputs.refuseFonts(
      options, picture: output, among: listing.list.rows.compactMap { $0.face?.identifier.path })
    let renderer = try await listing.renderer(options)
    warnOfHeight(renderer)
    let manifest = renderer.manifestHead(options: listing.manifestOptions(options, words: words))
    var sheet = try SheetWriter(
      renderer: renderer, picture: outputs.picture, embedsManifest: options.embedsManifest,
      manifestFile: outputs.manifest, head: manifest)
    let report = RowReport(list: listing.list, options: options, diagnostics: diagnostics)
    let progress = Progress(total: renderer.visibleRows.count, isQuiet: options.quiet)
    diagnostics.progress = progress
    var rows = 0
    try await renderer.draw(jobs: options.jobCount, withJSON: sheet.wantsJSON, compressed: true) { band in
      report.note(missing: band.missing)
      if let row = band.row {
        report.note(row)
        rows += 1
        progress.update(rows)
      }
      try sheet.write(band)
    }
    progress.clear()
    try report.check()
    report.warnOfAxes()
    try sheet.finish()
    try outputs.commit(listing.list)
    if options.verbose { tell(listing, since: start) }
    return options.strict && !(listing.isStrictlyMet && report.isStrictlyMet) ? .unmet : .done
  }

  private func printLook() throws -> ExitStatus {
    let output = try OutputFile(.standardOutput, content: .text)
    try output.write(Array(LookFile.text(of: LookChoice(options, cell: options.cell).style).utf8))
    try output.commit()
    return .done
  }

  private func warnOfHeight(_ renderer: SheetRenderer) {
    let height = renderer.pixelHeight
    guard height > 65_535 else { return }
    diagnostics.warning(
      .size,
      "the sheet is \(height) pixels tall, and browsers and many viewers stop at 65535; a smaller --scale or fewer fonts help"
    )
  }

  private func tell(_ listing: Listing, since start: ContinuousClock.Instant) {
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    diagnostics.note(
      "\(listing.list.numberOfRows) rows of \(listing.faceCount) faces in \(Int(milliseconds.rounded())) ms with "
        + LibraryVersions.current.all.map { "\($0.name) \($0.version)" }.joined(separator: ", "))
  }
}
