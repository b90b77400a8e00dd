import Testing

@testable import FontPreviewCore

@Suite("Comparing pictures")
struct PixmapDiffTests {
  /// A picture of grey levels, opaque.
  private static func picture(_ rows: [[UInt8]]) -> RGBAPicture {
    RGBAPicture(
      width: rows[0].count, height: rows.count, pixels: rows.flatMap { $0.flatMap { [$0, $0, $0, 255] } })
  }

  private static let loose = PixmapComparison.pixelmatch(threshold: 0.1, countsAntialiasing: false)

  @Test("Any difference of any channel counts exactly, alpha too")
  func exact() {
    let white = Self.picture([[255, 255], [255, 255]])
    #expect(PixmapDiff.compare(white, white, by: .exact).counts.different == 0)
    for channel in 0..<4 {
      var other = white
      other.pixels[4 + channel] -= 1
      let result = PixmapDiff.compare(white, other, by: .exact)
      #expect(result.counts.different == 1 && result.counts.maxDelta == 1 && result.counts.compared == 4)
    }
    let black = Self.picture([[0, 0], [0, 0]])
    #expect(PixmapDiff.compare(white, black, by: .exact).counts.different == 4)
    #expect(PixmapDiff.compare(white, black, by: .exact).counts.maxDelta == 255)
  }

  @Test("The threshold is that of the difference an eye sees, 26 levels of grey at 0.1")
  func threshold() {
    // sqrt(35215 * 0.01 / 0.5053) = 26.4
    for (level, count) in [(255 - 26, 0), (255 - 27, 1)] as [(UInt8, Int)] {
      let result = PixmapDiff.compare(Self.picture([[255]]), Self.picture([[level]]), by: Self.loose)
      #expect(result.counts.different == count)
    }
  }

  @Test("A step between dark and bright beside even areas is anti-aliasing")
  func antialiasing() {
    let sharp = Self.picture(Array(repeating: [0, 0, 0, 255, 255, 255], count: 6))
    let soft = Self.picture(Array(repeating: [0, 0, 0, 128, 255, 255], count: 6))
    #expect(PixmapDiff.compare(sharp, soft, by: Self.loose).counts.different == 0)
    #expect(
      PixmapDiff.compare(
        sharp, soft, by: .pixelmatch(threshold: 0.1, countsAntialiasing: true)
      ).counts.different == 6)
    #expect(PixmapDiff.compare(sharp, soft, by: .exact).counts.different == 6)
    // A lone spot is none.
    var spot = [[UInt8]](repeating: [255, 255, 255, 255, 255, 255], count: 6)
    spot[2][2] = 0
    let plain = Self.picture(Array(repeating: [255, 255, 255, 255, 255, 255], count: 6))
    #expect(PixmapDiff.compare(plain, Self.picture(spot), by: Self.loose).counts.different == 1)
  }

  @Test("Translucent pixels are laid over a checkerboard, so that clear is not white")
  func translucent() {
    let clear = RGBAPicture(width: 1, height: 1, pixels: [255, 255, 255, 0])
    let white = Self.picture([[255]])
    #expect(PixmapDiff.compare(clear, white, by: Self.loose).counts.different == 1)
    let alsoClear = RGBAPicture(width: 1, height: 1, pixels: [0, 0, 0, 0])
    #expect(PixmapDiff.compare(clear, alsoClear, by: Self.loose).counts.different == 0)
    #expect(PixmapDiff.compare(clear, alsoClear, by: .exact).counts.different == 1)
  }

  @Test("The picture of differences shows them over the faded old picture, or alone")
  func differencePicture() throws {
    let (old, new) = (Self.picture([[0, 255, 100]]), Self.picture([[255, 255, 100]]))
    var style = DifferenceStyle()
    let shown = try #require(PixmapDiff.compare(old, new, by: .exact, style: style).picture)
    // 255 + (100 - 255) * 0.1, cut off.
    #expect(shown.pixels == [255, 0, 0, 255, 255, 255, 255, 255, 239, 239, 239, 255])
    style.darkerColor = Color(red: 0, green: 255, blue: 0)
    let darker = try #require(PixmapDiff.compare(new, old, by: .exact, style: style).picture)
    #expect(darker.pixels.prefix(4) == [0, 255, 0, 255])
    style.isMask = true
    let mask = try #require(PixmapDiff.compare(old, new, by: .exact, style: style).picture)
    #expect(mask.pixels == [255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("Pictures of different sizes differ, by what only one of them has at least")
  func sizes() throws {
    let (small, large) = (Self.picture([[1, 2], [3, 4]]), Self.picture([[1, 2, 5], [3, 9, 6], [7, 8, 9]]))
    for comparison in [PixmapComparison.exact, .pixelmatch(threshold: 0, countsAntialiasing: true)] {
      let result = PixmapDiff.compare(small, large, by: comparison, style: DifferenceStyle())
      #expect(result.isResized && !result.isSame)
      #expect(result.counts == PixelCounts(different: 6, compared: 9, maxDelta: 255))
      let picture = try #require(result.picture)
      #expect(picture.width == 3 && picture.height == 3)
      let red = stride(from: 0, to: 36, by: 4).map { picture.pixels[$0 + 1] == 0 }
      #expect(red == [false, false, true, false, true, true, true, true, true])
    }
    let wide = Self.picture([[1, 2, 3]])
    #expect(PixmapDiff.compare(small, wide, by: .exact).counts.compared == 6)
    // Of equal pixels, too.
    #expect(!PixmapDiff.compare(Self.picture([[1]]), Self.picture([[1, 1]]), by: .exact).isSame)
  }

  @Test("Pictures of different widths in strips count what the whole does")
  func stripsOfWidths() throws {
    var (wide, narrow) = (ComparedSample(width: 1500, height: 1500), ComparedSample(width: 1400, height: 1500))
    wide[3, 700] = 0
    narrow[1399, 1400] = 7
    for comparison in [PixmapComparison.exact, Self.loose] {
      var options = ComparisonOptions()
      options.comparison = comparison
      let sink = BufferSink()
      var sheet: DifferenceSheet?
      let (before, after) = try (wide.picture, narrow.picture)
      let diff = try SheetComparison(from: before, to: after, options: options).runSynchronously(
        SheetComparison.Receiver {
          sheet = try DifferenceSheet(from: before, to: after, heights: $0, sink: sink)
        } receive: {
          try sheet?.add($0)
        })
      try sheet?.finish()
      #expect(diff.counts == PixelCounts(different: 150_002, compared: 2_250_000, maxDelta: 255))
    }
  }

  @Test("A picture in strips with neighbours is compared as the whole is, translucent pixels among it")
  func strips() throws {
    var generator = SeededGenerator(seed: 7)
    func picture() -> RGBAPicture {
      // Few values make even areas, and with them anti-aliasing.
      let bytes = (0..<(40 * 30)).flatMap { _ in
        let level = ([0, 0, 0, 90, 128, 255, 255] as [UInt8]).randomElement(using: &generator) ?? 0
        return [level, level, level, ([255, 255, 255, 100] as [UInt8]).randomElement(using: &generator) ?? 0]
      }
      return RGBAPicture(width: 40, height: 30, pixels: bytes)
    }
    let (first, second) = (picture(), picture())
    for comparison in [PixmapComparison.exact, Self.loose, .pixelmatch(threshold: 0.3, countsAntialiasing: true)] {
      let whole = PixmapDiff.compare(first, second, by: comparison, style: DifferenceStyle())
      #expect(whole.counts.different > 50 && whole.counts.different < 1200)
      for height in [1, 3, 7, 30] {
        var counts = PixelCounts()
        var pixels: [UInt8] = []
        for top in stride(from: 0, to: 30, by: height) {
          let bottom = min(30, top + height)
          let (above, below) = (min(2, top), min(2, 30 - bottom))
          func part(_ picture: RGBAPicture) -> RGBAPicture {
            picture.cropped(PixelArea(x: 0, y: top - above, width: 40, height: bottom - top + above + below))
          }
          let strip = PixmapDiff.compare(
            part(first), part(second), by: comparison, style: DifferenceStyle(), rows: above..<(above + bottom - top),
            topRow: top - above)
          counts += strip.counts
          pixels += strip.picture?.pixels ?? []
        }
        #expect(counts == whole.counts, "\(height)")
        #expect(pixels == whole.picture?.pixels, "\(height)")
      }
    }
  }
}
