import FontPreviewCore

/// Draws the rows of a sheet anew that another selection changes, and leaves all others as they are.
struct RedrawCommand {
  let words: [Argument]
  let options: Options
  let sheet: Argument
  let diagnostics: Diagnostics

  /// `arguments` are the whole command line: what they do not say is as the sheet's manifest has it.
  static func run(_ arguments: [Argument], sheet: Argument, diagnostics: Diagnostics) async throws -> ExitStatus {
    let file = try read(sheet)
    let given = try ArgumentParser.namesOfOptions(in: arguments)
    let kept = file.manifest.options.filter { !given.contains($0.key) }
    guard case .run(_, let words, var options) = try ArgumentParser.parse(ManifestOptions.arguments(kept) + arguments)
    else { return .done }
    // The order that files and moves made is that of the rows; through a window not all of them are seen.
    if given.isDisjoint(with: Self.ordering), options.viewport == nil {
      options.keptOrder = file.manifest.rows.map(\.title)
    }
    return try await RedrawCommand(words: words, options: options, sheet: sheet, diagnostics: diagnostics).run(file)
  }

  /// The options that say which rows there are and where they stand.
  private static let ordering: Set<String> = [
    "order", "move", "sort", "names", "name-lang", "duplicates", "instances", "bitmap",
  ]

  private static func read(_ sheet: Argument) throws -> SheetFile {
    do {
      return try SheetFile(InputFile(sheet.bytes))
    } catch let error as InputError {
      throw error
    } catch PNGError.input(let error) {
      throw error
    } catch {
      throw CommandError.redraw(sheet, reason: "\(error)")
    }
  }

  private func run(_ file: SheetFile) async throws -> ExitStatus {
    let output = options.output ?? sheet
    let listing = try Listing(words: words, options: options, diagnostics: diagnostics)
    let renderer = try await listing.renderer(options)
    let values = listing.manifestOptions(options, words: words)
    // Strictness is a matter of all rows, and those that stay tell nothing of what they lack.
    guard !options.strict, let splice = try await redraw(file, renderer, values) else {
      return try await SheetCommand(words: words, options: options, diagnostics: diagnostics).draw(listing, to: output)
    }
    let outputs = try SheetOutputs(options, picture: output)
    try SheetOutputs.refuseFonts(
      options, picture: output, among: listing.list.rows.compactMap { $0.face?.identifier.path })
    try splice.write(
      to: outputs.picture, embedsManifest: options.embedsManifest, manifestFile: outputs.manifest,
      head: renderer.manifestHead(options: values))
    try outputs.commit(listing.list)
    return .done
  }

  /// The sheet with its new rows; nil, with a warning, where all must be drawn anew.
  private func redraw(
    _ file: SheetFile, _ renderer: SheetRenderer, _ values: [String: ManifestValue]
  ) async throws -> SheetSplice? {
    if let reason = file.difference(from: renderer, options: values) { return refuse(reason) }
    guard var splice = try SheetSplice(file, renderer) else { return refuse("another program saved it") }
    let rows = renderer.visibleRows
    let old = file.manifest.rows.firstIndex(where: \.selected)
    let new = renderer.list.selectedRow.flatMap(rows.firstIndex)
    guard old != new else { return splice }
    let changed = Set([old, new].compactMap(\.self)).sorted().map { rows[$0] }
    // Drawn as they were, they must be what the file has: fonts that stand in may have changed, and more.
    var list = renderer.list
    _ = list.deselect()
    if let old { _ = list.select(row: rows[old]) }
    var before: [RenderedBand] = []
    try await SheetRenderer(list: list, configuration: renderer.configuration)
      .redraw(rows: changed, jobs: options.jobCount, withJSON: false, compressed: true) { before.append($0) }
    guard before.allSatisfy(splice.holds) else { return refuse("its rows are not drawn as they were") }
    var place = 0
    try await renderer.redraw(rows: changed, jobs: options.jobCount, withJSON: true, compressed: true) { band in
      try splice.replace(before[place], by: band)
      place += 1
    }
    return splice
  }

  private func refuse(_ reason: String) -> SheetSplice? {
    diagnostics.warning(.redraw, "--redraw: \(sheet.quoted): \(reason); everything is drawn anew")
    return nil
  }
}
