/// Draws a sheet on several workers and hands its parts out in order.
public struct SheetRenderer: Sendable {
  public let list: FontList
  /// With all that bands are made of in whole pixels.
  public let configuration: SheetConfiguration
  /// Where everything stands.
  public let layout: SheetLayout

  public init(list: FontList, configuration: SheetConfiguration) {
    self.list = list
    let configuration = configuration.onWholePixels
    self.configuration = configuration
    layout = SheetLayout(
      rowCount: list.numberOfRows, rowHeights: configuration.rowHeights, style: configuration.style,
      scale: configuration.scale, width: configuration.width, options: configuration.parts)
  }

  /// The rows of the list that are seen, from the top.
  public var visibleRows: [Int] {
    layout.bands.compactMap { band in if case .row(let row) = band.content { row } else { nil } }
  }

  /// The width of the sheet, in pixels.
  public var pixelWidth: Int { configuration.scale.wholePixels(size.width) }
  /// The height of the sheet, in pixels.
  public var pixelHeight: Int { configuration.scale.wholePixels(size.height) }
  /// The colours of pixels that are indexes.
  public var palette: Palette { configuration.palette(of: list) }
  /// What the pixels of the sheet are.
  public var format: Pixmap.Format { configuration.pixelFormat(of: list) }
  /// The size of the sheet in points.
  public var size: (width: Points, height: Points) { layout.size }

  /// Rows drawn by one call of a worker: enough to make the hand-over cheap, few enough to hold little.
  private var rowsPerChunk: Int { max(1, min(4, (1 << 20) / bytesPerRow)) }

  /// How many chunks may wait at a time, whatever the number of workers: their pixels must not be what memory is for.
  private var mostChunks: Int { max(2, (24 << 20) / (rowsPerChunk * bytesPerRow)) }

  /// The pixels of the highest band; spelled out where the sheet's are.
  var bytesPerRow: Int {
    let height = layout.bands.map(\.frame.height).max() ?? 0
    let pixels = pixelWidth * configuration.scale.wholePixels(height)
    return max(1, format == .indexed ? pixels : 4 * pixels)
  }

  /// Draws all bands with `jobs` workers and calls `receive` with each, from the sheet's top to its bottom.
  ///
  /// What `receive` throws ends the drawing and is thrown on; `FontError.outOfMemory` where no worker could be made,
  /// `FontError.tooManyOpenFiles` where the process may open no more, and others where the interface font cannot be drawn
  /// that a bar needs. The pixels do not depend on the number
  /// of workers. Only some bands are held at any time. With `compressed`, bands come compressed for a ``SheetWriter`` as
  /// well: by the workers, where else the writer would do it.
  public func draw(
    jobs: Int, withJSON: Bool, compressed: Bool = false, _ receive: (RenderedBand) throws -> Void
  ) async throws {
    let output = BandOutput(withJSON: withJSON, compressed: compressed)
    try await draw(bands: Array(layout.bands.indices), jobs: jobs, output, receive)
  }

  /// Draws some rows anew, with the very pixels that they have in the whole sheet; rows that are not seen are left out.
  public func redraw(
    rows: [Int], jobs: Int, withJSON: Bool, compressed: Bool = false, _ receive: (RenderedBand) throws -> Void
  ) async throws {
    let wanted = Set(rows)
    let bands = layout.bands.indices.filter { index in
      if case .row(let row) = layout.bands[index].content { wanted.contains(row) } else { false }
    }
    try await draw(bands: bands, jobs: jobs, BandOutput(withJSON: withJSON, compressed: compressed), receive)
  }

  private func draw(
    bands: [Int], jobs: Int, _ output: BandOutput, _ receive: (RenderedBand) throws -> Void
  ) async throws {
    try await distribute(bands, jobs: jobs, { try await $0.render($1, output) }, receive)
  }

  /// The height of each row in which all its ink can be seen, measured with `jobs` workers.
  public func fittingRowHeights(jobs: Int) async throws -> [Points] {
    var heights: [Points] = []
    try await distribute(Array(list.rows.indices), jobs: jobs, { try await $0.fittingHeights(of: $1) }) {
      heights.append($0)
    }
    return heights
  }

  /// Has workers do `work` on chunks of `items` and calls `receive` with each result, in the order of the items.
  private func distribute<Result: Sendable>(
    _ items: [Int], jobs: Int, _ work: @escaping @Sendable (SheetWorker, ArraySlice<Int>) async throws -> [Result],
    _ receive: (Result) throws -> Void
  ) async throws {
    let chunkSize = rowsPerChunk
    let files = FontFiles()
    let workers = try (0..<max(1, min(jobs, mostChunks))).map { _ in try SheetWorker(self, files: files) }
    let chunks = stride(from: 0, to: items.count, by: chunkSize).map {
      items[$0..<min($0 + chunkSize, items.count)]
    }
    try await withThrowingTaskGroup(of: (Int, [Result]).self) { group in
      var next = 0
      // If there is room, two chunks for each worker: one being drawn while the last one is written.
      func start() {
        guard next < chunks.count else { return }
        let (chunk, worker) = (next, workers[next % workers.count])
        group.addTask { (chunk, try await work(worker, chunks[chunk])) }
        next += 1
      }
      for _ in 0..<min(2 * workers.count, mostChunks) { start() }
      var waiting: [Int: [Result]] = [:]
      var written = 0
      while let (chunk, results) = try await group.next() {
        waiting[chunk] = results
        while let results = waiting.removeValue(forKey: written) {
          for result in results { try receive(result) }
          written += 1
          // Started only now: a slow reader must not let rows pile up.
          start()
        }
      }
    }
  }
}

/// What bands come with beside their pixels.
private struct BandOutput {
  var withJSON: Bool
  var compressed: Bool
}

/// A worker of a sheet: what is drawn by it is drawn one after the other.
private actor SheetWorker {
  private let sheet: SheetRenderer
  private let renderer: BandRenderer
  /// Made when the first band needs it.
  private var compressor: PNGRowCompressor?

  init(_ sheet: SheetRenderer, files: FontFiles) throws(FontError) {
    self.sheet = sheet
    renderer = try BandRenderer(
      list: sheet.list, configuration: sheet.configuration, sheet: sheet.layout, files: files)
  }

  func render(_ bands: ArraySlice<Int>, _ output: BandOutput) throws -> [RenderedBand] {
    try bands.map { index in
      var band = try renderer.render(band: index, withJSON: output.withJSON)
      if output.compressed { try compress(&band) }
      return band
    }
  }

  private func compress(_ band: inout RenderedBand) throws {
    let compressor = try compressor ?? sheet.rowCompressor()
    self.compressor = compressor
    band.compressed = try band.pixmap.compressed(by: compressor)
  }

  func fittingHeights(of rows: ArraySlice<Int>) throws -> [Points] {
    try rows.map { try renderer.fittingHeight(ofRow: $0) }
  }
}
