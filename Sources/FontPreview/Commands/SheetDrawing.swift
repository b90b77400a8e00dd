import FontPreviewCore

/// Draws the rows of a listing into a picture, and warns of the bad ones.
struct SheetDrawing {
  let listing: Listing
  let words: [Argument]
  let options: Options
  let diagnostics: Diagnostics
  /// When the work began.
  var start = ContinuousClock.now

  /// What was drawn.
  struct Outcome {
    var renderer: SheetRenderer
    /// Whether `--strict` is met.
    var isStrictlyMet: Bool
  }

  /// Draws into `picture`, with a manifest in it, beside it, or both; throws where not one row's face could be read.
  func draw(to picture: any ByteSink, embedsManifest: Bool, manifest: (any ByteSink)?) async throws -> Outcome {
    let renderer = try await listing.renderer(options)
    warnOfHeight(renderer)
    let head = renderer.manifestHead(options: listing.manifestOptions(options, words: words))
    var sheet = try SheetWriter(
      renderer: renderer, picture: picture, embedsManifest: embedsManifest, manifestFile: manifest, head: head)
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
    if options.verbose { tell() }
    return Outcome(renderer: renderer, isStrictlyMet: listing.isStrictlyMet && report.isStrictlyMet)
  }

  private func warnOfHeight(_ renderer: SheetRenderer) {
    let height = renderer.pixelHeight
    guard height > 65_535 else { return }
    diagnostics.warning(
      .size,
      "the sheet is \(height) pixels tall, and browsers and many viewers stop at 65535; a smaller --scale or fewer fonts help"
    )
  }

  private func tell() {
    let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    diagnostics.note(
      "\(listing.list.numberOfRows) rows of \(listing.faceCount) faces in \(Int(milliseconds.rounded())) ms with "
        + LibraryVersions.current.all.map { "\($0.name) \($0.version)" }.joined(separator: ", "))
  }
}
