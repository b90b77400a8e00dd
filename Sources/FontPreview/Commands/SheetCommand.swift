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
    if let manifest = options.manifest, OutputPlace.areSame(OutputPlace(manifest), OutputPlace(output)) {
      throw CommandError.sameOutput(manifest)
    }
    let outputs: KeyValuePairs = ["--output": output, "--manifest": options.manifest]
    try Self.refuseFonts(outputs)
    let start = ContinuousClock.now
    // A place that cannot be written is said before fonts are looked for.
    let picture = try OutputFile(OutputPlace(output))
    let manifestFile = try options.manifest.map { try OutputFile(OutputPlace($0), content: .text) }
    let listing = try Listing(words: words, options: options, diagnostics: diagnostics)
    try Self.refuseFonts(outputs, among: listing.list.rows.compactMap { $0.face?.identifier.path })
    let renderer = try await listing.renderer(options)
    warnOfHeight(renderer)
    let manifest = ManifestHead(
      options: ManifestOptions.values(options, hasWords: !words.isEmpty), size: renderer.size)
    var sheet = try SheetWriter(
      renderer: renderer, picture: picture, embedsManifest: options.embedsManifest, manifestFile: manifestFile,
      head: manifest)
    let report = RowReport(list: listing.list, options: options, diagnostics: diagnostics)
    let progress = Progress(total: listing.list.numberOfRows, isQuiet: options.quiet)
    diagnostics.progress = progress
    var rows = 0
    try await renderer.draw(jobs: options.jobCount, withJSON: sheet.wantsJSON) { band in
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
    // What a full disk refuses must not leave a new picture beside an old manifest.
    try picture.flush()
    try manifestFile?.flush()
    try picture.commit()
    try manifestFile?.commit()
    if options.verbose { tell(listing, since: start) }
    return options.strict && !(listing.isStrictlyMet && report.isStrictlyMet) ? .unmet : .done
  }

  private func printLook() throws -> ExitStatus {
    let output = try OutputFile(.standardOutput, content: .text)
    try output.write(Array(LookFile.text(of: LookChoice.style(options, cell: options.cell)).utf8))
    try output.commit()
    return .done
  }

  /// Throws where output would replace a font: `-o *.ttf` names the first of them, and fonts are not easily made anew.
  private static func refuseFonts(
    _ outputs: KeyValuePairs<String, Argument?>, among fonts: [[UInt8]] = []
  ) throws(CommandError) {
    for (option, argument) in outputs {
      guard let argument, let path = OutputPlace(argument).replacedPath else { continue }
      let identity = FileIdentity(path)
      let isShown = identity != nil && fonts.contains { FileIdentity($0) == identity }
      if isShown || FontFileName.looksLikeFont(path) { throw .outputIsFont(option: option, argument) }
    }
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

extension OutputPlace {
  /// Standard output for `-`, else a file.
  init(_ argument: Argument) {
    self = argument.bytes == [UInt8(ascii: "-")] ? .standardOutput : .file(path: argument.bytes)
  }
}
