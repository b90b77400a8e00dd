import FontPreviewCore
import Glibc

/// The rows that a command line asks for, with the selection made and the warnings given.
struct Listing {
  let list: FontList
  let configuration: SheetConfiguration
  /// What is in the look file, by its hash; nil without one.
  let lookFingerprint: String?
  /// How many faces there are to choose from.
  let faceCount: Int
  /// Whether `--strict` is met so far: every file could be read, and the selection is in the list.
  let isStrictlyMet: Bool

  init(words: [Argument], options: Options, diagnostics: Diagnostics) throws {
    var query = FontQuery()
    query.fontDirectories = options.fontDirectories.map(\.bytes)
    query.isIsolated = options.isolated
    let readers = [("--names-from", options.namesFrom), ("--order", options.order), ("--look-file", options.lookFile)]
      .filter { $0.1 == "-" }
    if readers.count > 1 { throw CommandError.twoReaders(readers[0].0, readers[1].0) }
    query.words = try Self.words(words, options).map { FontWord($0.bytes) }
    query.filter = options.filter
    query.isReversed = options.isReversed
    query.limit = options.limit
    query.naming = options.naming
    query.language = options.nameLanguage
    query.sort = options.sort
    query.showsDuplicates = options.showsDuplicates
    query.allowsSubstitutes = options.allowsSubstitutes
    query.instances = options.instances
    query.bitmaps = options.bitmaps
    let messages = FontconfigMessages()
    let catalog: FontCatalog
    do throws(CatalogError) {
      catalog = try messages.catching { () throws(CatalogError) in try FontCatalog(query) }
    } catch {
      // Where there are no fonts either, the error's way out brings a configuration with it.
      Self.warn(messages.take().filter { error != .noSystemFonts || !Self.isMissingConfiguration($0) }, diagnostics)
      throw error
    }
    Self.warn(messages.take(), diagnostics)
    var isStrictlyMet = true
    let listing: FontListing
    do throws(CatalogError) {
      listing = try messages.catching { () throws(CatalogError) in try catalog.listing(query) }
    } catch {
      Self.warn(messages.take(), diagnostics)
      // An error that names one file says all that the warning of it would.
      if case .noReadableFace(let files) = error, files.count == 1 { throw error }
      for warning in catalog.warnings { Self.warn(warning, diagnostics) }
      throw error
    }
    for warning in listing.warnings {
      Self.warn(warning, diagnostics)
      switch warning {
      case .refusedFile, .noFontsInDirectory, .nothingMeetsFilter: isStrictlyMet = false
      case .substituted: break
      }
    }
    var list = listing.list
    if let selected = options.selected {
      if let row = listing.row(named: selected.text) {
        _ = list.select(row: row)
      } else {
        isStrictlyMet = false
        let nearest = ErrorText.didYouMean(listing.titles(nearest: selected.text))
        diagnostics.warning(
          .selection,
          "--selected: no row is called \(selected.quoted)\(nearest); the list has no checkmark (fontpreview names lists all)"
        )
      }
    }
    let interfaceFont = options.interfaceFont.map { FontWord($0.bytes) }
    let interfaceFace = try messages.catching { () throws(CatalogError) in try catalog.interfaceFace(interfaceFont) }
    // What was asked for in so many words needs a place.
    let wantsDetail = options.samples == .always || options.detail != nil
    let cell = wantsDetail && options.cell == .default ? .value1 : options.cell
    isStrictlyMet = try Self.arrange(&list, options, diagnostics) && isStrictlyMet
    let look = try LookChoice(options, cell: cell)
    lookFingerprint = look.fingerprint
    var parts = SheetLayout.Options()
    list.isEditing = options.editing
    if options.hasSections {
      let sectioned = list.sectioned()
      list = sectioned.list
      parts.sections = sectioned.sections
    } else if options.group == .family {
      let grouped = list.groupedByFamily(language: options.nameLanguage)
      list = grouped.list
      parts.sections = grouped.sections
      parts.hasIndex = false
    }
    parts.hasNavigationBar = options.hasNavigationBar
    parts.chrome = options.chrome
    parts.viewportHeight = options.viewport.map { Points(Double($0)) }
    parts.scrolledTo = list.selectedRow
    if let name = options.scrollTo {
      if let row = listing.row(named: name.text) {
        parts.scrolledTo = list.rows.firstIndex { $0 == listing.list.rows[row] }
      } else {
        isStrictlyMet = false
        let nearest = ErrorText.didYouMean(listing.titles(nearest: name.text))
        diagnostics.warning(
          .selection, "--scroll-to: no row is called \(name.quoted)\(nearest); the list is shown as without it")
      }
    }
    let barTitle = options.title.map { SafeTitle.title($0.text, substitute: " ") }
    list = Self.withTexts(list, cell: cell, options: options, catalog: catalog)
    if interfaceFont == nil, Self.hasInterfaceText(list), !catalog.drawsLetters(interfaceFace) {
      diagnostics.warning(
        .interfaceFont,
        "none of the fonts has letters to write names and messages in; name one that has with --interface-font FILE")
    }
    let language = options.language ?? options.nameLanguage
    let fallback = catalog.fallback(
      // The texts of error rows are the program's own, and in ASCII.
      for: list.rows.flatMap { [$0.title, $0.text, $0.detail?.text].compactMap { $0 } }
        + [Self.printableASCII, "\u{2026}", barTitle ?? ""] + (parts.sections ?? []).map(\.title),
      interfaceFace: interfaceFace, language: language)
    Self.warn(messages.take(), diagnostics)
    var configuration = SheetConfiguration(
      style: look.style, scale: Scale(options.scale), width: Points(Double(options.width)),
      language: language, interfaceFace: interfaceFace, fallback: fallback,
      isInColor: catalog.needsColor(list, fallback: fallback, interfaceFace: interfaceFace))
    configuration.titleLanguage = options.nameLanguage
    configuration.cell = cell
    configuration.features = options.features
    configuration.variations = options.variations
    configuration.bitmaps = options.bitmaps
    configuration.direction = options.direction
    configuration.parts = parts
    if let barTitle { configuration.barTitle = barTitle }
    if options.hasNavigationBar || parts.sections != nil {
      configuration.interfaceFaces = catalog.interfaceFaces(for: interfaceFace, wanted: interfaceFont)
    }
    self.configuration = configuration
    self.list = list
    self.isStrictlyMet = isStrictlyMet
    faceCount = catalog.faces.count
  }

  /// The words of the command line and those of `--names-from`.
  private static func words(_ words: [Argument], _ options: Options) throws -> [Argument] {
    guard let file = options.namesFrom else { return words }
    let all = words + (try file.lines())
    // Without words, all fonts would be shown: a search that found nothing must not end so.
    if all.isEmpty { throw CommandError.noNames(file) }
    return all
  }

  /// The options that shape the picture, as its manifest has them.
  func manifestOptions(_ options: Options, words: [Argument]) -> [String: ManifestValue] {
    ManifestOptions.values(options, hasWords: !words.isEmpty || options.namesFrom != nil, lookFile: lookFingerprint)
  }

  /// What draws the rows, each as high as its ink needs where that was asked for.
  func renderer(_ options: Options) async throws -> SheetRenderer {
    let renderer = SheetRenderer(list: list, configuration: configuration)
    guard case .auto = options.rowHeight else { return renderer }
    var configuration = configuration
    configuration.rowHeights = try await renderer.fittingRowHeights(jobs: options.jobCount)
    return SheetRenderer(list: list, configuration: configuration)
  }

  /// The list with what its rows show beside or instead of their titles.
  private static func withTexts(
    _ list: FontList, cell: CellStyle, options: Options, catalog: FontCatalog
  ) -> FontList {
    let isDetailSaid = options.detail != nil || options.samples == .always
    var list = list
    if let text = options.text.map({ SafeTitle.title($0.text, substitute: " ") }) {
      list = list.mapRows { row in
        row.text = text
        if cell != .default { row.detail = RowDetail(text: row.title, isInOwnFace: false) }
      }
      guard isDetailSaid else { return list }
    }
    guard cell != .default, isDetailSaid || options.samples != .never else { return list }
    return catalog.addingDetails(to: list, fact: options.detail, language: options.nameLanguage)
  }

  /// Puts rows where `--order` and `--move` say; false where the order names rows that are not there.
  private static func arrange(_ list: inout FontList, _ options: Options, _ diagnostics: Diagnostics) throws -> Bool {
    var unknown: [String] = []
    // Where nobody had changed the order, a new font belongs where it is sorted, and not behind all others.
    if let titles = options.keptOrder, !list.isInOrder(FontOrder(titles)) { list.arrange(by: FontOrder(titles)) }
    if let file = options.order {
      do {
        unknown = list.arrange(by: try FontOrder(parsing: file.contents()))
      } catch let error as FontOrderError {
        throw CommandError.order(file, error)
      }
      for title in unknown {
        diagnostics.warning(
          .order, "--order: no row is called \(Quoting.quoted(title)); its line is passed over")
      }
    }
    for move in options.moves {
      do {
        try list.move(move)
      } catch {
        throw CommandError.move(error)
      }
    }
    return unknown.isEmpty
  }

  /// Whether a row may have to be written in the interface font: all but texts that were asked for.
  private static func hasInterfaceText(_ list: FontList) -> Bool {
    list.rows.contains { $0.text == nil || $0.face == nil || $0.detail?.isInOwnFace == false }
  }

  private static let printableASCII = String(String.UnicodeScalarView((0x20...0x7E).map { Unicode.Scalar($0) }))

  private static func warn(_ messages: [String], _ diagnostics: Diagnostics) {
    for message in messages { diagnostics.warning(.fontconfig, text(ofFontconfigMessage: message)) }
  }

  private static func isMissingConfiguration(_ message: String) -> Bool {
    message.contains("Cannot load default config file")
  }

  private static func warn(_ warning: CatalogWarning, _ diagnostics: Diagnostics) {
    switch warning {
    case .refusedFile(let file):
      let shown = file.isShown ? "its row says so" : "it is left out"
      let part = file.faceIndex.map { "face \($0): " } ?? ""
      diagnostics.warning(.refusedFile, "\(Quoting.quoted(file.path)): \(part)\(file.reason); \(shown)")
    case .noFontsInDirectory(let path, let reason):
      let text = reason.map { "\($0)" } ?? "there are no fonts in this directory"
      diagnostics.warning(.emptyDirectory, "\(Quoting.quoted(path)): \(text)")
    case .nothingMeetsFilter:
      diagnostics.warning(.filter, "no font is as --match and the like ask for; leave out some of them")
    case .substituted(let name, let substitution):
      diagnostics.warning(
        .substitution, "no font is called \(Quoting.quoted(name)): showing \(ErrorText.text(for: substitution))")
    }
  }

  private static func text(ofFontconfigMessage line: String) -> String {
    let message = Quoting.quoted(line)
    if isMissingConfiguration(line) {
      return
        "fontconfig has no configuration and looks in its built-in places only; install fontconfig-config: \(message)"
    }
    if line.contains("No writable cache directories") {
      return "fontconfig cannot keep its cache and will be slow again next time; give it a writable HOME: \(message)"
    }
    return "fontconfig says \(message)"
  }
}
