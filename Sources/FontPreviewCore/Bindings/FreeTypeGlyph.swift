internal import CFreeType

/// A copy of one loaded glyph, outline or bitmap, freed with the last reference.
@safe final class FreeTypeGlyph {
  /// Owned.
  private let handle: FT_Glyph
  private let library: FreeTypeLibrary

  /// Takes over the glyph.
  init(owning handle: FT_Glyph, library: FreeTypeLibrary) {
    unsafe self.handle = handle
    self.library = library
  }

  deinit {
    unsafe FT_Done_Glyph(handle)
  }

  /// A copy of the glyph's picture in colour; nil where it is an outline or has no colour.
  var picture: ColorPicture? {
    guard unsafe handle.pointee.format == FT_GLYPH_FORMAT_BITMAP else { return nil }
    let glyph = unsafe UnsafeMutableRawPointer(handle).assumingMemoryBound(to: FT_BitmapGlyphRec.self)
    let bitmap = unsafe glyph.pointee.bitmap
    let (width, height, pitch) = unsafe (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
    guard unsafe UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, width > 0, height > 0,
      let buffer = unsafe bitmap.buffer
    else { return nil }
    let first = unsafe pitch >= 0 ? UnsafePointer(buffer) : UnsafePointer(buffer) + (height - 1) * -pitch
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = unsafe first + y * pitch + 4 * x
          let place = 4 * (y * width + x)
          unsafe (target[place], target[place + 1]) = unsafe (pixel[2], pixel[1])
          unsafe (target[place + 2], target[place + 3]) = unsafe (pixel[0], pixel[3])
        }
      }
      count = width * height * 4
    }
    return unsafe ColorPicture(
      left: Int(glyph.pointee.left), top: Int(glyph.pointee.top), width: width, height: height, pixels: pixels)
  }

  /// Whether the glyph is an outline.
  var isOutline: Bool { unsafe handle.pointee.format == FT_GLYPH_FORMAT_OUTLINE }

  /// The box around the glyph's ink, in pixels (26.6), y upwards from the baseline; nil where there is no ink.
  var inkBounds: PixelBounds? {
    switch unsafe handle.pointee.format {
    case FT_GLYPH_FORMAT_OUTLINE:
      return unsafe UnsafeMutableRawPointer(handle).withMemoryRebound(to: FT_OutlineGlyphRec.self, capacity: 1) {
        glyph in
        guard unsafe glyph.pointee.outline.n_points > 0 else { return nil }
        var box = FT_BBox()
        guard unsafe FT_Outline_Get_BBox(&glyph.pointee.outline, &box) == 0, box.xMin < box.xMax, box.yMin < box.yMax
        else { return nil }
        // Less than half a level of the 63 that coverage has, on a single pixel.
        guard (box.xMax - box.xMin) * (box.yMax - box.yMin) > 64 * 64 / 126 else { return nil }
        // Variable fonts can be so thin that nothing is left between the two sides of a stroke, and a letter that is
        // smaller than a pixel may leave a speck that nobody sees.
        let isSpeck = max(box.xMax - box.xMin, box.yMax - box.yMin) < 64
        if unsafe isSpeck || FT_Outline_Get_Orientation(&glyph.pointee.outline) == FT_ORIENTATION_NONE,
          !leavesInk(above: isSpeck ? Self.faintestSpeck : Self.faintest)
        {
          return nil
        }
        return PixelBounds(
          minX: Int(box.xMin), minY: Int(box.yMin), maxX: Int(box.xMax), maxY: Int(box.yMax))
      }
    case FT_GLYPH_FORMAT_BITMAP:
      return (picture?.coveredPixels ?? (try? mask())?.coveredPixels)?.bounds(scaledBy: 1)
    default:
      return nil
    }
  }

  /// Half a level of the 63 of coverage that are told apart.
  private static let faintest: UInt8 = 2
  /// Four of these levels, some 6 %: a period of a small light font still leaves three times as much.
  private static let faintestSpeck: UInt8 = 16

  /// Whether any pixel is covered by more than `limit` of 255 where the glyph is drawn on whole pixels.
  private func leavesInk(above limit: UInt8) -> Bool {
    var isInked = false
    // No window cuts what is not monstrous; what is leaves ink enough.
    let window = PixelWindow(minX: 0, minY: 0, maxX: 1, maxY: 1)
    guard let ink = controlBox, max(ink.maxX - ink.minX, ink.maxY - ink.minY) <= Self.largestWhole * 64 else {
      return true
    }
    try? unsafe withCoverage(movedBy: 0, 0, window: window) { coverage in
      isInked = unsafe CoverageMask(coverage).bytes.contains { $0 > limit }
    }
    return isInked
  }

  /// The box around the outline's points, in pixels (26.6); nil for a bitmap.
  private var controlBox: PixelBounds? {
    guard isOutline else { return nil }
    var box = FT_BBox()
    unsafe FT_Glyph_Get_CBox(handle, FT_GLYPH_BBOX_SUBPIXELS.rawValue, &box)
    return PixelBounds(minX: Int(box.xMin), minY: Int(box.yMin), maxX: Int(box.xMax), maxY: Int(box.yMax))
  }

  /// Larger glyphs than this, in pixels, are drawn only where they are seen.
  private static let largestWhole = 2048

  /// Calls `body` with the glyph's coverage, its outline moved by (`x`, `y`) pixels (26.6) first.
  ///
  /// `window` is what can be seen, from the glyph's origin: a monstrous glyph needs no more memory than that. Throws
  /// `FontError.unsupportedBitmaps` for pictures in colour.
  func withCoverage(
    movedBy x: Int, _ y: Int, window: PixelWindow, _ body: (CoverageView) -> Void
  ) throws(FontError) {
    if let ink = controlBox, max(ink.maxX - ink.minX, ink.maxY - ink.minY) > Self.largestWhole * 64 {
      let glyph = unsafe UnsafeMutableRawPointer(handle).assumingMemoryBound(to: FT_OutlineGlyphRec.self)
      unsafe FT_Outline_Translate(&glyph.pointee.outline, FT_Pos(x), FT_Pos(y))
      defer { unsafe FT_Outline_Translate(&glyph.pointee.outline, FT_Pos(-x), FT_Pos(-y)) }
      return try unsafe OutlineCoverage.render(&glyph.pointee.outline, window: window, library: library, body)
    }
    var rendered: FT_Glyph? = unsafe handle
    var origin = FT_Vector(x: FT_Pos(x), y: FT_Pos(y))
    // A bitmap stays as it is, and stays ours; an outline gives a new glyph, which is freed below. FT_Render_Glyph works
    // behind this call, so that glyphs flagged OVERLAP get their oversampling.
    let error = unsafe FT_Glyph_To_Bitmap(&rendered, FT_RENDER_MODE_NORMAL, &origin, 0)
    guard error == 0, let rendered = unsafe rendered else { throw .damaged(code: error) }
    defer { if unsafe rendered != handle { unsafe FT_Done_Glyph(rendered) } }
    let glyph = unsafe UnsafeMutableRawPointer(rendered).assumingMemoryBound(to: FT_BitmapGlyphRec.self)
    let bitmap = unsafe glyph.pointee.bitmap
    let width = Int(unsafe bitmap.width)
    let rows = Int(unsafe bitmap.rows)
    guard width > 0, rows > 0, let buffer = unsafe bitmap.buffer else { return }
    let left = Int(unsafe glyph.pointee.left)
    let top = Int(unsafe glyph.pointee.top)
    let pitch = Int(unsafe bitmap.pitch)
    // With a negative pitch the buffer still begins at the top row in FreeType's own renderers; rows then go upwards in
    // memory from the last one.
    let first = unsafe pitch >= 0 ? UnsafePointer(buffer) : UnsafePointer(buffer) + (rows - 1) * -pitch
    let bits: Int
    switch UInt32(unsafe bitmap.pixel_mode) {
    case FT_PIXEL_MODE_GRAY.rawValue:
      return unsafe body(
        CoverageView(left: left, top: top, width: width, height: rows, start: first, stride: pitch))
    case FT_PIXEL_MODE_MONO.rawValue: bits = 1
    case FT_PIXEL_MODE_GRAY2.rawValue: bits = 2
    case FT_PIXEL_MODE_GRAY4.rawValue: bits = 4
    default: throw .unsupportedBitmaps
    }
    var bytes = [UInt8](repeating: 0, count: width * rows)
    let full = (1 << bits) - 1
    for y in 0..<rows {
      for x in 0..<width {
        // The leftmost pixel is in the highest bits.
        let byte = unsafe Int(first[y * pitch + x * bits / 8])
        bytes[y * width + x] = UInt8((byte >> (8 - bits - x * bits % 8) & full) * 255 / full)
      }
    }
    unsafe bytes.withUnsafeBufferPointer { expanded in
      unsafe body(
        CoverageView(left: left, top: top, width: width, height: rows, start: expanded.baseAddress!, stride: width))
    }
  }

  /// A copy of a bitmap's coverage; nil where the glyph is an outline or blank.
  func mask() throws(FontError) -> CoverageMask? {
    guard !isOutline else { return nil }
    var mask: CoverageMask?
    // A bitmap is not moved, and no window cuts it.
    let window = PixelWindow(minX: 0, minY: 0, maxX: 0, maxY: 0)
    try unsafe withCoverage(movedBy: 0, 0, window: window) { unsafe mask = CoverageMask($0) }
    return mask
  }
}
