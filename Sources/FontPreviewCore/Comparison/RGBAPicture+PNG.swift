extension RGBAPicture {
  /// Reads a PNG, whatever kind of pixels it has.
  ///
  /// - Throws: every case of ``PNGError`` that a file can cause; ``PNGError/outOfMemory`` for more than 64 million pixels,
  ///   which ``SheetComparison`` compares piece by piece.
  public init(png: [UInt8]) throws(PNGError) {
    let reader = try PNGReader(BufferSource(png), expanded: true)
    let (width, height) = (reader.header.width, reader.header.height)
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    guard !overflows, count <= 64 << 20 else { throw .outOfMemory }
    var pixels: [UInt8] = []
    var row = [UInt8](repeating: 0, count: 4 * width)
    // Nothing is reserved for what a header only claims.
    for _ in 0..<height {
      try reader.readRow(into: &row)
      pixels += row
    }
    _ = try reader.finish()
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Writes the picture as a PNG; it must have pixels.
  public func write(to sink: any ByteSink) throws(PNGError) {
    let header = PNGHeader(width: width, height: height, format: .rgba, pixelsPerMetre: nil)
    let writer = try PNGWriter(header, to: sink)
    try writer.writeRows(pixels.span, count: height)
    try writer.finish()
  }
}
