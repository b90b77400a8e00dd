@testable import FontPreviewCore

/// A sheet as the program would draw it: what a face lacks comes from the others, and colours are shown if there are any.
struct TextSheet {
  let catalog: FontCatalog
  private(set) var sheet: TestSheet

  /// One row for each face of the files, in their order; there are no other fonts. The interface font is Plain.ttf,
  /// whether it is among them or not, unless `change` says otherwise.
  init(
    _ files: [String], text: String? = nil, detail: RowDetail? = nil, selected: Int? = nil, scale: Int = 2,
    width: Points = 320, language: String = "en", query change: (inout FontQuery) -> Void = { _ in },
    configuration changeConfiguration: (inout SheetConfiguration) -> Void = { _ in }
  ) throws {
    var query = TestCatalog.query(files.map { .path(Fixtures.font($0)) })
    change(&query)
    catalog = try FontCatalog(query)
    var list = try catalog.listing(query).list.mapRows { row in
      row.text = text
      row.detail = detail
    }
    if let selected { _ = list.select(row: selected) }
    sheet = TestSheet(list, scale: scale, width: width)
    var configuration = sheet.renderer.configuration
    configuration.language = language
    // What stands in comes from the files alone.
    let isListed = catalog.faces.contains { $0.identifier == configuration.interfaceFace }
    configuration.fallback = catalog.fallback(
      for: list.rows.flatMap { [$0.title, $0.text, $0.detail?.text].compactMap(\.self) } + ["\u{2026}"],
      interfaceFace: isListed ? configuration.interfaceFace : try catalog.interfaceFace(nil), language: language)
    configuration.isInColor = catalog.needsColor(
      list, fallback: configuration.fallback, interfaceFace: configuration.interfaceFace)
    changeConfiguration(&configuration)
    sheet.renderer = SheetRenderer(list: list, configuration: configuration)
  }

  var configuration: SheetConfiguration { sheet.renderer.configuration }
  var list: FontList { sheet.renderer.list }

  func rows(jobs: Int = 2) async throws -> [RenderedRow] { try await sheet.rows(jobs: jobs) }

  func records() async throws -> [ManifestRow] { try await rows().map(\.record) }
}

extension ManifestRow {
  /// The runs as "file: glyph@cluster ..." with the features, if there are any, behind them.
  var runTexts: [String] { runs.map(\.runText) }
}

extension ManifestRun {
  var runText: String {
    let glyphs = glyphs.map { "\($0[0])@\($0[1])" }.joined(separator: " ")
    return "\(file): \(glyphs)" + (features.isEmpty ? "" : " " + features.joined(separator: ","))
  }
}

extension RenderedRow {
  private static let palette = Palette(background: ListStyle.modern.background, inks: ListStyle.modern.testInks)

  /// The colour of a pixel.
  func color(_ x: Int, _ y: Int) -> Color {
    let place = y * pixmap.width + x
    switch pixmap.format {
    case .indexed: return Self.palette.colors[Int(pixmap.pixels[place])]
    case .rgb:
      let bytes = pixmap.pixels[(3 * place)..<(3 * place + 3)]
      return Color(red: bytes[3 * place], green: bytes[3 * place + 1], blue: bytes[3 * place + 2])
    case .rgba: fatalError("a row has no alpha")
    }
  }

  /// The box around all pixels of a colour: left, top, and the first column and row behind it; nil where there is none.
  func box(of color: Color) -> [Int]? {
    var box: [Int]?
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where self.color(x, y) == color {
        let old = box ?? [x, y, x + 1, y + 1]
        box = [min(old[0], x), min(old[1], y), max(old[2], x + 1), max(old[3], y + 1)]
      }
    }
    return box
  }

  /// How many of the pixels at chosen places have another colour than those of `other`.
  func count(differingFrom other: RenderedRow, where isChosen: (Int, Int) -> Bool) -> Int {
    var count = 0
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where isChosen(x, y) && color(x, y) != other.color(x, y) { count += 1 }
    }
    return count
  }
}
