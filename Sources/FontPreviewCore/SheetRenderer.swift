/// Draws the rows of a list on several workers and hands them out in order.
public struct SheetRenderer: Sendable {
  public let list: FontList
  public let configuration: SheetConfiguration

  public init(list: FontList, configuration: SheetConfiguration) {
    self.list = list
    self.configuration = configuration
  }

  /// The width of every row, in pixels.
  public var pixelWidth: Int { configuration.scale.wholePixels(configuration.width) }
  /// The height of the sheet, in pixels.
  public var pixelHeight: Int { configuration.scale.wholePixels(size.height) }
  /// The colours of the rows' pixels.
  public var palette: Palette { Palette(style: configuration.style) }
  /// The size of the sheet in points.
  public var size: (width: Points, height: Points) {
    let heights = configuration.rowHeights
    return (
      configuration.width, heights?.reduce(0, +) ?? configuration.style.rowHeight * Double(list.rows.count)
    )
  }

  /// Rows drawn by one call of a worker: enough to make the hand-over cheap, few enough to hold little.
  private var rowsPerChunk: Int { max(1, min(4, (1 << 20) / bytesPerRow)) }

  /// How many chunks may wait at a time, whatever the number of workers: their pixels must not be what memory is for.
  private var mostChunks: Int { max(2, (24 << 20) / (rowsPerChunk * bytesPerRow)) }

  /// The pixels of the highest row; spelled out where the sheet's are.
  var bytesPerRow: Int {
    let height = configuration.rowHeights?.max() ?? configuration.style.rowHeight
    let pixels = pixelWidth * configuration.scale.wholePixels(height)
    return max(1, configuration.isInColor ? 4 * pixels : pixels)
  }

  /// Draws all rows with `jobs` workers and calls `receive` with each, in the order of the list.
  ///
  /// What `receive` throws ends the drawing and is thrown on; `FontError.outOfMemory` where no worker could be made, and
  /// `FontError.tooManyOpenFiles` where the process may open no more. The rows do not depend on the number of workers.
  /// Only some rows are held at any time.
  public func draw(
    jobs: Int, withJSON: Bool, _ receive: (RenderedRow) throws -> Void
  ) async throws {
    try await distribute(jobs: jobs, { try await $0.render($1, withJSON: withJSON) }, receive)
  }

  /// The height of each row in which all its ink can be seen, measured with `jobs` workers.
  public func fittingRowHeights(jobs: Int) async throws -> [Points] {
    var heights: [Points] = []
    try await distribute(jobs: jobs, { try await $0.fittingHeights(of: $1) }) { heights.append($0) }
    return heights
  }

  /// Has workers do `work` on chunks of rows and calls `receive` with each result, in the order of the list.
  private func distribute<Result: Sendable>(
    jobs: Int, _ work: @escaping @Sendable (SheetWorker, Range<Int>) async throws -> [Result],
    _ receive: (Result) throws -> Void
  ) async throws {
    let chunkSize = rowsPerChunk
    let files = FontFiles()
    let workers = try (0..<max(1, min(jobs, mostChunks))).map { _ in
      try SheetWorker(list: list, configuration: configuration, files: files)
    }
    let chunks = stride(from: 0, to: list.rows.count, by: chunkSize).map {
      $0..<min($0 + chunkSize, list.rows.count)
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

/// A worker of a sheet: what is drawn by it is drawn one after the other.
private actor SheetWorker {
  private let renderer: RowRenderer

  init(list: FontList, configuration: SheetConfiguration, files: FontFiles) throws(FontError) {
    renderer = try RowRenderer(list: list, configuration: configuration, files: files)
  }

  func render(_ rows: Range<Int>, withJSON: Bool) throws -> [RenderedRow] {
    try rows.map { try renderer.render(row: $0, withJSON: withJSON) }
  }

  func fittingHeights(of rows: Range<Int>) throws -> [Points] {
    try rows.map { try renderer.fittingHeight(ofRow: $0) }
  }
}
