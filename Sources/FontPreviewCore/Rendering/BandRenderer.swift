/// Draws bands of a sheet, one after the other; each worker owns one.
final class BandRenderer {
  private let list: FontList
  private let configuration: SheetConfiguration
  private let sheet: SheetLayout
  private let rows: RowRenderer
  private let layout: ListLayout
  private let palette: Palette
  private let format: Pixmap.Format
  private let frame: FrameComposer?
  /// The characters of the band that is being drawn that no font has.
  private var missing = ""
  /// Made when the first band needs it.
  private var overlay: SheetOverlay?

  /// `files` is the sheet's, shared with the other workers.
  init(
    list: FontList, configuration: SheetConfiguration, sheet: SheetLayout, files: FontFiles
  ) throws(FontError) {
    self.list = list
    self.configuration = configuration
    self.sheet = sheet
    rows = try RowRenderer(list: list, configuration: configuration, sheet: sheet, files: files)
    let style = configuration.style
    layout = ListLayout(
      style: style, scale: configuration.scale, width: configuration.width, direction: configuration.direction)
    palette = configuration.palette(of: list)
    format = configuration.pixelFormat(of: list)
    frame =
      configuration.parts.chrome == .none
      ? nil
      : FrameComposer(
        sheet, style: style,
        arrowColor: configuration.parts.hasNavigationBar
          ? style.navigationBar.background.color(at: 0) : style.background,
        scale: configuration.scale, library: try FreeTypeLibrary())
  }

  /// Draws the band `index`; `withJSON` says whether rows come with theirs.
  func render(band index: Int, withJSON: Bool) throws(FontError) -> RenderedBand {
    missing = ""
    let band = sheet.bands[index]
    let scale = configuration.scale
    // Rows of fractional heights share no pixel: each ends where the next begins.
    let (top, bottom) = (scale.wholePixels(band.top), scale.wholePixels(band.bottom))
    var row: RenderedRow?
    var pixmap: Pixmap
    switch band.content {
    case .margin:
      let pixmap = try frame?.compose(nil, top: top, height: bottom - top)
      return RenderedBand(pixmap: pixmap ?? Pixmap(width: 0, height: 0), row: nil)
    case .row(let index):
      let rendered = try rows.render(row: index, withJSON: withJSON)
      (row, pixmap) = (rendered, rendered.pixmap)
    default:
      pixmap = Pixmap(
        width: scale.wholePixels(configuration.width), height: scale.wholePixels(band.frame.height))
      try draw(band, into: &pixmap)
    }
    // The letters of the index are those of the headers.
    let missing = missing
    let first = top - scale.wholePixels(band.frame.y)
    pixmap = pixmap.cropped(toRows: first..<(first + bottom - top))
    try drawOverlay(of: band, into: &pixmap)
    switch format {
    case .indexed: break
    case .rgb: pixmap = pixmap.expanded(by: palette)
    case .rgba: pixmap = try frame?.compose(pixmap.expanded(by: palette), top: top, height: bottom - top) ?? pixmap
    }
    var rendered = RenderedBand(pixmap: pixmap, row: row)
    rendered.missing = missing
    return rendered
  }

  /// The height of the row in which all its ink can be seen.
  func fittingHeight(ofRow index: Int) throws(FontError) -> Points {
    try rows.fittingHeight(ofRow: index)
  }

  private func draw(_ band: SheetLayout.Band, into pixmap: inout Pixmap) throws(FontError) {
    let style = configuration.style
    switch band.content {
    case .navigationBar:
      let button = list.isEditing ? style.navigationBar.doneButton : style.navigationBar.editButton
      let label = try words(list.isEditing ? "Done" : "Edit", button.label, width: configuration.width / 2)
      let title = try words(
        configuration.barTitle, style.navigationBar.title,
        width: layout.barTitleWidth(besides: label, isEditing: list.isEditing))
      try rows.draw(
        layout.navigationBar(BarContent(title: title, button: label, isEditing: list.isEditing)), into: &pixmap)
    case .sectionHeader(let title):
      let label = try words(
        title, style.sectionHeader.label,
        width: max(0, configuration.rowWidth - style.sectionHeader.leadingInset * 2))
      try rows.draw(layout.sectionHeader(label), into: &pixmap)
    case .placeholder:
      let label = try words("No Fonts", style.placeholder.label, width: configuration.width)
      try rows.draw(layout.placeholder(label, height: band.frame.height), into: &pixmap)
    case .row, .filler, .margin: break
    }
  }

  private func drawOverlay(of band: SheetLayout.Band, into pixmap: inout Pixmap) throws(FontError) {
    guard band.content != .navigationBar else { return }
    if overlay == nil {
      var letters: [ShapedLine] = []
      for section in configuration.parts.hasIndex ? sheet.sections : [] {
        letters.append(
          try words(section.title, configuration.style.index.label, width: configuration.style.index.width))
      }
      overlay = SheetOverlay(
        sheet, layout: layout, letters: letters, draggedRow: list.rows.firstIndex { $0.state == .dragged },
        isWindow: configuration.parts.viewportHeight != nil)
    }
    // A lifted row lies above the shadow it casts.
    let instructions = overlay?.instructions(from: band.top, to: band.bottom) ?? []
    guard !instructions.isEmpty else { return }
    try rows.draw(instructions.map { $0.moved(x: -sheet.table.x, y: -band.top) }, into: &pixmap)
  }

  private func words(
    _ text: String, _ style: ListStyle.LabelStyle, width: Points
  ) throws(FontError) -> ShapedLine {
    do throws(FontError) {
      let line = try rows.label(text, style, width: width)
      missing += line.missing
      return line
    } catch {
      if error.isOfProcess { throw error }
    }
    // A broken bold must not end a sheet; the regular face was tried when it was chosen.
    var regular = style
    regular.weight = .regular
    do throws(FontError) {
      return try rows.label(text, regular, width: width)
    } catch {
      if error.isOfProcess { throw error }
      return .empty
    }
  }
}
