import Testing

@testable import FontPreviewCore

@Suite("Mixing pixels for another size")
struct ResamplingAxisTests {
  @Test(
    "What a target pixel takes adds up to the part of it that the picture covers",
    arguments: [0.1, 0.25, 0.37, 0.5, 0.99, 1, 1.5, 2.6, 4, 17.3], [0, 0.25, 0.5, -3.75, 7.1])
  func weights(factor: Double, start: Double) {
    for count in [1, 2, 7, 40] {
      let axis = ResamplingAxis(start: start, factor: factor, count: count, from: -1000, to: 1000)
      let end = start + Double(count) * factor
      for (offset, weights) in axis.weights.enumerated() {
        let target = Double(axis.first + offset)
        let covered = max(0, min(target + 1, end) - max(target, start))
        #expect(abs(weights.reduce(0) { $0 + $1.weight } - covered) < 1e-9)
        #expect(weights.allSatisfy { (0..<count).contains($0.source) && $0.weight >= 0 })
      }
      let whole = axis.weights.joined().reduce(0) { $0 + $1.weight }
      #expect(abs(whole - Double(count) * factor) < 1e-9)
    }
  }

  @Test("Shrinking counts each pixel of the picture alike", arguments: [0.1, 0.25, 0.37, 0.5, 0.75])
  func shrinking(factor: Double) {
    let axis = ResamplingAxis(start: 0.25, factor: factor, count: 12, from: 0, to: 100)
    var taken = [Double](repeating: 0, count: 12)
    for (source, weight) in axis.weights.joined() { taken[source] += weight }
    #expect(taken.allSatisfy { abs($0 - factor) < 1e-9 })
  }

  @Test("At its own size and between no pixels, a picture stays as it is")
  func unchanged() {
    let axis = ResamplingAxis(start: 3, factor: 1, count: 4, from: 0, to: 100)
    #expect(axis.first == 3)
    #expect(axis.weights.map { $0.filter { $0.weight != 0 }.map(\.source) } == [[0], [1], [2], [3]])
  }

  @Test(
    "Only target pixels inside the bounds are made",
    arguments: [(-5.0, 0, 5), (7.0, 7, 3), (20.0, 10, 0), (-40, 0, 0)])
  func bounds(start: Double, first: Int, count: Int) {
    let axis = ResamplingAxis(start: start, factor: 2, count: 5, from: 0, to: 10)
    #expect(axis.first == first && axis.weights.count == count)
  }

  @Test("A mask that is scaled keeps its ink: the mean of its coverage, and its box")
  func mask() {
    let mask = CoverageMask(left: 1, top: 3, width: 2, height: 3, bytes: [255, 0, 255, 255, 0, 100])
    let sum = mask.bytes.reduce(0) { $0 + Int($1) }
    for factor in [0.5, 2, 3.25] {
      let scaled = mask.scaled(by: factor, movedBy: 0.25, -0.5)
      let scaledSum = Double(scaled.bytes.reduce(0) { $0 + Int($1) }) / factor / factor
      // Interpolation reaches beyond a picture's edges only inwards: its sum may differ a little.
      #expect(abs(scaledSum - Double(sum)) < (factor < 1 ? 8 : 0.15 * Double(sum)))
      #expect(scaled.left == Int((0.25 + factor).rounded(.down)))
      #expect(scaled.top == -Int((0.5 - 3 * factor).rounded(.down)))
    }
  }
}
