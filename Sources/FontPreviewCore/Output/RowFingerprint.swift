/// The hash by which the manifest knows a row's pixels.
///
/// It is the XXH3-128 of: the width and height as 32-bit little-endian numbers, the first pixel as red, green, blue,
/// alpha, the box around all pixels that differ from the first (x, y, width, height as 32-bit little-endian numbers, all
/// zero where none does), and the RGBA bytes of that box, row by row. It depends on the pixels alone, not on how a file
/// stores them.
enum RowFingerprint {
  /// The fingerprint of the first `height` pixel rows of a picture.
  static func fingerprint(of pixmap: Pixmap, height: Int, palette: Palette) -> String {
    let colors = palette.colors
    let pixels = pixmap.pixels
    let (width, first) = (pixmap.width, pixels.first ?? 0)
    let box = differingBox(in: pixels, width: width, height: height, from: first)
    let hash = XXHash()
    var head = littleEndian(width) + littleEndian(height) + rgba(colors[Int(first)])
    for number in [box.x, box.y, box.width, box.height] { head += littleEndian(number) }
    hash.update(head)
    var bytes = [UInt8](repeating: 0, count: box.width * 4)
    for y in box.y..<(box.y + box.height) {
      for x in 0..<box.width {
        let color = colors[Int(pixels[y * width + box.x + x])]
        bytes[4 * x] = color.red
        bytes[4 * x + 1] = color.green
        bytes[4 * x + 2] = color.blue
        bytes[4 * x + 3] = color.alpha
      }
      hash.update(bytes)
    }
    return hash.digest()
  }

  private static func differingBox(
    in pixels: [UInt8], width: Int, height: Int, from first: UInt8
  ) -> (x: Int, y: Int, width: Int, height: Int) {
    var (minX, minY, maxX, maxY) = (width, height, -1, -1)
    for y in 0..<height {
      let start = y * width
      guard let left = (0..<width).first(where: { pixels[start + $0] != first }),
        let right = (0..<width).last(where: { pixels[start + $0] != first })
      else { continue }
      minX = min(minX, left)
      maxX = max(maxX, right)
      minY = min(minY, y)
      maxY = y
    }
    guard maxY >= 0 else { return (0, 0, 0, 0) }
    return (minX, minY, maxX - minX + 1, maxY - minY + 1)
  }

  private static func littleEndian(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func rgba(_ color: Color) -> [UInt8] {
    [color.red, color.green, color.blue, color.alpha]
  }
}
