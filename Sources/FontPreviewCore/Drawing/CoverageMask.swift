/// Coverage of the program's own.
struct CoverageMask {
  /// From the glyph's origin to the left edge, in pixels.
  var left: Int
  /// From the baseline up to the top edge, in pixels.
  var top: Int
  var width: Int
  var height: Int
  /// Row by row from the top.
  var bytes: [UInt8]

  init(left: Int, top: Int, width: Int, height: Int, bytes: [UInt8]) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// A copy.
  init(_ view: CoverageView) {
    (left, top, width, height) = unsafe (view.left, view.top, view.width, view.height)
    bytes = []
    bytes.reserveCapacity(width * height)
    for row in 0..<height {
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: view.start + row * view.stride, count: width))
    }
  }

  /// The mask `factor` times its size, its origin moved by (`x`, `y`) pixels, x to the right and y upwards.
  func scaled(by factor: Double, movedBy x: Double, _ y: Double) -> CoverageMask {
    let far = 1 << 20
    let columns = ResamplingAxis(
      start: x + Double(left) * factor, factor: factor, count: width, from: -far, to: far)
    // Downwards from the baseline.
    let rows = ResamplingAxis(start: -y - Double(top) * factor, factor: factor, count: height, from: -far, to: far)
    var scaled: [UInt8] = []
    scaled.reserveCapacity(rows.weights.count * columns.weights.count)
    for rowWeights in rows.weights {
      for columnWeights in columns.weights {
        var sum = 0.0
        for (row, rowWeight) in rowWeights {
          for (column, weight) in columnWeights { sum += rowWeight * weight * Double(bytes[row * width + column]) }
        }
        scaled.append(UInt8(max(0, min(255, sum.rounded()))))
      }
    }
    return CoverageMask(
      left: columns.first, top: -rows.first, width: columns.weights.count, height: rows.weights.count, bytes: scaled)
  }

  func withView(_ body: (CoverageView) -> Void) {
    guard width > 0, height > 0 else { return }
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe body(
        CoverageView(left: left, top: top, width: width, height: height, start: buffer.baseAddress!, stride: width))
    }
  }
}
