/// Lays coverage over palette indices.
enum CoverageBlend {
  /// Draws coverage whose origin is at the pixel (`x`, `baseline`), in the ink whose levels begin at `firstIndex`.
  ///
  /// Where the ink meets itself, as glyphs that touch do, what both leave uncovered stays: `1 - (1 - a)(1 - b)`. Inks
  /// of different colours are kept apart by layout; should they meet, the one drawn later stands.
  static func blend(
    _ coverage: CoverageView, x: Int, baseline: Int, firstIndex: UInt8, clip: PixelClip, into pixmap: inout Pixmap
  ) {
    let left = unsafe x + coverage.left
    let top = unsafe baseline - coverage.top
    let (width, height, stride) = unsafe (coverage.width, coverage.height, coverage.stride)
    let (firstColumn, columnEnd) = (max(0, clip.minX - left), min(width, clip.maxX - left))
    let (firstRow, rowEnd) = (max(0, clip.minY - top), min(height, clip.maxY - top))
    // Coverage that lies beside the clip has an end before its start.
    guard firstColumn < columnEnd, firstRow < rowEnd else { return }
    let pixmapWidth = pixmap.width
    let first = Int(firstIndex)
    unsafe pixmap.pixels.withUnsafeMutableBufferPointer { pixels in
      for row in firstRow..<rowEnd {
        let source = unsafe coverage.start + row * stride
        let target = unsafe pixels.baseAddress! + (top + row) * pixmapWidth + left
        for column in firstColumn..<columnEnd {
          // To 63 levels, rounded.
          var level = (Int(unsafe source[column]) * Palette.levels + 127) / 255
          guard level > 0 else { continue }
          let present = Int(unsafe target[column]) - first
          if present >= 0, present < Palette.levels {
            let other = present + 1
            level = other + level - (other * level + Palette.levels / 2) / Palette.levels
          }
          unsafe target[column] = UInt8(truncatingIfNeeded: first + level - 1)
        }
      }
    }
  }
}
