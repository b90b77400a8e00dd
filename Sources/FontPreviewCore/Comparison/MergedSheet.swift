/// A sheet that has some of its rows from another drawing of the same list.
public struct MergedSheet {
  private let old: ComparedPicture
  private let new: ComparedPicture
  /// The places of the rows that come from the new one.
  private let rows: Set<Int>
  private let oldManifest: Manifest
  private let newManifest: Manifest
  private let places: [RowPlace]

  /// Nil where the pictures are no sheets of the same rows in the same places, colours, options and versions of libraries:
  /// then a row cannot stand among those of the other.
  public init?(of old: ComparedPicture, with rows: Set<Int>, from new: ComparedPicture) {
    guard let oldManifest = old.manifest, let newManifest = new.manifest, old.header == new.header,
      old.colorType == new.colorType, oldManifest.rows.count == newManifest.rows.count,
      let places = try? RowPlace.places(oldManifest, width: old.width, height: old.height),
      let others = try? RowPlace.places(newManifest, width: new.width, height: new.height), places == others,
      oldManifest.libraries == newManifest.libraries, newManifest.drawingOptions(thatDifferFrom: oldManifest).isEmpty
    else { return nil }
    (self.old, self.new, self.rows, self.places) = (old, new, rows, places)
    (self.oldManifest, self.newManifest) = (oldManifest, newManifest)
  }

  /// Writes it as a PNG: an IDAT chunk for each row and for what stands between two rows, which where rows follow each other
  /// is how sheets are drawn.
  public func write(to sink: any ByteSink) throws {
    let (reader, otherReader) = try (
      PNGReader(BufferSource(old.file.bytes)), PNGReader(BufferSource(new.file.bytes))
    )
    var header = reader.header
    // The reader spells every colour out with its alpha.
    let isOpaque = old.colorType == 2
    if isOpaque { header.format = .rgb }
    let writer = try PNGWriter(header, to: sink, level: SheetRenderer.compressionLevel)
    let compressor = try PNGRowCompressor(
      width: header.width, format: header.format, level: SheetRenderer.compressionLevel)
    var (row, other) = (
      [UInt8](repeating: 0, count: reader.header.bytesPerRow),
      [UInt8](repeating: 0, count: reader.header.bytesPerRow)
    )
    for band in bands {
      var pixels: [UInt8] = []
      pixels.reserveCapacity(band.height * header.bytesPerRow)
      for _ in 0..<band.height {
        try reader.readRow(into: &row)
        try otherReader.readRow(into: &other)
        let chosen = band.isNew ? other : row
        if isOpaque {
          for place in stride(from: 0, to: chosen.count, by: 4) { pixels += chosen[place..<(place + 3)] }
        } else {
          pixels += chosen
        }
      }
      try writer.writeRows(compressor.compress(pixels.span, count: band.height))
    }
    let (start, end) = oldManifest.frame
    var stream = try ManifestStream(start: start, end: end, file: nil, isEmbedded: true)
    for index in oldManifest.rowJSON.indices {
      try stream.append(row: (rows.contains(index) ? newManifest : oldManifest).rowJSON[index])
    }
    try stream.finish()
    for text in stream.texts { try writer.writeText(text) }
    try writer.finish()
  }

  /// Rows with their separators, and what stands between them.
  private var bands: [(height: Int, isNew: Bool)] {
    var bands: [(height: Int, isNew: Bool)] = []
    var top = 0
    for (index, place) in places.enumerated() {
      if place.area.y > top { bands.append((place.area.y - top, false)) }
      if place.end > place.area.y { bands.append((place.end - place.area.y, rows.contains(index))) }
      top = place.end
    }
    if old.height > top { bands.append((old.height - top, false)) }
    return bands
  }
}

extension Manifest {
  /// What stands before the rows and behind them.
  fileprivate var frame: (start: [UInt8], end: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let start = text.firstIndex(of: newline).map { $0 + 1 } ?? 0
    let last = text.dropLast().lastIndex(of: newline) ?? start
    return (Array(text[..<start]), Array(text[last...]))
  }
}
