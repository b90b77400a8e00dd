import Testing

@testable import FontPreviewCore

@Suite("Sheets in every look and frame")
struct LookPropertyTests {
  private static func sheet(
    _ look: TestLook, chrome: Chrome = .none, bar: Bool = false, sections: Bool = false, viewport: Points? = nil,
    selected: Int? = 1, scale: Int = 2, isEditing: Bool = false, direction: LayoutDirection = .leftToRight
  ) throws -> TestSheet {
    try TestSheet(
      look: look.style, files: ["Plain.ttf", "PlainBold.ttf", "HighInk.ttf", "Tall.ttf", "PlainItalic.ttf"],
      selected: selected, scale: scale, isInSections: sections
    ) {
      $0.isEditing = isEditing
    } configuration: {
      $0.parts.chrome = chrome
      $0.parts.hasNavigationBar = bar
      $0.parts.viewportHeight = viewport
      $0.direction = direction
    }
  }

  @Test("The parts of a sheet are as wide as it, and as high together", arguments: TestLook.allCases, 1...4)
  func sizes(look: TestLook, scale: Int) async throws {
    for chrome in Chrome.allCases {
      var style = look.style
      (style.rowHeight, style.sectionHeader.height, style.navigationBar.height) = (37.3, 21.7, 40.45)
      let sheet = try TestSheet(
        look: style, selected: 2, scale: scale, width: 200, isInSections: true,
        configuration: {
          $0.parts.chrome = chrome
          $0.parts.hasNavigationBar = true
          $0.parts.viewportHeight = 133.3
        })
      let bands = try await sheet.bands()
      #expect(bands.allSatisfy { $0.pixmap.width == sheet.renderer.pixelWidth })
      #expect(bands.reduce(0) { $0 + $1.pixmap.height } == sheet.renderer.pixelHeight)
      let whole = try TestSheet(look: style, scale: scale, width: 200, configuration: { $0.parts.chrome = chrome })
      #expect(try await whole.bands().reduce(0) { $0 + $1.pixmap.height } == whole.renderer.pixelHeight)
    }
  }

  @Test("Through a window a list shows the very pixels of the whole list", arguments: TestLook.allCases)
  func window(look: TestLook) async throws {
    for sections in [false, true] {
      let whole = try Self.sheet(look, sections: sections)
      let full = try await whole.picture()
      for selected in [0, 2, 4] {
        for height in [70.5] as [Points] {
          let sheet = try Self.sheet(look, sections: sections, viewport: height, selected: selected)
          let part = try await sheet.picture()
          let marked = try await Self.sheet(look, sections: sections, selected: selected).picture()
          let offset = Int(sheet.renderer.layout.offset.value * 2)
          // Below a header that stays, and beside the scroll indicator.
          let top = sections ? 44 : 0
          #expect(part.height == Int(height.value * 2))
          guard top < part.height else { continue }
          let seen = part.part(x: 0..<600, y: top..<part.height)
          #expect(seen == marked.part(x: 0..<600, y: (offset + top)..<(offset + part.height)))
        }
      }
      #expect(full.height == whole.renderer.pixelHeight)
    }
  }

  @Test(
    "Rows that are drawn anew have the pixels of the whole sheet, in every look and frame", arguments: TestLook.allCases
  )
  func redrawing(look: TestLook) async throws {
    for chrome in Chrome.allCases {
      for (bar, sections, viewport) in [
        (false, false, nil), (true, false, nil), (true, true, 150), (false, true, nil), (false, false, 90),
      ] as [(Bool, Bool, Points?)] {
        let sheet = try Self.sheet(look, chrome: chrome, bar: bar, sections: sections, viewport: viewport, selected: 4)
        var bands: [Int: Pixmap] = [:]
        for band in try await sheet.bands(withJSON: true) { if let row = band.row { bands[row.index] = band.pixmap } }
        #expect(bands.count == sheet.renderer.visibleRows.count)
        var drawn: [Int] = []
        try await sheet.renderer.redraw(rows: [4, 0, 2, 99, -1], jobs: 2, withJSON: true) { band in
          let row = try #require(band.row)
          drawn.append(row.index)
          #expect(band.pixmap == bands[row.index], "\(chrome) row \(row.index)")
        }
        #expect(drawn == [0, 2, 4].filter(sheet.renderer.visibleRows.contains))
      }
    }
  }

  @Test("The number of workers changes no pixel of bars, headers, frames and indicators", arguments: [1, 2, 7])
  func workers(jobs: Int) async throws {
    let sheet = try Self.sheet(.classic, chrome: .popover, bar: true, sections: true, viewport: 170, selected: 3)
    #expect(try await sheet.picture(jobs: jobs) == sheet.picture(jobs: 3))
  }

  @Test(
    "A popover is opaque inside, transparent far outside, soft at its corners, and the same at both sides",
    arguments: TestLook.allCases, 1...2)
  func popover(look: TestLook, scale: Int) async throws {
    for bar in [false, true] {
      let sheet = try TestSheet(
        look: look.style, titles: ["Alpha", "Beta"], scale: scale,
        configuration: {
          $0.parts.chrome = .popover
          $0.parts.hasNavigationBar = bar
        })
      let picture = try await sheet.picture()
      let list = sheet.renderer.layout.list
      func pixel(_ length: Points) -> Int { Scale(scale).wholePixels(length) }
      let alphas = (0..<picture.height).map { y in (0..<picture.width).map { picture.pixel($0, y)[3] } }
      // The list but for its corners.
      let radius = pixel(look.style.popover.innerRadius)
      for y in (pixel(list.y) + radius)..<(pixel(list.maxY) - radius) {
        #expect(alphas[y][pixel(list.x)..<pixel(list.maxX)].allSatisfy { $0 == 255 })
      }
      for y in [pixel(list.y), pixel(list.maxY) - 1] {
        #expect(alphas[y][(pixel(list.x) + radius)..<(pixel(list.maxX) - radius)].allSatisfy { $0 == 255 })
      }
      // Nothing but shadow at the picture's edges, and none of it is as dark as the shadow's own colour.
      let most = look.style.popover.shadowColor.alpha
      for y in [0, picture.height - 1] { #expect(alphas[y].allSatisfy { $0 < most }) }
      for row in alphas { #expect(row[0] < most && row[picture.width - 1] < most) }
      #expect(alphas[0][0] < 16 && alphas[picture.height - 1][picture.width / 2] > alphas[0][0])
      // The corner of the frame: the outermost pixel is not the frame's.
      let edge = look.style.popover.frameWidth
      let corner = alphas[pixel(list.y - edge)][pixel(list.x - edge)]
      #expect(corner < 255 && corner < look.style.popover.shadowColor.alpha + 32)
      // Left and right are alike, but for the words.
      let isEven = alphas.allSatisfy { row in
        zip(row, row.reversed()).allSatisfy { abs(Int($0) - Int($1)) <= 2 }
      }
      #expect(isEven)
      // Where the frame has a colour of its own it is as opaque as that.
      if edge > 0 {
        let middle = alphas[(pixel(list.y) + pixel(list.maxY)) / 2]
        #expect(middle[pixel(list.x) - pixel(edge) / 2] == look.style.popover.frameColor.alpha)
      }
      // No seam between the arrow and what it grows out of.
      let column = (0..<(pixel(list.y) + 1)).map { alphas[$0][picture.width / 2] }
      let first = try #require(column.firstIndex { $0 >= 240 })
      #expect(first < pixel(list.y) - pixel(look.style.popover.arrowHeight) / 2)
      #expect(column[first...].allSatisfy { $0 >= look.style.popover.frameColor.alpha })
    }
  }

  @Test("Inks without number draw as they would alone: colours are spelled out where a palette has no room")
  func manyInks() async throws {
    var style = ListStyle.classic
    func color(_ number: Int) -> Color {
      Color(red: UInt8(number * 37 % 251), green: UInt8(number * 91 % 241), blue: UInt8(number * 53 % 239))
    }
    style.title.color = color(1)
    style.detail.color = color(2)
    style.separator.color = color(3)
    style.checkmark.color = color(4)
    style.disclosureIndicator.color = color(5)
    style.detailButton.color = color(6)
    (style.toggle.onColor, style.toggle.offColor, style.toggle.thumbColor) = (color(7), color(8), color(9))
    for (index, _) in style.reorderControl.bars.enumerated() {
      style.reorderControl.bars[index].color = color(10 + index)
    }
    for isEditing in [false, true] {
      let sheet = try TestSheet(
        look: style, titles: ["One", "Two", "Three", "Four", "Five", "Six"], selected: 0
      ) { list in
        list.isEditing = isEditing
        let accessories: [Accessory] = [
          .none, .disclosureIndicator, .detailButton, .toggle(isOn: true), .toggle(isOn: false), .none,
        ]
        var index = 0
        list = list.mapRows {
          $0.accessory = accessories[index]
          index += 1
        }
      } configuration: {
        $0.cell = .value1
      }
      #expect(sheet.renderer.format == .rgb && sheet.renderer.palette.colors.count <= 256)
      let picture = try await sheet.picture()
      var colors: Set<[UInt8]> = []
      for y in 0..<picture.height { for x in 0..<picture.width { colors.insert(picture.pixel(x, y)) } }
      let expected = isEditing ? [1, 3] + Array(10..<19) : [1, 3, 4, 5, 6, 7, 8, 9]
      for number in expected {
        let ink = color(number)
        #expect(colors.contains([ink.red, ink.green, ink.blue, 255]), "ink \(number)")
      }
    }
  }

  @Test("A list is drawn with the same pixels as indexes and in colours", arguments: TestLook.allCases)
  func formats(look: TestLook) async throws {
    for isEditing in [false, true] {
      let indexed = try Self.sheet(look, isEditing: isEditing)
      var spelled = indexed
      var configuration = indexed.renderer.configuration
      configuration.isInColor = true
      spelled.renderer = SheetRenderer(list: indexed.renderer.list, configuration: configuration)
      #expect(spelled.renderer.format == .rgb)
      #expect(try await indexed.picture() == spelled.picture())
    }
  }
}
