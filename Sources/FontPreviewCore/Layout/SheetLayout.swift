/// Where the parts of a sheet stand: bands from its top to its bottom, each as wide as the sheet.
///
/// A band is drawn by itself: a row, the bar above the list, a section's header, or nothing but background. Through a
/// window of a given height (a viewport) bands at both ends are seen in part.
public struct SheetLayout: Sendable, Hashable {
  /// What a band shows.
  public enum Content: Sendable, Hashable {
    case navigationBar
    case sectionHeader(String)
    /// A row of the list, from 0.
    case row(Int)
    /// "No Fonts", in the middle.
    case placeholder
    /// Background below the last row.
    case filler
    /// The part of a frame above or below the list.
    case margin
  }

  /// A part of a sheet as wide as it.
  public struct Band: Sendable, Hashable {
    public var content: Content
    /// The whole of the band, from the sheet's top left corner; of one that is seen in part, also what is not.
    public var frame: Rectangle
    /// From the sheet's top: what of it is seen.
    public var top: Points
    public var bottom: Points
    /// Whether the row below is of another section, or there is none.
    public var isLastOfSection = false
  }

  public let bands: [Band]
  public let size: (width: Points, height: Points)
  /// The list with its bar.
  public let list: Rectangle
  /// The list without its bar: what a viewport shows.
  public let table: Rectangle
  /// The height of all rows and headers.
  public let contentHeight: Points
  /// How far the content is scrolled up.
  public let offset: Points
  /// The sections, where the list has any.
  public let sections: [FontSection]

  /// What a sheet has beside its rows.
  public struct Options: Sendable, Hashable {
    public var hasNavigationBar = false
    public var chrome = Chrome.none
    /// The sections, where rows stand in any.
    public var sections: [FontSection]?
    /// Whether the sections' titles stand beside the list, to find them by.
    public var hasIndex = true
    /// The height of the window that the list is seen through; nil to see all of it.
    public var viewportHeight: Points?
    /// The row that is scrolled to the window's middle; nil for none.
    public var scrolledTo: Int?

    public init() {}
  }

  /// Lays out `rowCount` rows of the given heights; nil where all have the style's.
  public init(
    rowCount: Int, rowHeights: [Points]?, style: ListStyle, scale: Scale, width: Points, options: Options
  ) {
    let sections = options.sections ?? []
    var content: [(content: Content, height: Points, isLast: Bool)] = []
    func height(_ row: Int) -> Points { rowHeights?[row] ?? style.rowHeight }
    if rowCount == 0 {
      let height = options.viewportHeight ?? style.rowHeight * Double(style.placeholder.rows)
      content.append((.placeholder, height, true))
    } else if options.sections == nil {
      content = (0..<rowCount).map { (.row($0), height($0), $0 == rowCount - 1) }
    } else {
      for section in sections {
        content.append((.sectionHeader(section.title), style.sectionHeader.height, false))
        content += section.rows.map { (.row($0), height($0), $0 == section.rows.upperBound - 1) }
      }
    }
    let contentHeight = content.reduce(0 as Points) { $0 + $1.height }
    let tableHeight = options.viewportHeight ?? contentHeight
    let insets = ChromeInsets(options.chrome, style: style)
    let barHeight = options.hasNavigationBar ? style.navigationBar.height : 0
    list = Rectangle(x: insets.left, y: insets.top, width: width, height: barHeight + tableHeight)
    table = Rectangle(x: insets.left, y: insets.top + barHeight, width: width, height: tableHeight)
    size = (insets.left + width + insets.right, insets.top + barHeight + tableHeight + insets.bottom)

    var offset: Points = 0
    var top: Points = 0
    for part in content {
      if case .row(let row) = part.content, row == options.scrolledTo {
        let viewport = Viewport(height: tableHeight, contentHeight: contentHeight)
        offset = scale.snapped(viewport.offset(centringRowAt: top, height: part.height))
      }
      top += part.height
    }
    self.contentHeight = contentHeight
    self.offset = offset
    self.sections = sections

    let sheetWidth = size.width
    let table = table
    var bands: [Band] = []
    func append(_ content: Content, top: Points, height: Points, from: Points, to: Points, isLast: Bool = false) {
      // What is less than a pixel high is none, but a rest of fractions added up.
      guard scale.wholePixels(to) > scale.wholePixels(from) else { return }
      let frame = Rectangle(x: table.x, y: top, width: table.width, height: height)
      bands.append(Band(content: content, frame: frame, top: from, bottom: to, isLastOfSection: isLast))
    }
    if insets.top > 0 {
      bands.append(
        Band(
          content: .margin, frame: Rectangle(x: 0, y: 0, width: sheetWidth, height: insets.top), top: 0,
          bottom: insets.top))
    }
    if barHeight > 0 {
      append(.navigationBar, top: insets.top, height: barHeight, from: insets.top, to: insets.top + barHeight)
    }
    // In a window the header of the section that is seen first stays at the top, until the next one pushes it away.
    var hidden = table.y
    let places = content.reduce(into: [Points]()) { places, part in
      places.append((places.last ?? table.y - offset) + (places.isEmpty ? 0 : content[places.count - 1].height))
      _ = part
    }
    if options.viewportHeight != nil, options.sections != nil,
      let current = content.indices.last(where: { content[$0].content.isHeader && places[$0] <= table.y })
    {
      let next = content.indices.first { $0 > current && content[$0].content.isHeader }.map { places[$0] }
      let height = style.sectionHeader.height
      let headerTop = min(table.y, (next ?? table.maxY + height) - height)
      append(
        content[current].content, top: headerTop, height: height, from: table.y, to: min(table.maxY, headerTop + height)
      )
      hidden = max(table.y, headerTop + height)
      content[current].height = 0
    }
    for (part, place) in zip(content, places) {
      append(
        part.content, top: place, height: part.height, from: max(hidden, place),
        to: min(table.maxY, place + part.height), isLast: part.isLast)
    }
    let end = table.y - offset + contentHeight
    // In pieces no higher than rows are: a band is held whole.
    var start = end
    while start < table.maxY {
      let next = min(table.maxY, start + 128)
      append(.filler, top: start, height: next - start, from: start, to: next)
      start = next
    }
    if insets.bottom > 0 {
      bands.append(
        Band(
          content: .margin,
          frame: Rectangle(x: 0, y: list.maxY, width: sheetWidth, height: insets.bottom), top: list.maxY,
          bottom: size.height))
    }
    self.bands = bands
  }

  /// The bands of the rows that are seen, by their places in the list.
  var rowBands: [Int: Band] {
    var bands: [Int: Band] = [:]
    for band in self.bands { if case .row(let row) = band.content { bands[row] = band } }
    return bands
  }

  /// Where on the sheet a row stands; nil for one that is not seen.
  public func frame(ofRow row: Int) -> Rectangle? {
    bands.first { $0.content == .row(row) }?.frame
  }

  public static func == (left: SheetLayout, right: SheetLayout) -> Bool {
    left.bands == right.bands && left.size == right.size && left.list == right.list && left.table == right.table
      && left.contentHeight == right.contentHeight && left.offset == right.offset && left.sections == right.sections
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bands)
    hasher.combine(list)
  }
}

extension SheetLayout.Content {
  fileprivate var isHeader: Bool { if case .sectionHeader = self { true } else { false } }
}
