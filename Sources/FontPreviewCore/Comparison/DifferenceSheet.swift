/// A picture of what differs: a row for each part, as it was, as it is, and the differences, side by side.
public final class DifferenceSheet {
  private let columnWidth: Int
  private let writer: PNGWriter
  private let format: PNGFormat

  /// Between and around the pictures, in pixels.
  private static let gap = 8
  /// Neither paper nor ink of any look.
  private static let backdrop: [UInt8] = [0xB4, 0xBC, 0xC8, 0xFF]
  /// Such pictures are looked at and thrown away.
  private static let compressionLevel = 1

  /// Begins a picture of parts of the given heights, which come in their order.
  ///
  /// Pictures are laid into columns as wide as the wider sheet.
  public init(
    from old: ComparedPicture, to new: ComparedPicture, heights: [Int], sink: any ByteSink
  ) throws(PNGError) {
    columnWidth = max(old.width, new.width)
    format = old.isOpaque && new.isOpaque ? .rgb : .rgba
    let header = PNGHeader(
      width: 3 * columnWidth + 4 * Self.gap, height: heights.reduce(Self.gap) { $0 + $1 + Self.gap }, format: format,
      pixelsPerMetre: nil)
    writer = try PNGWriter(header, to: sink, level: Self.compressionLevel)
    try append(height: Self.gap) { _ in }
  }

  /// Writes the next part.
  public func add(_ part: DifferencePart) throws(PNGError) {
    let pictures = [part.old, part.new, part.difference]
    guard pictures.allSatisfy({ ($0?.width ?? 0) <= columnWidth }) else {
      throw .misuse(reason: "a part is wider than both pictures")
    }
    let bytes = format.bytesPerPixel
    try append(height: (pictures.map { $0?.height ?? 0 }.max() ?? 0) + Self.gap) { pixels in
      for (column, picture) in pictures.enumerated() {
        guard let picture else { continue }
        let left = Self.gap + column * (columnWidth + Self.gap)
        for y in 0..<picture.height {
          let row = picture.pixels[(4 * y * picture.width)..<(4 * (y + 1) * picture.width)]
          let target = bytes * (y * writer.header.width + left)
          pixels.replaceSubrange(target..<(target + bytes * picture.width), with: bytes == 4 ? row : Self.opaque(row))
        }
      }
    }
  }

  /// Ends the picture; what it is written to stays open.
  public func finish() throws(PNGError) {
    try writer.finish()
  }

  /// Pixels without their alpha.
  private static func opaque(_ pixels: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var opaque = [UInt8](repeating: 0, count: pixels.count / 4 * 3)
    let source = pixels.span
    for place in 0..<(pixels.count / 4) {
      for channel in 0..<3 { opaque[3 * place + channel] = source[4 * place + channel] }
    }
    return opaque[...]
  }

  private func append(height: Int, _ draw: (inout [UInt8]) -> Void) throws(PNGError) {
    let bytes = format.bytesPerPixel
    let row = Array([ArraySlice<UInt8>](repeating: Self.backdrop.prefix(bytes), count: writer.header.width).joined())
    var pixels: [UInt8] = []
    pixels.reserveCapacity(row.count * height)
    for _ in 0..<height { pixels += row }
    draw(&pixels)
    try writer.writeRows(pixels.span, count: height)
  }
}
