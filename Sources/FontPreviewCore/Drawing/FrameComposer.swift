internal import Glibc

/// Puts the bands of a list into its frame: round corners, arrow and shadow over a transparent backdrop.
struct FrameComposer {
  private let sheet: SheetLayout
  private let style: ListStyle.PopoverStyle
  private let scale: Scale
  private let library: FreeTypeLibrary
  /// The colour of the frame and its arrow.
  private let color: Color
  private let width: Int
  /// How dark the shadow is in each column and in each row of pixels, 0 to 1; a pixel's is their product.
  private let shadowOfColumns: [Double]
  private let shadowEdges: (top: Double, bottom: Double, deviation: Double)

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
    shadowEdges = (scale.pixels(box.y + offset), scale.pixels(box.maxY + offset), deviation)
    let (left, right) = (scale.pixels(box.x), scale.pixels(box.maxX))
    shadowOfColumns = (0..<width).map { Self.blurred(Double($0) + 0.5, left, right, deviation) }
  }

  /// The frame without its arrow.
  private static func box(of sheet: SheetLayout, _ style: ListStyle.PopoverStyle) -> Rectangle {
    Rectangle(
      x: sheet.list.x - style.frameWidth, y: sheet.list.y - style.frameWidth,
      width: sheet.list.width + style.frameWidth * 2, height: sheet.list.height + style.frameWidth * 2)
  }

  /// What a Gaussian blur leaves of an edge on and an edge off at a place.
  private static func blurred(_ place: Double, _ from: Double, _ to: Double, _ deviation: Double) -> Double {
    guard deviation > 0 else { return place >= from && place < to ? 1 : 0 }
    let unit = deviation * 2.0.squareRoot()
    return (erf((place - from) / unit) - erf((place - to) / unit)) / 2
  }

  /// The pixels of a band, `content` in the middle, from the sheet's pixel row `top` on; without content only the frame.
  func compose(_ content: Pixmap?, top: Int, height: Int) throws(FontError) -> Pixmap {
    let frame = try coverage(of: [outline, Self.box(of: sheet, style).rounded(by: style.outerRadius)], top, height)
    let inside = try coverage(of: [sheet.list.rounded(by: style.innerRadius)], top, height)
    let left = scale.wholePixels(sheet.list.x)
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    for y in 0..<height {
      let shadowOfRow = Self.blurred(
        Double(top + y) + 0.5, shadowEdges.top, shadowEdges.bottom, shadowEdges.deviation)
      for x in 0..<width {
        let place = y * width + x
        let framed = Double(frame[place]) / 255
        let covered = content != nil && x >= left && x < left + (content?.width ?? 0) ? Double(inside[place]) / 255 : 0
        if covered == 1, let content {
          let source = 3 * (y * content.width + x - left)
          for channel in 0..<3 { pixels[4 * place + channel] = content.pixels[source + channel] }
          pixels[4 * place + 3] = 255
          continue
        }
        // As in a browser, there is no shadow below the box that casts it.
        let shade =
          Double(style.shadowColor.alpha) / 255 * shadowOfRow * shadowOfColumns[x] * (1 - max(framed, covered))
        var layers = [(style.shadowColor, shade), (color, Double(color.alpha) / 255 * framed * (1 - covered))]
        if covered > 0, let content {
          let source = 3 * (y * content.width + x - left)
          layers.append(
            (
              Color(red: content.pixels[source], green: content.pixels[source + 1], blue: content.pixels[source + 2]),
              covered
            ))
        }
        Self.write(layers, to: &pixels, at: 4 * place)
      }
    }
    return Pixmap(width: width, height: height, format: .rgba, pixels: pixels)
  }

  /// Writes the sum of parts that do not overlap, with straight alpha.
  private static func write(_ parts: [(color: Color, alpha: Double)], to pixels: inout [UInt8], at place: Int) {
    let alpha = parts.reduce(0) { $0 + $1.alpha }
    let byte = UInt8((min(1, alpha) * 255).rounded())
    guard byte > 0 else { return }
    func channel(_ path: KeyPath<Color, UInt8>) -> UInt8 {
      UInt8(min(255, (parts.reduce(0) { $0 + Double($1.color[keyPath: path]) * $1.alpha } / alpha).rounded()))
    }
    pixels[place] = channel(\.red)
    pixels[place + 1] = channel(\.green)
    pixels[place + 2] = channel(\.blue)
    pixels[place + 3] = byte
  }

  /// The arrow, its foot a pixel inside the box so that no seam shows.
  private var outline: [Point] {
    let middle = sheet.size.width / 2
    let foot = sheet.list.y - style.frameWidth
    return [
      Point(x: middle - style.arrowWidth / 2, y: foot + scale.hairline),
      Point(x: middle - style.arrowWidth / 2, y: foot), Point(x: middle, y: foot - style.arrowHeight),
      Point(x: middle + style.arrowWidth / 2, y: foot),
      Point(x: middle + style.arrowWidth / 2, y: foot + scale.hairline),
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
      try unsafe outline.withCoverage(
        in: PixelWindow(minX: 0, minY: -height, maxX: width, maxY: 0)
      ) { view in
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
