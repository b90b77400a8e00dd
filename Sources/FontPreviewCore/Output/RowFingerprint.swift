/// The hash by which the manifest knows a row's pixels.
///
/// It is the XXH3-128 of: the width and height as 32-bit little-endian numbers, the first pixel as red, green, blue,
/// alpha, the box around all pixels that differ from the first (x, y, width, height as 32-bit little-endian numbers, all
/// zero where none does), and the RGBA bytes of that box, row by row. It depends on the pixels alone, not on how a file
/// stores them.
enum RowFingerprint {
  /// The fingerprint of the first `height` pixel rows of a picture.
  static func fingerprint(of pixmap: Pixmap, height: Int, palette: Palette) -> String {
    switch pixmap.format {
    case .indexed:
      let table = palette.colors.map(rgba)
      return fingerprint(of: pixmap.pixels, width: pixmap.width, height: height) { table[Int($0)] }
    case .rgb:
      let pixels = stride(from: 0, to: pixmap.pixels.count, by: 3).map { place in
        littleEndian(pixmap.pixels[place], pixmap.pixels[place + 1], pixmap.pixels[place + 2], 255)
      }
      return fingerprint(of: pixels, width: pixmap.width, height: height) { $0 }
    case .rgba:
      let pixels = stride(from: 0, to: pixmap.pixels.count, by: 4).map { place in
        littleEndian(
          pixmap.pixels[place], pixmap.pixels[place + 1], pixmap.pixels[place + 2], pixmap.pixels[place + 3])
      }
      return fingerprint(of: pixels, width: pixmap.width, height: height) { $0 }
    }
  }

  /// `rgba` gives a pixel's four bytes as a little-endian number.
  private static func fingerprint<Pixel: Equatable>(
    of pixels: [Pixel], width: Int, height: Int, rgba: (Pixel) -> UInt32
  ) -> String {
    guard let first = pixels.first else { return XXHash().digest() }
    let box = differingBox(in: pixels, width: width, height: height, from: first)
    let hash = XXHash()
    hash.update([UInt32(width), UInt32(height), rgba(first)].flatMap(bytes))
    hash.update([box.x, box.y, box.width, box.height].flatMap { bytes(UInt32($0)) })
    var row = [UInt32](repeating: 0, count: box.width)
    for y in box.y..<(box.y + box.height) {
      let start = y * width + box.x
      unsafe pixels.withUnsafeBufferPointer { pixels in
        unsafe row.withUnsafeMutableBufferPointer { row in
          for x in 0..<box.width { unsafe row[x] = rgba(pixels[start + x]).littleEndian }
        }
      }
      hash.update(row)
    }
    return hash.digest()
  }

  /// The box around the pixels that are not `first`; empty where all are.
  private static func differingBox<Pixel: Equatable>(
    in pixels: [Pixel], width: Int, height: Int, from first: Pixel
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

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func rgba(_ color: Color) -> UInt32 {
    littleEndian(color.red, color.green, color.blue, color.alpha)
  }

  private static func littleEndian(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}
