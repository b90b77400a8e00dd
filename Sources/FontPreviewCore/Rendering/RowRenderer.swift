/// Draws rows, one after the other; each worker owns one, and with it a FreeType library.
final class RowRenderer {
  private let list: FontList
  private let configuration: SheetConfiguration
  private let uniformLayout: ListLayout
  private let palette: Palette
  private let shaper: TextShaper
  private let rasterizer: Rasterizer
  private let faces: FaceCache

  /// Where on the sheet each row that is seen stands.
  private let bands: [Int: SheetLayout.Band]

  /// `files` is the sheet's, shared with the other workers.
  init(
    list: FontList, configuration: SheetConfiguration, sheet: SheetLayout, files: FontFiles
  ) throws(FontError) {
    let library = try FreeTypeLibrary()
    let scale = configuration.scale
    self.list = list
    self.configuration = configuration
    bands = sheet.rowBands
    uniformLayout = ListLayout(
      style: configuration.style, scale: scale, width: configuration.rowWidth, direction: configuration.direction)
    palette = configuration.palette(of: list)
    shaper = TextShaper(
      scale: scale, language: configuration.language, features: configuration.features)
    rasterizer = Rasterizer(library: library, palette: palette, scale: scale)
    faces = FaceCache(
      library: library, files: files, inColor: configuration.isInColor, bitmaps: configuration.bitmaps,
      variations: configuration.variations)
  }

  /// Draws the row `index`, in its own face or, with the reason, in the interface font.
  ///
  /// Throws only what is no fault of the row's face.
  func render(row index: Int, withJSON: Bool) throws(FontError) -> RenderedRow {
    let row = list.rows[index]
    var rendered: RenderedRow
    switch row.content {
    case .refused(let file):
      rendered = try renderProblem(file.reason, row: index)
    case .face(let descriptor):
      do throws(FontError) {
        rendered = try renderFace(descriptor, row: index)
      } catch {
        if error.isOfProcess { throw error }
        rendered = try renderProblem(error, row: index)
      }
    }
    if withJSON { rendered.json = rendered.record.json() }
    return rendered
  }

  /// The height of the row in which all its ink can be seen.
  func fittingHeight(ofRow index: Int) throws(FontError) -> Points {
    guard let face = list.rows[index].face else { return configuration.style.rowHeight }
    do throws(FontError) {
      let own = RowFace(face.identifier, cache: faces, scale: configuration.scale)
      return uniformLayout.fittingRowHeight(try content(own, face, row: index))
    } catch {
      if error.isOfProcess { throw error }
      return configuration.style.rowHeight
    }
  }

  private func renderFace(_ descriptor: FontDescriptor, row index: Int) throws(FontError) -> RenderedRow {
    let own = RowFace(descriptor.identifier, cache: faces, scale: configuration.scale)
    let content = try content(own, descriptor, row: index)
    let rowLayout = placed(layout(ofRow: index).layout(content))
    var pixmap = emptyPixmap(row: index)
    func draw(_ instructions: [DrawingInstruction]) throws(FontError) {
      try rasterizer.draw(instructions, into: &pixmap) { run, size throws(FontError) in
        try face(of: run, size, own: own)
      }
    }
    try draw(rowLayout.background)
    let blank = pixmap
    // The title comes alone: a detail must not hide that there is none to be seen.
    try draw([rowLayout.title])
    guard Self.differ(pixmap, blank, by: palette) else { throw .blankTitle }
    try draw(rowLayout.rest)
    var record = record(row: index, content: content, layout: rowLayout, pixmap: pixmap)
    record.note(try own.face(configuration.style.titleSize(in: configuration.cell)))
    record.monochrome = try hidesColor(content, own: own)
    return RenderedRow(index: index, pixmap: pixmap, record: record, json: [], problem: nil)
  }

  /// Whether anything was drawn: ink may lie beside the row, be too thin to see, or have the colour of what is below.
  private static func differ(_ drawn: Pixmap, _ blank: Pixmap, by palette: Palette) -> Bool {
    if drawn.format == blank.format { return drawn.pixels != blank.pixels }
    return drawn.pixels != blank.expanded(by: palette).pixels
  }

  /// The row's words, shaped.
  private func content(
    _ own: RowFace, _ descriptor: FontDescriptor, row index: Int
  ) throws(FontError) -> RowContent {
    let row = list.rows[index]
    let accessory = list.accessory(at: index)
    let (style, cell) = (configuration.style, configuration.cell)
    let face = try own.face(style.titleSize(in: cell))
    // What a symbol font has in the place of letters are no letters; a text that was asked for is drawn all the same.
    let isReadable = row.text != nil || !(descriptor.isSymbol || face.isPictorial)
    var titleFaces = try lineFaces(isReadable ? own : nil, style.titleSize(in: cell))
    titleFaces.keepsWordLigatures = row.text != nil
    func title(besides detail: ShapedLine?) throws(FontError) -> ShapedLine {
      try shaper.shape(
        row.text ?? row.title, faces: titleFaces,
        width: uniformLayout.titleWidth(in: cell, besides: detail, accessory: accessory))
    }
    // A sample gets what its font's name leaves; any other detail comes first.
    var whole: ShapedLine?
    var (detail, detailText) = (ShapedLine?.none, "")
    if let wanted = row.detail {
      var faces = try lineFaces(wanted.isInOwnFace ? own : nil, style.detailSize(in: cell))
      detailText = wanted.text
      if wanted.isInOwnFace {
        // A sample shows this face and no other.
        faces.fallback = nil
        faces.endsInEllipsis = false
        detailText = try SampleSelection.drawable(wanted.text, in: faces.primary)
        whole = try title(besides: nil)
      }
      let width = uniformLayout.detailWidth(in: cell, besides: whole, accessory: accessory)
      if !detailText.isEmpty, width > 0 { detail = try shaper.shape(detailText, faces: faces, width: width) }
      // A sample of which not one sign has room is none, nor a detail of which not even the ellipsis has.
      if let shaped = detail, shaped.runs.isEmpty || shaped.width > width { detail = nil }
    }
    let line = if let whole { whole } else { try title(besides: detail) }
    // A row without words would say neither which font it is nor that something is amiss.
    guard line.ink != nil else { throw .blankTitle }
    return RowContent(
      title: line, detail: detail, detailText: detailText, cell: detail == nil && cell != .value2 ? .default : cell,
      isProblem: false, accessory: accessory, state: row.state, isLast: bands[index]?.isLastOfSection ?? false)
  }

  private func renderProblem(_ problem: FontError, row index: Int) throws(FontError) -> RenderedRow {
    let accessory = list.accessory(at: index)
    let style = configuration.style
    let width = uniformLayout.titleWidth(in: .subtitle, besides: nil, accessory: accessory)
    var content = RowContent(
      title: .empty, detail: .empty, cell: .subtitle, isProblem: true, accessory: accessory,
      state: list.rows[index].state, isLast: bands[index]?.isLastOfSection ?? false)
    var pixmap = emptyPixmap(row: index)
    var rowLayout = placed(layout(ofRow: index).layout(content))
    var isMonochrome = false
    do throws(FontError) {
      content.title = try shaper.shape(
        list.rows[index].title, faces: lineFaces(nil, style.titleSize(in: .subtitle)), width: width)
      content.detail = try shaper.shape(
        problem.description, faces: lineFaces(nil, style.detailSize(in: .subtitle)), width: width)
      rowLayout = placed(layout(ofRow: index).layout(content))
      try rasterizer.draw(rowLayout.instructions, into: &pixmap) { run, size throws(FontError) in
        try face(of: run, size, own: nil)
      }
      isMonochrome = try hidesColor(content, own: nil)
    } catch {
      if error.isOfProcess { throw error }
      // Without an interface font the row stays without words; the manifest and the warning still say what happened.
      pixmap = emptyPixmap(row: index)
    }
    var record = record(row: index, content: content, layout: rowLayout, pixmap: pixmap)
    record.error = problem.description
    record.monochrome = isMonochrome
    return RenderedRow(index: index, pixmap: pixmap, record: record, json: [], problem: problem)
  }

  private func record(row index: Int, content: RowContent, layout rowLayout: RowLayout, pixmap: Pixmap) -> ManifestRow {
    let contentHeight = configuration.scale.wholePixels(layout(ofRow: index).contentHeight)
    return ManifestRow(
      row: list.rows[index], band: bands[index], isSelected: list.selectedRow == index, content: content,
      layout: rowLayout,
      language: configuration.titleLanguage,
      pixels: RowFingerprint.fingerprint(of: pixmap, height: contentHeight, palette: palette))
  }

  private func layout(ofRow index: Int) -> ListLayout {
    configuration.rowHeights.map { uniformLayout.withRowHeight($0[index]) } ?? uniformLayout
  }

  /// The row's instructions where an index beside the list leaves it its place.
  private func placed(_ layout: RowLayout) -> RowLayout {
    let inset = configuration.width - configuration.rowWidth
    guard inset > 0, configuration.direction == .rightToLeft else { return layout }
    var layout = layout
    layout.background = layout.background.map { $0.moved(x: inset) }
    layout.title = layout.title.moved(x: inset)
    layout.rest = layout.rest.map { $0.moved(x: inset) }
    return layout
  }

  /// The faces of a line: the row's own first, or where that is nil the interface font, and what stands in for them.
  private func lineFaces(_ own: RowFace?, _ size: Points) throws(FontError) -> LineFaces {
    let primary = if let own { try own.face(size) } else { try keptFace(configuration.interfaceFace, size) }
    return LineFaces(primary: primary, fallback: fallback(size))
  }

  private func fallback(_ size: Points) -> FallbackFaces {
    FallbackFaces(
      table: configuration.fallback, cache: faces, pixelsPerEm: configuration.scale.pixelsPerEm(size))
  }

  /// The face that shaped a run: the row's own only where it was moved alike, since the interface font and what stands
  /// in for it may be the same face unmoved.
  private func face(of run: GlyphRun, _ size: Points, own: RowFace?) throws(FontError) -> FontFace {
    if let own, run.face == own.identifier {
      let face = try own.face(size)
      if face.variations == run.variations { return face }
    }
    return try keptFace(run.face, size)
  }

  /// Whether a glyph is drawn without the colours that it has.
  private func hidesColor(_ content: RowContent, own: RowFace?) throws(FontError) -> Bool {
    let style = configuration.style
    let lines = [
      (content.title, style.titleSize(in: content.cell)),
      (content.detail ?? .empty, style.detailSize(in: content.cell)),
    ]
    for (line, size) in lines {
      for run in line.runs {
        let face = try face(of: run, size, own: own)
        for glyph in run.glyphs where try face.hidesColor(of: glyph.id) { return true }
      }
    }
    return false
  }

  /// A face that more than one row needs, at the size of a text.
  private func keptFace(_ identifier: FaceIdentifier, _ size: Points) throws(FontError) -> FontFace {
    try faces.keep(identifier, pixelsPerEm: configuration.scale.pixelsPerEm(size))
  }

  /// Words of the list itself, in the interface font.
  func label(_ text: String, _ style: ListStyle.LabelStyle, width: Points) throws(FontError) -> ShapedLine {
    let face = configuration.interfaceFaces[style.weight] ?? configuration.interfaceFace
    let faces = LineFaces(primary: try keptFace(face, style.size), fallback: fallback(style.size))
    return try shaper.shape(text, faces: faces, width: width)
  }

  /// Draws what is no row; all its faces are ones that are kept.
  func draw(_ instructions: [DrawingInstruction], into pixmap: inout Pixmap) throws(FontError) {
    try rasterizer.draw(instructions, into: &pixmap) { run, size throws(FontError) in try keptFace(run.face, size) }
  }

  private func emptyPixmap(row index: Int) -> Pixmap {
    let scale = configuration.scale
    return Pixmap(
      width: scale.wholePixels(configuration.width),
      height: scale.wholePixels(layout(ofRow: index).style.rowHeight))
  }
}
