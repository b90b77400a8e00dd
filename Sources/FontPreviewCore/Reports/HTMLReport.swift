/// A report of a comparison as a folder: `index.html`, `style.css`, and in `pictures` what differs.
///
/// Order: ``add(_:sheet:)`` for each part, then ``finish(_:scales:accepting:)``. Pictures are written as they come;
/// only their names and sizes are kept. Every file is replaced whole, the page last. Equal comparisons give equal
/// bytes: there is no date, host or path in them.
///
/// The page has no script, no inline style and no address outside its folder, so that it works as a file, from a server
/// and where continuous integration shows reports in a sandbox.
public final class HTMLReport {
  private let directory: OutputDirectory
  private var parts: [ReportPicturePart.Place: [ReportPicturePart]] = [:]

  /// Makes the folder and what it stands in, where they are missing.
  ///
  /// - Parameter directory: the path's bytes, in whatever encoding.
  /// - Throws: ``OutputError/foreignFile(_:)`` where another page is in it already.
  public init(directory: [UInt8]) throws(OutputError) {
    self.directory = try OutputDirectory(directory)
    for (name, mark) in [("index.html", HTMLReportPage.mark), ("style.css", HTMLReportStyle.mark)] {
      let file = self.directory.file(name)
      if let start = try? InputFile(file).bytes(limit: 1 << 30), !start.isEmpty,
        !String(decoding: start.prefix(2048), as: UTF8.self).contains(mark)
      {
        throw .foreignFile(.file(path: file))
      }
    }
    try self.directory.makeDirectory("pictures")
  }

  /// Writes the pictures of a part; of several of one row, each has its own.
  ///
  /// Of a sheet that could not be compared, only a part without a row is shown.
  ///
  /// - Parameter sheet: its place in ``ComparisonReport/sheets``.
  /// - Throws: ``PNGError/output(_:)`` where one cannot be written, ``PNGError/invalidHeader`` where it is too large.
  public func add(_ part: DifferencePart, sheet: Int) throws(PNGError) {
    let place = ReportPicturePart.Place(sheet: sheet, row: part.row)
    let number = parts[place]?.count ?? 0
    func written(_ picture: RGBAPicture?, _ kind: ReportPicture.Kind) throws(PNGError) -> ReportPicture? {
      // PNG has no picture without pixels.
      guard let picture, picture.width > 0, picture.height > 0 else { return nil }
      let name = ReportPicture.name(sheet: sheet, row: part.row, part: number, kind: kind)
      try write(picture, to: name)
      return ReportPicture(name: name, width: picture.width, height: picture.height)
    }
    let pictures = ReportPicturePart(
      old: try written(part.old, .old), new: try written(part.new, .new),
      difference: try written(part.difference, .difference))
    parts[place, default: []].append(pictures)
  }

  /// The paths of the pictures that were written of a row, or of what is beside the rows, in the order they are shown.
  public func pictures(sheet: Int, row: Int?) -> [[UInt8]] {
    let parts = parts[ReportPicturePart.Place(sheet: sheet, row: row)] ?? []
    return parts.flatMap(\.all).map { directory.file($0.name) }
  }

  /// Writes the style sheet and the page.
  ///
  /// - Parameters:
  ///   - scales: how many pixels of each sheet are a point, so that pictures are shown at their size in points; 1 where
  ///     there is none.
  ///   - accepting: the shell command that takes what was found of a sheet, or of one of ``SheetDiff/rows``, for the
  ///     baseline; nil where there is none. It is shown as it is, but for controls: those the shell must get escaped.
  public func finish(
    _ report: ComparisonReport, scales: [Int], accepting: (_ sheet: Int, _ row: Int?) -> String?
  ) throws(OutputError) {
    let style = try directory.open("style.css", content: .text)
    try style.write(Array(HTMLReportStyle.text.utf8))
    try style.commit()
    let output = try directory.open("index.html", content: .text)
    let page = HTMLReportPage(report: report)
    try output.write(page.head)
    try withoutActuallyEscaping(accepting) { accepting throws(OutputError) in
      for (index, sheet) in report.sheets.enumerated() where page.isListed(index) {
        let section = HTMLReportSection(
          sheet: sheet, index: index, scale: scales.indices.contains(index) ? max(scales[index], 1) : 1,
          parts: { self.parts[ReportPicturePart.Place(sheet: index, row: $0)] ?? [] },
          accepting: { accepting(index, $0) })
        try section.write { markup throws(OutputError) in try output.write(markup) }
      }
    }
    try output.write(page.foot)
    try output.commit()
  }

  private func write(_ picture: RGBAPicture, to name: String) throws(PNGError) {
    do {
      let output = try directory.open(name, content: .picture)
      try picture.write(to: output)
      try output.commit()
    } catch let error as PNGError {
      throw error
    } catch let error as OutputError {
      throw .output(error)
    } catch {
      throw .misuse(reason: "an error of an unknown kind")
    }
  }
}

extension OutputFile {
  fileprivate func write(_ markup: HTMLReportMarkup) throws(OutputError) {
    try write(Array(markup.text.utf8))
  }
}
