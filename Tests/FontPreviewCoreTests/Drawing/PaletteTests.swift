import Testing

@testable import FontPreviewCore

@Suite("The palette of a look")
struct PaletteTests {
  private let palette = Palette(background: ListStyle.modern.background, inks: ListStyle.modern.testInks)

  @Test("The background is index 0, and every ink has 63 levels over it, up to its full colour")
  func layout() throws {
    #expect(palette.colors.count == 1 + 4 * 63)
    #expect(palette.colors.first == ListStyle.modern.background)
    for ink in ListStyle.modern.testInks {
      let (first, solid) = try (#require(palette.firstIndex(of: ink)), #require(palette.solidIndex(of: ink)))
      #expect(solid - first == 62)
      let levels = palette.colors[Int(first)...Int(solid)].map { Int($0.red) }
      #expect(levels == levels.sorted(by: >))
    }
    #expect(palette.firstIndex(of: Color(red: 9, green: 9, blue: 9)) == nil)
  }

  @Test("Inks over white are the colours that UIKit shows")
  func solidColours() throws {
    func shown(_ ink: Color) throws -> Color { palette.colors[Int(try #require(palette.solidIndex(of: ink)))] }
    #expect(try shown(ListStyle.modern.title.color) == Color(red: 0, green: 0, blue: 0))
    #expect(try shown(ListStyle.modern.separator.color) == Color(red: 0xC6, green: 0xC6, blue: 0xC8))
    #expect(try shown(ListStyle.modern.detail.color) == Color(red: 0x8A, green: 0x8A, blue: 0x8E))
    #expect(try shown(ListStyle.modern.checkmark.color) == Color(red: 0, green: 0x7A, blue: 0xFF))
  }

  @Test(
    "Coverage blends 8-bit values, rounded to the nearest",
    arguments: [
      (0, 255), (1, 251), (32, 125), (63, 0), (16, 190),
    ])
  func blending(coverage: Int, value: UInt8) {
    let white = Color(red: 255, green: 255, blue: 255)
    let blended = Color(red: 0, green: 0, blue: 0).over(white, coverage: coverage)
    #expect(blended == Color(red: value, green: value, blue: value))
    // 251.94 and 252.58.
    let grey = Color(red: 0x3C, green: 0x64, blue: 0xFF).over(white, coverage: 1)
    #expect(grey == Color(red: 252, green: 253, blue: 255))
  }
}
