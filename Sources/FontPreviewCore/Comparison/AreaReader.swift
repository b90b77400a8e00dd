/// Reads areas of a picture in one pass from its top to its bottom.
final class AreaReader {
  private let reader: PNGReader
  private let areas: [PixelArea]
  /// The areas that are not begun yet, the next one last.
  private var waiting: [Int]
  private var active: [Int] = []
  private var row: [UInt8]
  private var nextY = 0
  private let bytesPerPixel: Int
  /// The colour of each index of an indexed picture, as its four bytes lie in memory; empty for others.
  private let palette: [UInt32]

  /// Hashes are of four bytes a pixel with `expanded`, else of indexes where the picture is indexed.
  init(_ picture: ComparedPicture, areas: [PixelArea], expanded: Bool) throws(PNGError) {
    reader = try PNGReader(BufferSource(picture.file.bytes), expanded: expanded)
    self.areas = areas
    waiting = areas.indices.filter { !areas[$0].isEmpty }.sorted { (areas[$0].y, $0) > (areas[$1].y, $1) }
    row = [UInt8](repeating: 0, count: reader.header.bytesPerRow)
    bytesPerPixel = reader.header.format.bytesPerPixel
    palette =
      if case .indexed(let colors) = reader.header.format {
        colors.map { color in
          (UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | UInt32(color.alpha) << 24)
            .littleEndian
        }
      } else {
        []
      }
  }

  /// The hash of the pixels of each area; reads all.
  func digests() throws(PNGError) -> [String] {
    var digests = [String](repeating: "", count: areas.count)
    var hashes: [Int: AreaHash] = [:]
    while try nextRow() {
      for index in active {
        let hash = hashes[index] ?? AreaHash()
        hash.update(row, pixels(of: index))
        hashes[index] = hash
        if areas[index].maxY == nextY {
          digests[index] = hash.digest
          hashes[index] = nil
        }
      }
    }
    _ = try reader.finish()
    return digests
  }

  private var collected: [Int: [UInt8]] = [:]
  private var packed: [Int: PackedPixels] = [:]

  /// The pixels of an area, once; areas that end above it wait compressed until they are asked for.
  func picture(of index: Int) throws(PNGError) -> RGBAPicture {
    let area = areas[index]
    if let waiting = packed.removeValue(forKey: index) {
      return RGBAPicture(width: area.width, height: area.height, pixels: try waiting.unpacked())
    }
    while try nextRow() {
      for index in active {
        collect(index)
      }
      for other in active where other != index && areas[other].maxY == nextY {
        packed[other] = try collected.removeValue(forKey: other).map { pixels throws(PNGError) in
          try PackedPixels(pixels)
        }
      }
      if area.maxY == nextY, let pixels = collected.removeValue(forKey: index) {
        return RGBAPicture(width: area.width, height: area.height, pixels: pixels)
      }
    }
    throw .misuse(reason: "an area was asked for twice")
  }

  /// Adds the current row of pixels to what there is of an area, spelled out.
  private func collect(_ index: Int) {
    let range = pixels(of: index)
    if palette.isEmpty {
      collected[index, default: []].append(contentsOf: row[range])
    } else {
      let pixels = row[range].map { palette[Int($0)] }
      unsafe pixels.withUnsafeBytes { unsafe collected[index, default: []].append(contentsOf: $0) }
    }
  }

  private func pixels(of index: Int) -> Range<Int> {
    (areas[index].x * bytesPerPixel)..<(areas[index].maxX * bytesPerPixel)
  }

  /// Reads the next row of pixels that lies in an area; false where there is none any more.
  private func nextRow() throws(PNGError) -> Bool {
    active.removeAll { areas[$0].maxY <= nextY }
    guard let first = waiting.last else {
      if active.isEmpty { return false }
      try read()
      return true
    }
    if active.isEmpty { while nextY < areas[first].y { try read() } }
    while let next = waiting.last, areas[next].y == nextY {
      waiting.removeLast()
      active.append(next)
    }
    try read()
    return true
  }

  private func read() throws(PNGError) {
    try reader.readRow(into: &row)
    nextY += 1
  }
}

/// A hash that is kept while rows of an area come.
private final class AreaHash {
  private let hash = XXHash()

  func update(_ row: [UInt8], _ range: Range<Int>) {
    unsafe row.withUnsafeBytes { unsafe hash.update(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  var digest: String { hash.digest() }
}
