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
    #expect(PixmapDiff.compare(white, white, by: .exact).differentPixels == 0)
    for channel in 0..<4 {
      var other = white
      other.pixels[4 + channel] -= 1
      let result = PixmapDiff.compare(white, other, by: .exact)
      #expect(result.differentPixels == 1 && result.maxDelta == 1 && result.comparedPixels == 4)
    }
    let black = Self.picture([[0, 0], [0, 0]])
    #expect(PixmapDiff.compare(white, black, by: .exact).differentPixels == 4)
    #expect(PixmapDiff.compare(white, black, by: .exact).maxDelta == 255)
  }

  @Test("The threshold is that of the difference an eye sees, 26 levels of grey at 0.1")
  func threshold() {
    // sqrt(35215 * 0.01 / 0.5053) = 26.4
    for (level, count) in [(255 - 26, 0), (255 - 27, 1)] as [(UInt8, Int)] {
      let result = PixmapDiff.compare(Self.picture([[255]]), Self.picture([[level]]), by: Self.loose)
      #expect(result.differentPixels == count)
    }
  }

  @Test("A step between dark and bright beside even areas is anti-aliasing")
  func antialiasing() {
    let sharp = Self.picture(Array(repeating: [0, 0, 0, 255, 255, 255], count: 6))
    let soft = Self.picture(Array(repeating: [0, 0, 0, 128, 255, 255], count: 6))
    #expect(PixmapDiff.compare(sharp, soft, by: Self.loose).differentPixels == 0)
    #expect(
      PixmapDiff.compare(
        sharp, soft, by: .pixelmatch(threshold: 0.1, countsAntialiasing: true)
      ).differentPixels == 6)
    #expect(PixmapDiff.compare(sharp, soft, by: .exact).differentPixels == 6)
    // A lone spot is none.
    var spot = [[UInt8]](repeating: [255, 255, 255, 255, 255, 255], count: 6)
    spot[2][2] = 0
    let plain = Self.picture(Array(repeating: [255, 255, 255, 255, 255, 255], count: 6))
    #expect(PixmapDiff.compare(plain, Self.picture(spot), by: Self.loose).differentPixels == 1)
  }

  @Test("Translucent pixels are laid over a checkerboard, so that clear is not white")
  func translucent() {
    let clear = RGBAPicture(width: 1, height: 1, pixels: [255, 255, 255, 0])
    let white = Self.picture([[255]])
    #expect(PixmapDiff.compare(clear, white, by: Self.loose).differentPixels == 1)
    let alsoClear = RGBAPicture(width: 1, height: 1, pixels: [0, 0, 0, 0])
    #expect(PixmapDiff.compare(clear, alsoClear, by: Self.loose).differentPixels == 0)
    #expect(PixmapDiff.compare(clear, alsoClear, by: .exact).differentPixels == 1)
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
}
