/// A sheet's file with some bands replaced: all others stay as they are compressed.
public struct SheetSplice {
  private let file: SheetFile
  private let renderer: SheetRenderer
  /// The places in the file of all chunks of the image data, one for each band that is seen, and one that ends it.
  private let data: [Range<Int>]
  /// Of each row that is seen, its place among them.
  private let places: [Int: Int]
  /// New bands by their places.
  private var replacements: [Int: PNGCompressedRows] = [:]
  private var rowJSON: [Int: [UInt8]] = [:]
  /// That of the whole image data.
  private var checksum: UInt32

  /// Nil where the file is not made as a sheet of `renderer` would be: others, too, can write a picture with our manifest.
  public init?(_ file: SheetFile, _ renderer: SheetRenderer) throws {
    let head = BufferSink()
    _ = try PNGWriter(renderer.pngHeader, to: head, level: SheetRenderer.compressionLevel)
    guard let first = file.file.chunks.firstIndex(where: { $0.isCalled("IDAT") }) else { return nil }
    let data = file.file.chunks[first...].prefix { $0.isCalled("IDAT") }
    let start = PNGStream.start(level: SheetRenderer.compressionLevel)
    guard file.file.bytes[..<file.file.chunks[first].whole.lowerBound] == head.bytes[...],
      file.file.chunks[first].body.starts(with: start), let end = data.last?.body,
      end.count == 6, end.starts(with: [3, 0]), data.count == file.file.chunks.count(where: { $0.isCalled("IDAT") })
    else { return nil }
    var places: [Int: Int] = [:]
    var count = 0
    for band in renderer.layout.bands where renderer.pixelRows(of: band) > 0 {
      if case .row(let row) = band.content { places[row] = count }
      count += 1
    }
    guard data.count == count + 1 else { return nil }
    self.file = file
    self.renderer = renderer
    self.data = data.map(\.whole)
    self.places = places
    checksum = PNGChunks.number(end.suffix(4))
  }

  /// Whether the file has just this band, which must come compressed, in the place of its row.
  public func holds(_ band: RenderedBand) -> Bool {
    guard let row = band.row?.index, let place = places[row] else { return band.compressed == nil }
    guard let rows = band.compressed else { return false }
    let body = file.file.bytes[data[place]].dropFirst(8).dropLast(4)
    return (place == 0 ? body.dropFirst(2) : body) == rows.body[...]
  }

  /// Puts the band `new` in the place of `old`, which the file holds; both of one row, compressed.
  public mutating func replace(_ old: RenderedBand, by new: RenderedBand) throws {
    guard let row = new.row, row.index == old.row?.index, old.compressed?.rawCount == new.compressed?.rawCount else {
      throw PNGError.misuse(reason: "a band in the place of another one")
    }
    rowJSON[row.index] = row.json
    guard let place = places[row.index], let rows = new.compressed, let oldRows = old.compressed else { return }
    replacements[place] = rows
    let bottom = renderer.layout.bands.first { $0.content == .row(row.index) }?.bottom ?? 0
    let rowsBehind = renderer.pixelHeight - renderer.configuration.scale.wholePixels(bottom)
    checksum = PNGStream.checksum(
      of: checksum, replacing: oldRows.checksum, by: rows.checksum,
      bytesBehind: rowsBehind * (rows.rawCount / rows.count))
  }

  /// Writes the sheet as it is now, with its manifest in it, and beside it where `manifestFile` is given.
  public func write(
    to picture: any ByteSink, embedsManifest: Bool, manifestFile: (any ByteSink)?, head: ManifestHead
  ) throws {
    var done = 0
    for place in replacements.keys.sorted() {
      let start = place == 0 ? PNGStream.start(level: SheetRenderer.compressionLevel) : []
      try copy(done..<data[place].lowerBound, to: picture)
      try picture.write(PNGChunks.encoded("IDAT", start + (replacements[place]?.body ?? [])))
      done = data[place].upperBound
    }
    let end = data[data.count - 1]
    try copy(done..<end.lowerBound, to: picture)
    try picture.write(PNGChunks.encoded("IDAT", PNGStream.end(checksum: checksum)))
    if embedsManifest || manifestFile != nil {
      var stream = try ManifestStream(
        head: head, file: manifestFile, isEmbedded: embedsManifest, known: file.pieces)
      for (row, json) in zip(renderer.visibleRows, file.manifest.rowJSON) {
        try stream.append(row: rowJSON[row].map { $0[...] } ?? json)
      }
      try stream.finish()
      for text in stream.texts { try picture.write(PNGChunks.encoded("iTXt", text.bytes)) }
    }
    try picture.write(PNGChunks.encoded("IEND", []))
  }

  private func copy(_ range: Range<Int>, to sink: any ByteSink) throws(OutputError) {
    try sink.write(file.file.bytes.span.extracting(range))
  }
}
