import Testing

@testable import FontPreviewCore

@Suite("The viewport of a list")
struct ViewportTests {
  @Test(
    "A row is brought into the middle, as far as the ends of the list allow",
    arguments: [
      // Row, and the offset in a window 200 high over 20 rows: 44 * row + 22 - 100, within 0 and 680.
      (0, 0), (1, 0), (2, 10), (3, 54), (10, 362), (17, 670), (18, 680), (19, 680),
    ])
  func middle(row: Int, offset: Points) {
    let viewport = Viewport(height: 200, contentHeight: 880)
    #expect(viewport.offset(centringRowAt: 44 * Double(row), height: 44) == offset)
    #expect(VisibleRows(of: RowExtents(count: 20, height: 44), height: 200, scrolledTo: row).offset == offset)
  }

  @Test("A list that is seen whole is never scrolled", arguments: [0, 44, 132] as [Points], [176, 500] as [Points])
  func shortList(top: Points, height: Points) {
    let viewport = Viewport(height: height, contentHeight: 176)
    #expect(viewport.maximumOffset == 0)
    #expect(viewport.offset(centringRowAt: top, height: 44) == 0)
    let visible = VisibleRows(of: RowExtents(count: 4, height: 44), height: height, scrolledTo: 3, from: 50)
    #expect(visible.offset == 0 && visible.rows == 0..<4)
  }

  @Test("A window lower than a row shows the row's middle")
  func lowWindow() {
    #expect(Viewport(height: 20, contentHeight: 880).offset(centringRowAt: 440, height: 44) == 452)
    let visible = VisibleRows(of: RowExtents(count: 20, height: 44), height: 20, scrolledTo: 10)
    #expect(visible.offset == 452 && visible.rows == 10..<11)
  }

  @Test("The last offset shows the list's end")
  func end() {
    #expect(Viewport(height: 200, contentHeight: 880).maximumOffset == 680)
  }

  @Test("A row that touches the window's edge from outside is not seen, one that reaches in by a little is")
  func edges() {
    let extents = RowExtents(count: 20, height: 44)
    #expect(extents.rows(from: 44, to: 132) == 1..<3)
    #expect(extents.rows(from: 43.5, to: 132.5) == 0..<4)
    #expect(extents.rows(from: 880, to: 900) == 20..<20)
    #expect(extents.rows(from: 60, to: 60).isEmpty)
  }

  @Test(
    "Without a row to scroll to the list keeps its offset, as far as its ends allow", arguments: [nil, -1, 20, .max])
  func unknownRow(row: Int?) {
    let extents = RowExtents(count: 20, height: 44)
    #expect(VisibleRows(of: extents, height: 200, scrolledTo: row).offset == 0)
    #expect(VisibleRows(of: extents, height: 200, scrolledTo: row, from: 100).offset == 100)
    #expect(VisibleRows(of: extents, height: 200, scrolledTo: row, from: 100).rows == 2..<7)
    #expect(VisibleRows(of: extents, height: 200, scrolledTo: row, from: 5000).offset == 680)
    #expect(VisibleRows(of: extents, height: 200, scrolledTo: row, from: -10).offset == 0)
  }

  @Test(
    "A bar over the window's top leaves less of it: the middle is that of the rest",
    arguments: [
      // 156 are seen: 44 * row + 22 - 78, within 0 and 724.
      (0, 0), (1, 0), (2, 32), (10, 384), (18, 724), (19, 724),
    ])
  func bar(row: Int, offset: Points) {
    let visible = VisibleRows(of: RowExtents(count: 20, height: 44), height: 200, barHeight: 44, scrolledTo: row)
    #expect(visible.offset == offset)
    #expect(visible.viewport.visibleHeight == 156)
  }

  @Test("A bar higher than the window leaves nothing to see")
  func highBar() {
    let visible = VisibleRows(of: RowExtents(count: 20, height: 44), height: 40, barHeight: 44, scrolledTo: 3)
    #expect(visible.viewport.visibleHeight == 0 && visible.rows.isEmpty)
  }

  @Test(
    "Section headers of other heights move the rows below them and are no part of any row",
    arguments: [
      // Headers of 22 above the rows 0, 3 and 30 above 4: tops 22, 66, 110, 176, 250, 294; 338 in all.
      (0, 0, 0..<2), (1, 38, 0..<3), (2, 82, 1..<4), (3, 148, 2..<4), (4, 222, 4..<6), (5, 238, 4..<6),
    ])
  func headers(row: Int, offset: Points, rows: Range<Int>) {
    let extents = RowExtents(count: 6, height: 44, headers: [0: 22, 3: 22, 4: 30, 9: 500])
    #expect(extents.contentHeight == 338)
    #expect((0..<6).map { extents.top(of: $0) } == [22, 66, 110, 176, 250, 294])
    let visible = VisibleRows(of: extents, height: 100, scrolledTo: row)
    #expect(visible.offset == offset && visible.rows == rows)
  }

  @Test("Rows of many heights are centred by their own", arguments: [(0, 0), (1, 10), (2, 80), (3, 130)])
  func heights(row: Int, offset: Points) {
    let extents = RowExtents(heights: [44, 32, 108, 46])
    #expect(extents.height(of: 2) == 108)
    #expect(VisibleRows(of: extents, height: 100, scrolledTo: row).offset == offset)
  }

  @Test("A window that stands within a header sees no row")
  func withinHeader() {
    let extents = RowExtents(count: 4, height: 44, headers: [2: 100])
    #expect(extents.rows(from: 100, to: 150) == 2..<2)
  }

  @Test("A list without rows is seen through any window")
  func emptyList() {
    let visible = VisibleRows(of: RowExtents(count: 0, height: 44), height: 200, scrolledTo: 0)
    #expect(visible.offset == 0 && visible.rows.isEmpty && visible.viewport.contentHeight == 0)
  }
}
