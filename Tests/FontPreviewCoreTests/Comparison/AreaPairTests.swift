import Testing

@testable import FontPreviewCore

@Suite("Parts of pictures in pieces")
struct AreaPairTests {
  @Test("Pieces cover a part without gaps, each in both pictures or in one, with neighbours where there are some")
  func split() {
    for (oldHeight, newHeight) in [(10, 10), (10, 4), (0, 7), (1, 1), (3, 11)] {
      for most in [1, 12, 20, 1000] {
        let pair = AreaPair(
          old: PixelArea(x: 1, y: 5, width: 4, height: oldHeight),
          new: PixelArea(x: 1, y: 50, width: 4, height: newHeight))
        let pieces = pair.split(intoAtMost: most)
        if pieces == [pair] { continue }
        #expect(pieces.reduce(0) { $0 + ($1.old?.height ?? 0) } == oldHeight)
        #expect(pieces.reduce(0) { $0 + ($1.new?.height ?? 0) } == newHeight)
        #expect(pieces.reduce(0) { $0 + $1.count } == pair.count)
        var top = 0
        for piece in pieces {
          let height = piece.old?.height ?? piece.new?.height ?? 0
          #expect(piece.count <= max(most, 4) && height > 0 && piece.topRow == top)
          if let old = piece.old { #expect(old.y == 5 + top && old.y - piece.above >= 5) }
          if let new = piece.new { #expect(new.y == 50 + top && new.maxY + piece.below <= 50 + newHeight) }
          if let old = piece.old, let new = piece.new { #expect(old.height == new.height) }
          top += height
        }
      }
    }
  }
}
