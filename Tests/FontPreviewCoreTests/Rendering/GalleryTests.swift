import Foundation
import Testing

@testable import FontPreviewCore

/// Documentation/gallery.png: all looks and states on one sheet, drawn from the fixture fonts.
///
/// It is a test, since some states are the library's alone and have no option. `make gallery` draws it anew, by way of
/// GALLERY=1 in the environment.
@Suite("The gallery")
struct GalleryTests {
  private static let scale = 1
  private static let columns = 4
  /// Points; the widest frame with some air.
  private static let columnWidth = 274
  private static let captionHeight = 30

  private struct Tile {
    var caption: String
    var picture: TestPicture
  }

  private static func sheet(
    _ style: ListStyle, _ titles: [String] = ["Alpha", "Beta", "Gamma", "Delta"], selected: Int? = 1,
    isInSections: Bool = false, list: (inout FontList) -> Void = { _ in },
    configuration: (inout SheetConfiguration) -> Void = { _ in }
  ) async throws -> TestPicture {
    try await TestSheet(
      look: style, titles: titles, files: ["Plain.ttf", "PlainBold.ttf", "PlainItalic.ttf", "Plain.ttf"],
      selected: selected, scale: scale, width: 216, isInSections: isInSections, list: list,
      configuration: configuration
    ).picture()
  }

  private static func tiles(_ look: TestLook) async throws -> [Tile] {
    let (style, name) = (look.style, look == .modernDark ? "dark" : look.rawValue)
    func tile(_ what: String, _ picture: TestPicture) -> Tile { Tile(caption: "\(name), \(what)", picture: picture) }
    var tiles = [
      tile("list", try await sheet(style)),
      tile(
        "editing, bar",
        try await sheet(style) {
          $0.isEditing = true
        } configuration: {
          $0.parts.hasNavigationBar = true
        }),
      tile(
        "bar", try await sheet(style, configuration: { $0.parts.hasNavigationBar = true })),
      tile("right to left", try await sheet(style, configuration: { $0.direction = .rightToLeft })),
      tile(
        "popover",
        try await sheet(
          style, selected: 2,
          configuration: {
            $0.parts.chrome = .popover
            $0.parts.hasNavigationBar = true
            $0.parts.viewportHeight = 120
          })),
      tile(
        "sections",
        try await sheet(style, ["Alpha", "Avenue", "Beta", "12 Point"], selected: 2, isInSections: true)),
      tile(
        "window, sections",
        try await sheet(
          style, ["Alpha", "Avenue", "Beta", "Delta"], selected: 2, isInSections: true,
          configuration: {
            $0.parts.viewportHeight = 140
          })),
    ]
    for cell in CellStyle.allCases where cell != .default {
      tiles.append(
        tile(
          cell.rawValue,
          try await sheet(style) { list in
            list = list.mapRows { $0.detail = RowDetail(text: "AaBbCc", isInOwnFace: true) }
          } configuration: {
            $0.cell = cell
            $0.style.rowHeight = style.rowHeight(in: cell)
          }))
    }
    tiles.append(tile("accessories", try await states(style)))
    tiles.append(
      tile(
        "finger, dragged",
        try await sheet(style, selected: 0) { list in
          var row = 0
          list = list.mapRows {
            $0.state = [.highlighted, .normal, .dragged, .normal][row]
            row += 1
          }
        }))
    tiles.append(
      tile("no fonts", try await sheet(style, [], selected: nil, configuration: { $0.parts.hasNavigationBar = true })))
    return tiles
  }

  private static func states(_ style: ListStyle) async throws -> TestPicture {
    try await sheet(style, ["Disclosure", "Detail", "On", "Off"], selected: nil) { list in
      let accessories: [Accessory] = [.disclosureIndicator, .detailButton, .toggle(isOn: true), .toggle(isOn: false)]
      var row = 0
      list = list.mapRows {
        $0.accessory = accessories[row]
        row += 1
      }
    }
  }

  /// The page, three bytes a pixel.
  private struct Page {
    static let color: [UInt8] = [0xE1, 0xE4, 0xE8]
    let width: Int
    var pixels: [UInt8] = []

    mutating func extend(to height: Int) {
      while pixels.count < 3 * width * height { pixels += Self.color }
    }

    mutating func draw(_ picture: TestPicture, x left: Int, y top: Int) {
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let (source, target) = (4 * (y * picture.width + x), 3 * ((top + y) * width + left + x))
          let alpha = Int(picture.rgba[source + 3])
          for channel in 0..<3 {
            let (over, below) = (Int(picture.rgba[source + channel]), Int(pixels[target + channel]))
            pixels[target + channel] = UInt8((over * alpha + below * (255 - alpha) + 127) / 255)
          }
        }
      }
    }
  }

  private static func caption(_ text: String) async throws -> TestPicture {
    var style = ListStyle.modern
    style.background = Color(red: Page.color[0], green: Page.color[1], blue: Page.color[2])
    style.title.size = 13
    style.title.leadingInset = 0
    style.rowHeight = Points(Double(captionHeight))
    return try await TestSheet(look: style, titles: [text], scale: scale, width: 216).picture()
  }

  @Test("The picture in Documentation is the gallery of these sources, and its page names each part")
  func gallery() async throws {
    var page = Page(width: Self.columns * Self.columnWidth * Self.scale)
    var top = 0
    var captions: [String] = []
    for look in TestLook.allCases {
      let tiles = try await Self.tiles(look)
      for start in stride(from: 0, to: tiles.count, by: Self.columns) {
        let line = tiles[start..<min(start + Self.columns, tiles.count)]
        let height = (line.map(\.picture.height).max() ?? 0) + (Self.captionHeight + 10) * Self.scale
        page.extend(to: top + height)
        for (column, tile) in line.enumerated() {
          let left = column * Self.columnWidth * Self.scale
          // Frames have air of their own.
          let inset = (Self.columnWidth * Self.scale - tile.picture.width) / 2
          page.draw(try await Self.caption(tile.caption), x: left + 29 * Self.scale, y: top)
          page.draw(tile.picture, x: left + inset, y: top + Self.captionHeight * Self.scale)
          captions.append(tile.caption)
        }
        top += height
      }
    }
    page.extend(to: top + 10 * Self.scale)
    let sink = MemorySink()
    let height = page.pixels.count / 3 / page.width
    let writer = try PNGWriter(
      PNGHeader(width: page.width, height: height, format: .rgb, pixelsPerMetre: nil), to: sink)
    try writer.writeRows(page.pixels.span, count: height)
    try writer.finish()
    #expect(sink.bytes.count < 300_000)

    let folder = (Fixtures.folder as NSString).deletingLastPathComponent
    let documentation = (folder as NSString).deletingLastPathComponent + "/Documentation"
    if ProcessInfo.processInfo.environment["GALLERY"] != nil {
      try Data(sink.bytes).write(to: URL(fileURLWithPath: documentation + "/gallery.png"))
    }
    let committed = try Data(contentsOf: URL(fileURLWithPath: documentation + "/gallery.png"))
    let isSame = try TestPicture(png: Array(committed)) == TestPicture(png: sink.bytes)
    #expect(isSame, "Documentation/gallery.png is not what is drawn: look at what make gallery makes of it")
    let text = try String(contentsOfFile: documentation + "/gallery.md", encoding: .utf8)
    for caption in captions {
      let what = caption.split(separator: ", ", maxSplits: 1).last.map(String.init) ?? caption
      #expect(text.contains("| \(what) |"), "gallery.md does not name \(what)")
    }
  }
}
