import FontPreviewCore

/// Pictures of noise, the same in every run, and PNGs made of them.
struct PNGSample {
  var header: PNGHeader
  var pixels: [UInt8]

  init(_ format: PNGFormat, width: Int = 61, height: Int = 47, pixelsPerMetre: Int? = 5669) {
    header = PNGHeader(width: width, height: height, format: format, pixelsPerMetre: pixelsPerMetre)
    var state: UInt64 = 42
    let values: UInt64
    if case .indexed(let palette) = format { values = UInt64(palette.count) } else { values = 256 }
    pixels = (0..<header.bytesPerRow * height).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8((state >> 33) % values)
    }
  }

  /// The pixels as a reader that expands gives them.
  var expanded: [UInt8] {
    switch header.format {
    case .rgba: pixels
    case .rgb: stride(from: 0, to: pixels.count, by: 3).flatMap { pixels[$0..<$0 + 3] + [255] }
    case .indexed(let palette):
      pixels.flatMap { [palette[Int($0)].red, palette[Int($0)].green, palette[Int($0)].blue, 255] }
    }
  }

  func write(to sink: any ByteSink, texts: [[UInt8]] = [], rowsAtOnce: Int = 5) throws(PNGError) {
    let writer = try PNGWriter(header, to: sink)
    var row = 0
    while row < header.height {
      let count = min(rowsAtOnce, header.height - row)
      let rows = Array(pixels[row * header.bytesPerRow..<(row + count) * header.bytesPerRow])
      try writer.writeRows(rows.span, count: count)
      row += count
    }
    for text in texts {
      try writer.writeText(PNGCompressedText(text.span, keyword: "fontpreview"))
    }
    try writer.finish()
  }

  func encoded(texts: [[UInt8]] = []) throws(PNGError) -> [UInt8] {
    let sink = MemorySink()
    try write(to: sink, texts: texts)
    return sink.bytes
  }

  static func palette(_ count: Int) -> [Color] {
    (0..<count).map { (index: Int) -> Color in
      Color(red: UInt8(index), green: UInt8(255 - index), blue: UInt8(index * 7 % 256))
    }
  }

  static let all: [PNGSample] = [
    PNGSample(.rgb), PNGSample(.rgba), PNGSample(.indexed(palette: palette(256))),
    PNGSample(.indexed(palette: palette(64))), PNGSample(.indexed(palette: palette(1)), pixelsPerMetre: nil),
    PNGSample(.rgba, width: 1, height: 1),
  ]
}

/// Reads a whole PNG: its header, its pixels and its text.
func decode(
  _ png: [UInt8], keyword: String? = "fontpreview", expanded: Bool = false, portion: Int = 1000
) throws(PNGError) -> (header: PNGHeader, pixels: [UInt8], text: [UInt8]) {
  let reader = try PNGReader(MemorySource(png, portion: portion), textKeyword: keyword, expanded: expanded)
  var pixels: [UInt8] = []
  var row = [UInt8](repeating: 0, count: reader.header.bytesPerRow)
  for _ in 0..<reader.header.height {
    try reader.readRow(into: &row)
    pixels += row
  }
  return (reader.header, pixels, try reader.finish())
}
