import Testing

@testable import FontPreviewCore

@Suite("The fingerprint of a row's pixels")
struct RowFingerprintTests {
  private let palette = Palette(background: ListStyle.modern.background, inks: ListStyle.modern.testInks)

  private func fingerprint(_ pixmap: Pixmap, height: Int? = nil) -> String {
    RowFingerprint.fingerprint(of: pixmap, height: height ?? pixmap.height, palette: palette)
  }

  /// The documented bytes, spelled out.
  private static func hash(_ bytes: [UInt8]) -> String {
    let hash = XXHash()
    hash.update(bytes)
    return hash.digest()
  }

  @Test("The hash is XXH3-128 as xxhsum prints it")
  func knownHash() {
    #expect(Self.hash([]) == "99aa06d3014798d86001c324468d497f")
    #expect(Self.hash(Array("abc".utf8)) == "06b05ab6733a618578af5f94892f3950")
  }

  @Test("It is that of the size, the first pixel, the box of other pixels, and the box's colours")
  func documentedBytes() {
    var pixmap = Pixmap(width: 5, height: 4)
    let black = palette.solidIndex(of: Color(red: 0, green: 0, blue: 0))!
    let faint = palette.firstIndex(of: Color(red: 0, green: 0, blue: 0))!
    pixmap.pixels[1 * 5 + 2] = black
    pixmap.pixels[2 * 5 + 3] = faint
    // The lightest of 63 levels of black on white: 255 - 255 / 63, rounded.
    let (white, light): ([UInt8], [UInt8]) = ([255, 255, 255, 255], [251, 251, 251, 255])
    let numbers: [UInt8] = [5, 0, 0, 0, 4, 0, 0, 0]
    let box: [UInt8] = [2, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0]
    let pixels: [UInt8] = [0, 0, 0, 255] + white + white + light
    #expect(fingerprint(pixmap) == Self.hash(numbers + white + box + pixels))
  }

  @Test("Where all pixels are alike the box is zero, in a wide row too")
  func evenPixels() {
    let size: [UInt8] = [0x2C, 1, 0, 0, 3, 0, 0, 0]
    let expected = Self.hash(size + [255, 255, 255, 255] + [UInt8](repeating: 0, count: 16))
    #expect(fingerprint(Pixmap(width: 300, height: 3)) == expected)
  }

  @Test("One pixel changed anywhere changes it, and no two such changes are alike")
  func everyPixelCounts() {
    let pixmap = Pixmap(width: 7, height: 5)
    var seen: Set = [fingerprint(pixmap)]
    for place in pixmap.pixels.indices {
      for value in [1, 2, 100] as [UInt8] {
        var changed = pixmap
        changed.pixels[place] = value
        #expect(seen.insert(fingerprint(changed)).inserted)
      }
    }
  }

  @Test("Pixels below the content, as those of the separator, do not count")
  func contentOnly() {
    var pixmap = Pixmap(width: 7, height: 5)
    pixmap.pixels[9] = 40
    let before = fingerprint(pixmap, height: 4)
    for place in 28..<35 { pixmap.pixels[place] = 9 }
    #expect(fingerprint(pixmap, height: 4) == before)
    #expect(fingerprint(pixmap, height: 5) != before)
  }

  @Test("It is of the colours, not of the indices that stand for them")
  func coloursNotIndices() {
    var style = ListStyle.modern
    style.detail.color = style.checkmark.color
    style.checkmark.color = ListStyle.modern.detail.color
    let other = Palette(background: style.background, inks: style.testInks)
    var (first, second) = (Pixmap(width: 3, height: 1), Pixmap(width: 3, height: 1))
    first.pixels[1] = palette.solidIndex(of: ListStyle.modern.checkmark.color)!
    second.pixels[1] = other.solidIndex(of: ListStyle.modern.checkmark.color)!
    #expect(first != second)
    #expect(fingerprint(first) == RowFingerprint.fingerprint(of: second, height: 1, palette: other))
  }
}
