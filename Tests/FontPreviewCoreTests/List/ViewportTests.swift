import Testing

@testable import FontPreviewCore

@Suite("The viewport of a list")
struct ViewportTests {
  @Test(
    "A row is brought into the middle, as far as the ends of the list allow",
    arguments: [
      // Row, and the offset in a window 200 high over 20 rows: 44 * row + 22 - 100, within 0 and 680.
      (0, 0.0), (1, 0), (2, 10), (3, 54), (10, 362), (17, 670), (18, 680), (19, 680),
    ])
  func middle(row: Int, offset: Double) {
    let viewport = Viewport(height: 200, contentHeight: 880)
    #expect(viewport.offset(centringRowAt: 44 * Double(row), height: 44) == offset)
  }

  @Test("A list that is seen whole is never scrolled", arguments: [0.0, 44, 132], [176.0, 500])
  func shortList(top: Double, height: Double) {
    let viewport = Viewport(height: height, contentHeight: 176)
    #expect(viewport.maximumOffset == 0)
    #expect(viewport.offset(centringRowAt: top, height: 44) == 0)
  }

  @Test("A window lower than a row shows the row's middle")
  func lowWindow() {
    #expect(Viewport(height: 20, contentHeight: 880).offset(centringRowAt: 440, height: 44) == 452)
  }

  @Test("The last offset shows the list's end")
  func end() {
    #expect(Viewport(height: 200, contentHeight: 880).maximumOffset == 680)
  }
}
