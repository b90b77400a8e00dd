import Testing

@testable import FontPreviewCore

/// The looks that there are, by the names of their goldens.
enum TestLook: String, CaseIterable, CustomTestStringConvertible {
  case modern
  case modernDark = "modern-dark"
  case classic

  var style: ListStyle {
    switch self {
    case .modern: .modern
    case .modernDark: .modernDark
    case .classic: .classic
    }
  }

  var testDescription: String { rawValue }
}

extension TestSheet {
  /// Fonts by title, in a style, with all that can be around a list; bars are in the bold face of the fixtures.
  ///
  /// Titles are drawn in Plain.ttf, which has ASCII, unless `files` says otherwise.
  init(
    look: ListStyle, titles: [String] = ["Alpha", "Avenue", "Beta", "Delta", "Digamma"], files: [String] = [],
    selected: Int? = nil, scale: Int = 2, width: Points = 320, isInSections: Bool = false,
    list change: (inout FontList) -> Void = { _ in },
    configuration changeConfiguration: (inout SheetConfiguration) -> Void = { _ in }
  ) throws {
    var list = FontList(
      titles.enumerated().map { index, title in
        FontListRow(
          title: title,
          content: .face(.sample(Fixtures.path("Fonts/\(index < files.count ? files[index] : "Plain.ttf")"))))
      })
    if let selected { _ = list.select(row: selected) }
    change(&list)
    var configuration = SheetConfiguration(
      style: look, scale: Scale(scale), width: width, interfaceFace: Fixtures.identifier("Plain.ttf"))
    configuration.interfaceFaces = [
      .semibold: Fixtures.identifier("PlainBold.ttf"), .bold: Fixtures.identifier("PlainBold.ttf"),
    ]
    if isInSections {
      let sectioned = list.sectioned()
      list = sectioned.list
      configuration.parts.sections = sectioned.sections
    }
    changeConfiguration(&configuration)
    if configuration.parts.chrome == .popover { configuration.style.background = look.popover.background }
    if configuration.parts.viewportHeight != nil { configuration.parts.scrolledTo = list.selectedRow }
    self.init(list)
    renderer = SheetRenderer(list: list, configuration: configuration)
  }

  /// The whole sheet, four bytes a pixel.
  func picture(jobs: Int = 2) async throws -> TestPicture {
    let rgba = try await bands(jobs: jobs).flatMap { $0.rgba(renderer.palette) }
    return TestPicture(width: renderer.pixelWidth, height: renderer.pixelHeight, rgba: rgba)
  }
}

extension RenderedBand {
  /// The band's pixels, four bytes each.
  func rgba(_ palette: Palette) -> [UInt8] {
    let spelled = pixmap.expanded(by: palette)
    if spelled.format == .rgba { return spelled.pixels }
    var rgba: [UInt8] = []
    rgba.reserveCapacity(spelled.pixels.count / 3 * 4)
    for (place, byte) in spelled.pixels.enumerated() {
      rgba.append(byte)
      if place % 3 == 2 { rgba.append(255) }
    }
    return rgba
  }
}

extension TestPicture {
  /// The colour and opacity of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let place = 4 * (y * width + x)
    return Array(rgba[place..<(place + 4)])
  }

  /// A part of the picture.
  func part(x: Range<Int>, y: Range<Int>) -> TestPicture {
    TestPicture(
      width: x.count, height: y.count,
      rgba: y.flatMap { y in rgba[(4 * (y * width + x.lowerBound))..<(4 * (y * width + x.upperBound))] })
  }

  /// The picture with left and right exchanged.
  var mirrored: TestPicture {
    TestPicture(
      width: width, height: height,
      rgba: (0..<height).flatMap { y in (0..<width).reversed().flatMap { pixel($0, y) } })
  }
}
