/// Draws rows, one after the other; each worker owns one, and with it a FreeType library.
final class RowRenderer {
  private let list: FontList
  private let configuration: SheetConfiguration
  private let layout: ListLayout
  private let palette: Palette
  private let shaper: TextShaper
  private let rasterizer: Rasterizer
  private let faces: FaceCache

  init(list: FontList, configuration: SheetConfiguration) throws(FontError) {
    let library = try FreeTypeLibrary()
    let scale = configuration.scale
    self.list = list
    self.configuration = configuration
    layout = ListLayout(style: configuration.style, scale: scale, width: configuration.width)
    palette = Palette(style: configuration.style)
    shaper = TextShaper(scale: scale, language: configuration.language)
    rasterizer = Rasterizer(library: library, palette: palette, scale: scale)
    faces = FaceCache(library: library, pixelsPerEm: Self.pixelsPerEm(configuration.style.title.size, scale))
  }

  /// Draws the row `index`, in its own face or, with the reason, in the interface font.
  func render(row index: Int, withJSON: Bool) -> RenderedRow {
    let row = list.rows[index]
    var rendered: RenderedRow
    switch row.content {
    case .refused(let file):
      rendered = renderProblem(file.reason, row: index)
    case .face(let descriptor):
      do throws(FontError) {
        rendered = try renderFace(descriptor, row: index)
      } catch {
        rendered = renderProblem(error, row: index)
      }
    }
    if withJSON { rendered.json = rendered.record.json() }
    return rendered
  }

  private func renderFace(_ descriptor: FontDescriptor, row index: Int) throws(FontError) -> RenderedRow {
    let face = try faces.open(descriptor.identifier)
    let isSelected = list.selectedRow == index
    let title = try shaper.shape(
      list.rows[index].title, face: face, width: layout.titleWidth(isSelected: isSelected))
    // A row without words would say neither which font it is nor that something is amiss.
    guard title.ink != nil else { throw .blankTitle }
    let rowLayout = layout.layout(
      RowContent(title: title, problem: nil, isSelected: isSelected, isLast: index == list.rows.count - 1))
    var pixmap = emptyPixmap()
    try rasterizer.draw(rowLayout.instructions, into: &pixmap) { _, _ in face }
    var record = record(row: index, title: title, layout: rowLayout, pixmap: pixmap)
    record.note(face)
    return RenderedRow(index: index, pixmap: pixmap, record: record, json: [], problem: nil)
  }

  private func renderProblem(_ problem: FontError, row index: Int) -> RenderedRow {
    let isSelected = list.selectedRow == index
    let width = layout.titleWidth(isSelected: isSelected)
    let style = configuration.style
    var title = ShapedLine.empty
    var reason = ShapedLine.empty
    do throws(FontError) {
      title = try shaper.shape(
        list.rows[index].title, face: interfaceFace(style.title.size), width: width)
      reason = try shaper.shape(
        problem.description, face: interfaceFace(style.problem.reasonSize), width: width)
    } catch {
      // Without an interface font the row stays without words; the manifest and the warning still say what happened.
      title = .empty
      reason = .empty
    }
    let rowLayout = layout.layout(
      RowContent(title: title, problem: reason, isSelected: isSelected, isLast: index == list.rows.count - 1))
    var pixmap = emptyPixmap()
    do throws(FontError) {
      try rasterizer.draw(rowLayout.instructions, into: &pixmap) { _, size throws(FontError) in
        try interfaceFace(size)
      }
    } catch {
      pixmap = emptyPixmap()
    }
    var record = record(row: index, title: title, layout: rowLayout, pixmap: pixmap)
    record.error = problem.description
    record.fallback = true
    return RenderedRow(index: index, pixmap: pixmap, record: record, json: [], problem: problem)
  }

  private func record(row index: Int, title: ShapedLine, layout rowLayout: RowLayout, pixmap: Pixmap) -> ManifestRow {
    let contentHeight = configuration.scale.wholePixels(layout.contentHeight)
    return ManifestRow(
      row: list.rows[index], rectangle: layout.rectangle(ofRow: index), isSelected: list.selectedRow == index,
      title: title, layout: rowLayout, language: configuration.language,
      pixels: RowFingerprint.fingerprint(of: pixmap, height: contentHeight, palette: palette))
  }

  private func interfaceFace(_ size: Points) throws(FontError) -> FontFace {
    try faces.keep(configuration.interfaceFace, pixelsPerEm: Self.pixelsPerEm(size, configuration.scale))
  }

  private func emptyPixmap() -> Pixmap {
    let scale = configuration.scale
    return Pixmap(
      width: scale.wholePixels(configuration.width), height: scale.wholePixels(configuration.style.rowHeight))
  }

  private static func pixelsPerEm(_ size: Points, _ scale: Scale) -> Int {
    Int((scale.pixels(size) * 64).rounded())
  }
}
