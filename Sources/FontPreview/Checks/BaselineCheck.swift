import FontPreviewCore

/// Checks one sheet after the other against what a baseline keeps of it, and writes that anew where it is wanted.
struct BaselineCheck {
  let directory: Argument
  /// Those of the command line, of which sheets take what is not theirs.
  let options: Options
  /// What is written, now that the environment was asked.
  let update: BaselineUpdate
  let diagnostics: Diagnostics
  /// Takes the parts that differ; nil where nobody wants them.
  let receive: ((DifferencePart) throws -> Void)?

  /// What became of a sheet.
  struct Result {
    var sheet: ComparisonReport.Sheet
    /// Pixels a point.
    var scale = 1
    /// Whether `--strict` is met, as far as it was drawn.
    var isStrictlyMet = true
    /// Whether single rows can be accepted.
    var acceptsRows = false

    init(sheet: ComparisonReport.Sheet, drawn: DrawnSheet? = nil) {
      self.sheet = sheet
      scale = drawn?.picture.scale ?? 1
      isStrictlyMet = drawn?.isStrictlyMet ?? true
    }
  }

  func run(_ sheet: CheckPlan.Sheet) async throws -> Result {
    var own = sheet.options
    (own.quiet, own.verbose, own.jobs) = (options.quiet, options.verbose, options.jobs)
    do {
      return try await check(sheet, own)
    } catch {
      // What is wrong with one sheet must not hide the others; a full disk or a closed pipe is wrong with all.
      if error is OutputError || ErrorText.isClosedPipe(error) { throw error }
      if case CommandError.notWithHashes = error { throw error }
      let reason = ErrorText.text(for: error)
      return Result(
        sheet: .init(
          name: sheet.name, outcome: Self.isOfFonts(error) ? .missing(reason: reason) : .failed(reason: reason)))
    }
  }

  private func check(_ sheet: CheckPlan.Sheet, _ own: Options) async throws -> Result {
    let place = BaselinePlace(directory: directory, sheet: sheet.name)
    let format = options.baselineFormat ?? place.keptFormat ?? .png
    if options.baselineFormat == nil, place.formats.count > 1 {
      diagnostics.warning(
        .comparison,
        "\(place.file(.hash).quoted) is not looked at, since there is \(place.file(.png).quoted); remove one of both")
    }
    let listing = try Listing(words: sheet.words, options: own, diagnostics: diagnostics)
    func draw() async throws -> DrawnSheet {
      try await DrawnSheet(listing, words: sheet.words, options: own, diagnostics: diagnostics)
    }
    guard place.formats.contains(format) else {
      var result = Result(sheet: .init(name: sheet.name, outcome: .missing(reason: Self.missing(place.file(format)))))
      guard update != .none else { return result }
      let drawn = try await draw()
      result = Result(sheet: result.sheet, drawn: drawn)
      result.sheet.isAccepted = try write(drawn, listing, to: place, format)
      return result
    }
    switch format {
    case .png: return try await checkPicture(sheet.name, place, listing, draw)
    case .hash: return try await checkHashes(sheet.name, place, listing, draw)
    }
  }

  /// Whether fonts of the sheet are missing.
  private static func isOfFonts(_ error: any Error) -> Bool {
    switch error {
    case CatalogError.unknownName, CatalogError.noReadableFace, CatalogError.noFontsGiven, CatalogError.noSystemFonts:
      true
    default: false
    }
  }

  private static func missing(_ file: Argument) -> String {
    "there is no baseline \(file.quoted); make it with --update missing"
  }

  private func checkPicture(
    _ name: String, _ place: BaselinePlace, _ listing: Listing, _ draw: () async throws -> DrawnSheet
  ) async throws -> Result {
    let drawn = try await draw()
    let kept: ComparedPicture
    let diff: SheetDiff
    do {
      kept = try ComparedPicture(InputFile(place.file(.png).bytes))
      // Damaged pixels are found no sooner.
      diff = try await SheetComparison(from: kept, to: drawn.picture, options: options.comparison)
        .run(receive.map { SheetComparison.Receiver(receive: $0) })
    } catch {
      if error is OutputError { throw error }
      if case PNGError.output = error { throw error }
      if case SheetComparisonError.new = error { throw error }
      guard update == .all else {
        throw CommandError.baseline(
          place.file(.png), reason: error is InputError ? ErrorText.text(for: error) : "\(error)")
      }
      let isAccepted = try write(drawn, listing, to: place, .png)
      return Result(
        sheet: .init(name: name, outcome: .missing(reason: "\(error)"), isAccepted: isAccepted), drawn: drawn)
    }
    var result = Result(sheet: .init(name: name, outcome: .compared(diff)), drawn: drawn)
    result.acceptsRows = AcceptedRows.areAcceptable(in: diff, kept, drawn.picture)
    if update == .changed, !options.updatedRows.isEmpty {
      guard !diff.isSame else { return result }
      let accepted = AcceptedRows(diff, options.updatedRows)
      for title in accepted.sameTitles {
        diagnostics.warning(.comparison, "--update-rows: \(Quoting.quoted(title)) is as it was")
      }
      guard !accepted.isEmpty, mayWrite(drawn, name) else { return result }
      guard result.acceptsRows else { throw CommandError.rowsNotAlone }
      let bytes = try accepted.applied(to: kept, from: drawn.picture)
      try place.write(bytes, .png)
      result.sheet.acceptedRows = accepted.titles
      result.sheet.outcome = .compared(
        try await SheetComparison(
          from: ComparedPicture(BufferSource(bytes)), to: drawn.picture, options: options.comparison
        ).run())
      return result
    }
    if update == .all || update == .changed && !diff.isSame {
      result.sheet.isAccepted = try write(drawn, listing, to: place, .png)
    }
    return result
  }

  private func checkHashes(
    _ name: String, _ place: BaselinePlace, _ listing: Listing, _ draw: () async throws -> DrawnSheet
  ) async throws -> Result {
    if options.compare != .exact { throw CommandError.notWithHashes("--compare") }
    if options.maxDiffPixels != nil { throw CommandError.notWithHashes("--max-diff-pixels") }
    if options.maxDiffRatio != nil { throw CommandError.notWithHashes("--max-diff-ratio") }
    if !options.updatedRows.isEmpty { throw CommandError.notWithHashes("--update-rows") }
    let kept: HashBaseline
    do {
      kept = try HashBaseline(parsing: InputFile(place.file(.hash).bytes).bytes(limit: 1 << 30))
    } catch let error as ManifestError where update != .all {
      throw CommandError.baseline(place.file(.hash), reason: "\(error)")
    } catch let error as ManifestError {
      let drawn = try await draw()
      let isAccepted = try write(drawn, listing, to: place, .hash)
      return Result(
        sheet: .init(name: name, outcome: .missing(reason: "\(error)"), isAccepted: isAccepted), drawn: drawn)
    }
    var result: Result
    var drawn: DrawnSheet?
    if let diff = try kept.difference(ofFonts: listing.list, digests: digests(listing), ignoring: options.ignoredRows) {
      // A changed set of fonts is told by name, before anything is drawn.
      result = Result(sheet: .init(name: name, outcome: .compared(diff)))
    } else {
      let sheet = try await draw()
      drawn = sheet
      let diff = try kept.difference(from: sheet.picture, ignoring: options.ignoredRows)
      result = Result(sheet: .init(name: name, outcome: .compared(diff)), drawn: sheet)
    }
    if update == .all || update == .changed && result.sheet.verdict == .different {
      let sheet: DrawnSheet
      if let drawn { sheet = drawn } else { sheet = try await draw() }
      result.isStrictlyMet = sheet.isStrictlyMet
      result.sheet.isAccepted = try write(sheet, listing, to: place, .hash)
    }
    return result
  }

  /// With `--strict`, what is not as asked does not become a baseline.
  private func mayWrite(_ drawn: DrawnSheet, _ name: String) -> Bool {
    guard options.strict, !drawn.isStrictlyMet else { return true }
    diagnostics.warning(
      .comparison, "--strict: the baseline of \(Quoting.quoted(name)) stays as it is, since not all is as asked")
    return false
  }

  /// Whether it was written.
  private func write(
    _ drawn: DrawnSheet, _ listing: Listing, to place: BaselinePlace, _ format: BaselineFormat
  ) throws -> Bool {
    guard mayWrite(drawn, place.sheet) else { return false }
    switch format {
    case .png: try place.write(drawn.png, .png)
    case .hash:
      try place.write(HashBaseline(fonts: digests(listing), sheet: drawn.picture).bytes, .hash)
    }
    return true
  }

  /// Those of the files that rows are of.
  private func digests(_ listing: Listing) throws -> [FontDigest] {
    var paths: Set<[UInt8]> = []
    for row in listing.list.rows {
      switch row.content {
      case .face(let face): paths.insert(face.identifier.path)
      case .refused(let file): paths.insert(file.path)
      }
    }
    return try paths.map { path throws(InputError) in try FontDigest(path: path) }
  }
}
