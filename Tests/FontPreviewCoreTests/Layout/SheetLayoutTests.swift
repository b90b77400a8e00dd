import Testing

@testable import FontPreviewCore

@Suite("Where the parts of a sheet stand")
struct SheetLayoutTests {
  private static func layout(
    rows: Int = 9, sections: [Range<Int>]? = nil, viewport: Points? = nil, scrolledTo: Int? = nil, bar: Bool = false,
    chrome: Chrome = .none, style: ListStyle = .modern, scale: Int = 2
  ) -> SheetLayout {
    var options = SheetLayout.Options()
    options.sections = sections?.enumerated().map { index, rows in
      FontSection(title: String(Character(Unicode.Scalar(UInt8(65 + index)))), rows: rows)
    }
    (options.viewportHeight, options.scrolledTo) = (viewport, scrolledTo)
    (options.hasNavigationBar, options.chrome) = (bar, chrome)
    return SheetLayout(
      rowCount: rows, rowHeights: nil, style: style, scale: Scale(scale), width: 320, options: options)
  }

  @Test("Headers stand above the rows of their section, and move what is below them")
  func sections() {
    let sheet = Self.layout(rows: 5, sections: [0..<2, 2..<3, 3..<5])
    #expect(
      sheet.bands.map(\.content) == [
        .sectionHeader("A"), .row(0), .row(1), .sectionHeader("B"), .row(2), .sectionHeader("C"), .row(3), .row(4),
      ])
    #expect(sheet.bands.map(\.top) == [0, 22, 66, 110, 132, 176, 198, 242])
    #expect(sheet.size.height == 286 && sheet.contentHeight == 286)
    #expect(sheet.bands.filter(\.isLastOfSection).map(\.content) == [.row(1), .row(2), .row(4)])
  }

  @Test("A bar stands above a window, which keeps its height; a frame stands around both")
  func barAndFrame() {
    let sheet = Self.layout(viewport: 200, bar: true, chrome: .popover)
    #expect(sheet.size.width == 360 && sheet.size.height == 297)
    #expect(sheet.list == Rectangle(x: 20, y: 33, width: 320, height: 244))
    #expect(sheet.table == Rectangle(x: 20, y: 77, width: 320, height: 200))
    let classic = Self.layout(viewport: 200, bar: true, chrome: .popover, style: .classic)
    #expect(classic.size.width == 378 && classic.size.height == 320)
  }

  @Test("What a list does not fill of its window is background")
  func filler() {
    let sheet = Self.layout(rows: 2, viewport: 200)
    #expect(sheet.bands.map(\.content) == [.row(0), .row(1), .filler])
    #expect(sheet.bands.last?.bottom == 200)
  }

  @Test("A list without rows is three rows high, or as high as its window")
  func placeholder() {
    #expect(Self.layout(rows: 0).bands.map(\.content) == [.placeholder])
    #expect(Self.layout(rows: 0).size.height == 132)
    #expect(Self.layout(rows: 0, sections: [], viewport: 300).size.height == 300)
  }

  @Test("At every offset the header of what is seen first stays at the top until the next one pushes it away")
  func stickyHeader() throws {
    let sections = [0..<2, 2..<3, 3..<9]
    // The headers' places in the content, and its end.
    let starts: [Double] = [0, 110, 176]
    var offsets: Set<Double> = []
    var pushed = 0
    for height in stride(from: 44, through: 420, by: 13) {
      for row in 0..<9 {
        let sheet = Self.layout(sections: sections, viewport: Points(Double(height)), scrolledTo: row)
        let offset = sheet.offset.value
        offsets.insert(offset)
        let current = try #require(starts.lastIndex { $0 <= offset })
        let first = try #require(sheet.bands.first)
        #expect(first.content == .sectionHeader(["A", "B", "C"][current]))
        let room = current + 1 < starts.count ? starts[current + 1] - offset : 22
        #expect(first.top == 0 && first.bottom.value == min(22, room))
        #expect(first.frame.y.value == min(0, room - 22) && first.frame.height == 22)
        if room < 22 { pushed += 1 }
        // No gap, no overlap, and each header once.
        for (band, next) in zip(sheet.bands, sheet.bands.dropFirst()) { #expect(band.bottom == next.top) }
        #expect(sheet.bands.last?.bottom.value == Double(height))
        let headers = sheet.bands.map(\.content).filter { if case .sectionHeader = $0 { true } else { false } }
        #expect(Set(headers).count == headers.count)
        // Rows stand where they would stand without a header over them.
        for band in sheet.bands {
          guard case .row(let row) = band.content else { continue }
          let above = Double(sections.firstIndex { $0.contains(row) }! + 1) * 22 + Double(row) * 44
          #expect(band.frame.y.value == above - offset)
        }
      }
    }
    #expect(offsets.count > 40 && pushed > 0)
  }

  @Test("A window lower than a header shows a part of it and nothing outside")
  func lowWindow() {
    let sheet = Self.layout(sections: [0..<4, 4..<9], viewport: 10, scrolledTo: 6)
    #expect(sheet.bands.map(\.bottom) == [10])
  }

  @Test("Bands cover a sheet without gap and overlap, whatever fractions its heights are", arguments: 1...4)
  func coverage(scale: Int) throws {
    var generator = SeededGenerator(seed: UInt64(scale))
    for round in 0..<40 {
      var style = [ListStyle.modern, .classic][round % 2]
      style.rowHeight = Points(Double.random(in: 1...90, using: &generator))
      style.sectionHeader.height = Points(Double.random(in: 1...40, using: &generator))
      style.navigationBar.height = Points(Double.random(in: 1...60, using: &generator))
      style.popover.margin = Points(Double.random(in: 0...20, using: &generator))
      style.popover.frameWidth = Points(Double.random(in: 0...9, using: &generator))
      var configuration = SheetConfiguration(
        style: style, scale: Scale(scale), interfaceFace: Fixtures.identifier("Plain.ttf"))
      let count = Int.random(in: 0...12, using: &generator)
      let list = FontList((0..<count).map { FontListRow(title: "\($0)", content: .face(.sample())) })
      if round % 3 == 0 {
        configuration.rowHeights = (0..<count).map { _ in Points(Double.random(in: 1...80, using: &generator)) }
      }
      if round % 4 < 2, count > 1 {
        let split = Int.random(in: 1..<count, using: &generator)
        configuration.parts.sections = [
          FontSection(title: "A", rows: 0..<split), FontSection(title: "B", rows: split..<count),
        ]
      }
      if round % 5 < 3 { configuration.parts.viewportHeight = Points(Double.random(in: 5...300, using: &generator)) }
      configuration.parts.scrolledTo = round % 7 < 4 ? count - 1 : nil
      configuration.parts.hasNavigationBar = round % 2 == 0
      configuration.parts.chrome = round % 3 == 1 ? .popover : .none
      let renderer = SheetRenderer(list: list, configuration: configuration)
      var row = 0
      for band in renderer.layout.bands {
        let (top, bottom) = (Scale(scale).pixels(band.top), Scale(scale).pixels(band.bottom))
        #expect(abs(top - top.rounded()) < 1e-6 && abs(bottom - bottom.rounded()) < 1e-6)
        #expect(Int(top.rounded()) == row && bottom > top, "round \(round)")
        #expect(band.frame.y.value <= band.top.value + 1e-9 && band.frame.maxY.value >= band.bottom.value - 1e-9)
        row = Int(bottom.rounded())
      }
      #expect(row == renderer.pixelHeight, "round \(round)")
    }
  }
}

@Suite("The index beside a list")
struct IndexTests {
  @Test("Of more letters than there is room for some are left out, and those shown stay in the list's height")
  func tooManyLetters() throws {
    let face = try Fixtures.face("Plain.ttf", scale: 2)
    let letters = try (0..<26).map { index in
      try TextShaper(scale: Scale(2), language: "en").shape(
        String(Character(Unicode.Scalar(UInt8(65 + index)))), faces: LineFaces(primary: face), width: 16)
    }
    for height in [14, 44, 100, 363, 364, 500] as [Points] {
      var options = SheetLayout.Options()
      options.viewportHeight = height
      let sheet = SheetLayout(
        rowCount: 26, rowHeights: nil, style: .modern, scale: Scale(2), width: 320, options: options)
      let layout = ListLayout(style: .modern, scale: Scale(2), width: 320)
      let overlay = SheetOverlay(sheet, layout: layout, letters: letters, draggedRow: nil, isWindow: false)
      let shown = overlay.instructions.compactMap { instruction in
        if case .text(let text) = instruction { text } else { nil }
      }
      let room = Int(height.value / 14)
      #expect(shown.count <= room && shown.count >= max(1, min(26, room) / 2))
      #expect(height < 364 || shown.count == 26)
      #expect(shown.first?.runs == letters[0].runs)
      for (text, next) in zip(shown, shown.dropFirst()) {
        let distance = (next.origin.y - text.origin.y).value
        #expect(abs(distance - 14) <= 0.5)
      }
      for text in shown { #expect(text.origin.y > 0 && text.origin.y < height && text.origin.x >= 304) }
    }
  }
}
