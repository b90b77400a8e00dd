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
    let table = colors.flatMap(rgba)
    for y in box.y..<(box.y + box.height) {
      let start = y * width + box.x
      unsafe bytes.withUnsafeMutableBufferPointer { bytes in
        unsafe pixels.withUnsafeBufferPointer { pixels in
          unsafe table.withUnsafeBufferPointer { table in
            for x in 0..<box.width {
              let entry = unsafe 4 * Int(pixels[start + x])
              for channel in 0..<4 { unsafe bytes[4 * x + channel] = table[entry + channel] }
            }
          }
        }
      }
      hash.update(bytes)
    }
    return hash.digest()
  }

  /// The box around the pixels that are not `first`; empty where all are.
  private static func differingBox(
    in pixels: [UInt8], width: Int, height: Int, from first: UInt8
  ) -> (x: Int, y: Int, width: Int, height: Int) {
    var (minX, minY, maxX, maxY) = (width, height, -1, -1)
    unsafe pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        let row = unsafe UnsafeBufferPointer(rebasing: pixels[(y * width)..<((y + 1) * width)])
        var left = 0
        while left < width, unsafe row[left] == first { left += 1 }
        guard left < width else { continue }
        var right = width - 1
        // Only what lies beyond the box so far can widen it.
        while right > maxX, unsafe row[right] == first { right -= 1 }
        minX = min(minX, left)
        maxX = max(maxX, right)
        minY = min(minY, y)
        maxY = y
      }
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
