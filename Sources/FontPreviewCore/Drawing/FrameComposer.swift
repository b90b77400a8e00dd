/// Puts the bands of a list into its frame: round corners, arrow and shadow over a transparent backdrop.
struct FrameComposer {
  private let sheet: SheetLayout
  private let style: ListStyle.PopoverStyle
  private let scale: Scale
  private let library: FreeTypeLibrary
  /// The colour of the frame and its arrow.
  private let color: Color
  private let width: Int
  /// How dark the shadow is in each column of pixels, 0 to 1; a pixel's is the product with that of its row.
  private let shadowOfColumns: [Double]
  private let shadowOfRows: GaussianEdge

  /// `arrowColor` is that of what the arrow grows out of, where the frame itself has no width.
  init(_ sheet: SheetLayout, style: ListStyle, arrowColor: Color, scale: Scale, library: FreeTypeLibrary) {
    self.sheet = sheet
    self.style = style.popover
    self.scale = scale
    self.library = library
    color = style.popover.frameWidth > 0 ? style.popover.frameColor : arrowColor
    width = scale.wholePixels(sheet.size.width)
    let box = Self.box(of: sheet, style.popover)
    let deviation = scale.pixels(style.popover.shadowBlur) / 2
    let offset = style.popover.shadowOffset
    shadowOfRows = GaussianEdge(
      start: scale.pixels(box.y + offset), end: scale.pixels(box.maxY + offset), deviation: deviation)
    let columns = GaussianEdge(start: scale.pixels(box.x), end: scale.pixels(box.maxX), deviation: deviation)
    shadowOfColumns = (0..<width).map { columns.value(at: Double($0) + 0.5) }
  }

  /// The frame without its arrow.
  private static func box(of sheet: SheetLayout, _ style: ListStyle.PopoverStyle) -> Rectangle {
    Rectangle(
      x: sheet.list.x - style.frameWidth, y: sheet.list.y - style.frameWidth,
      width: sheet.list.width + style.frameWidth * 2, height: sheet.list.height + style.frameWidth * 2)
  }

  /// The pixels of a band, `content` in the middle, from the sheet's pixel row `top` on; without content only the frame.
  func compose(_ content: Pixmap?, top: Int, height: Int) throws(FontError) -> Pixmap {
    // Between the corners all rows of pixels are alike.
    let rows = isStraight(top: top, height: height) ? 1 : height
    let frame = try coverage(of: [arrow, Self.box(of: sheet, style).rounded(by: style.outerRadius)], top, rows)
    let inside = try coverage(of: [sheet.list.rounded(by: style.innerRadius)], top, rows)
    let left = scale.wholePixels(sheet.list.x)
    let contentColumns = left..<(left + (content?.width ?? 0))
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    for y in 0..<height {
      let shade = shadowOfRows.value(at: Double(top + y) + 0.5) * Double(style.shadowColor.alpha) / 255
      for x in 0..<width {
        let place = (rows == 1 ? 0 : y) * width + x
        let source = content != nil && contentColumns.contains(x) ? 3 * (y * contentColumns.count + x - left) : nil
        let covered = source == nil ? 0 : Double(inside[place]) / 255
        let framed = max(0, Double(frame[place]) / 255 - covered)
        // As in a browser, there is no shadow below the box that casts it.
        var mixed = Mix()
        mixed.add(style.shadowColor, alpha: shade * shadowOfColumns[x] * (1 - framed - covered))
        mixed.add(color, alpha: framed * Double(color.alpha) / 255)
        if let source, covered > 0, let content {
          mixed.add(
            Color(red: content.pixels[source], green: content.pixels[source + 1], blue: content.pixels[source + 2]),
            alpha: covered)
        }
        mixed.write(to: &pixels, at: 4 * (y * width + x))
      }
    }
    return Pixmap(width: width, height: height, format: .rgba, pixels: pixels)
  }

  /// A sum of colours that do not overlap.
  private struct Mix {
    private var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)

    mutating func add(_ color: Color, alpha part: Double) {
      guard part > 0 else { return }
      red += Double(color.red) * part
      green += Double(color.green) * part
      blue += Double(color.blue) * part
      alpha += part
    }

    /// With straight alpha; nothing where it rounds to none.
    func write(to pixels: inout [UInt8], at place: Int) {
      let byte = UInt8((min(1, alpha) * 255).rounded())
      guard byte > 0 else { return }
      pixels[place] = UInt8(min(255, (red / alpha).rounded()))
      pixels[place + 1] = UInt8(min(255, (green / alpha).rounded()))
      pixels[place + 2] = UInt8(min(255, (blue / alpha).rounded()))
      pixels[place + 3] = byte
    }
  }

  private func isStraight(top: Int, height: Int) -> Bool {
    let radius = max(style.outerRadius, style.innerRadius)
    return Double(top) >= scale.pixels(sheet.list.y + radius)
      && Double(top + height) <= scale.pixels(sheet.list.maxY - radius)
  }

  /// The arrow, its foot a pixel inside the box so that no seam shows.
  private var arrow: [Point] {
    let middle = sheet.size.width / 2
    let foot = sheet.list.y - style.frameWidth
    let half = style.arrowWidth / 2
    return [
      Point(x: middle - half, y: foot + scale.hairline), Point(x: middle - half, y: foot),
      Point(x: middle, y: foot - style.arrowHeight), Point(x: middle + half, y: foot),
      Point(x: middle + half, y: foot + scale.hairline),
    ]
  }

  /// How much of each pixel some polygons cover together, the most that one of them does.
  private func coverage(of polygons: [[Point]], _ top: Int, _ height: Int) throws(FontError) -> [UInt8] {
    var coverage = [UInt8](repeating: 0, count: width * height)
    for polygon in polygons {
      // FreeType's rasterizer takes no coordinate beyond 2^18 pixels; far outside the band sides are upright.
      let points = polygon.map { point in
        (x: scale.pixels(point.x), y: max(-4096 - Double(height), min(4096, Double(top) - scale.pixels(point.y))))
      }
      let outline = try FreeTypeOutline(polygon: points, library: library)
      try unsafe outline.withCoverage(in: PixelWindow(minX: 0, minY: -height, maxX: width, maxY: 0)) { view in
        let (start, stride) = unsafe (view.start, view.stride)
        for y in 0..<height {
          for x in 0..<width {
            coverage[y * width + x] = max(coverage[y * width + x], unsafe start[y * stride + x])
          }
        }
      }
    }
    return coverage
  }
}
