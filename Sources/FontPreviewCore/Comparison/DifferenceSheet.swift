/// A picture of what differs: a row for each part, as it was, as it is, and the differences, side by side.
public final class DifferenceSheet {
  private let columnWidth: Int
  private let compressor: PNGRowCompressor
  /// Compressed at once, since the picture's height is not known before the last part.
  private var bands: [PNGCompressedRows] = []
  private var height = 0

  /// Between and around the pictures, in pixels.
  private static let gap = 8
  /// Neither paper nor ink of any look.
  private static let backdrop = Color(red: 0xB4, green: 0xBC, blue: 0xC8)

  /// Pictures are laid into columns as wide as the wider sheet.
  public init(from old: ComparedPicture, to new: ComparedPicture) throws(PNGError) {
    columnWidth = max(old.width, new.width)
    compressor = try PNGRowCompressor(width: Self.width(columnWidth), format: .rgba, level: 4)
  }

  /// Whether nothing was added.
  public var isEmpty: Bool { bands.isEmpty }

  public func add(_ part: DifferencePart) throws(PNGError) {
    let pictures = [part.old, part.new, part.difference]
    let height = pictures.map { $0?.height ?? 0 }.max() ?? 0
    try append(height: bands.isEmpty ? Self.gap : 0) { _ in }
    try append(height: height + Self.gap) { pixels in
      for (column, picture) in pictures.enumerated() {
        guard let picture else { continue }
        let left = Self.gap + column * (columnWidth + Self.gap)
        for y in 0..<picture.height {
          let target = 4 * (y * Self.width(columnWidth) + left)
          pixels.replaceSubrange(
            target..<(target + 4 * picture.width),
            with: picture.pixels[(4 * y * picture.width)..<(4 * (y + 1) * picture.width)])
        }
      }
    }
  }

  /// Writes the picture, which must not be empty, as a PNG.
  public func write(to sink: any ByteSink) throws(PNGError) {
    let header = PNGHeader(width: Self.width(columnWidth), height: height, format: .rgba, pixelsPerMetre: nil)
    let writer = try PNGWriter(header, to: sink, level: 4)
    for band in bands { try writer.writeRows(band) }
    try writer.finish()
  }

  private func append(height: Int, _ draw: (inout [UInt8]) -> Void) throws(PNGError) {
    guard height > 0 else { return }
    let width = Self.width(columnWidth)
    let color = Self.backdrop
    var pixels = [UInt8](repeating: 255, count: 4 * width * height)
    for place in stride(from: 0, to: pixels.count, by: 4) {
      (pixels[place], pixels[place + 1], pixels[place + 2]) = (color.red, color.green, color.blue)
    }
    draw(&pixels)
    bands.append(try compressor.compress(pixels.span, count: height))
    self.height += height
  }

  private static func width(_ column: Int) -> Int { 3 * column + 4 * gap }
}
