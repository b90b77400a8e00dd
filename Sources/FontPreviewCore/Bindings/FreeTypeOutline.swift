internal import CFreeType

/// An outline of the program's own, in pixels (26.6), y upwards; freed when the value ends.
@safe struct FreeTypeOutline: ~Copyable {
  /// Owned; the arrays in it are FreeType's.
  private var outline: FT_Outline
  private let library: FreeTypeLibrary

  /// The outline around a line of the given width through `points`, with round ends and joins.
  ///
  /// Coordinates and `width` are pixels. FreeType's stroker works at 16 times their size: at their own, rounding half the
  /// width to 1/64 would show.
  init(stroking points: [(x: Double, y: Double)], width: Double, library: FreeTypeLibrary) throws(FontError) {
    let magnification = 16.0
    func fixed(_ pixels: Double) -> Int { Int((pixels * magnification * 64).rounded()) }
    // Of a line without length FreeType's stroker makes nothing, or reads what it never wrote.
    var distinct: [(x: Double, y: Double)] = []
    for point in points {
      if let last = distinct.last, fixed(last.x) == fixed(point.x), fixed(last.y) == fixed(point.y) { continue }
      distinct.append(point)
    }
    if let only = distinct.first, distinct.count == 1 { distinct.append((only.x + 1 / magnification, only.y)) }
    var created: FT_Stroker? = nil
    guard unsafe FT_Stroker_New(library.handle, &created) == 0, let stroker = unsafe created else { throw .outOfMemory }
    defer { unsafe FT_Stroker_Done(stroker) }
    unsafe FT_Stroker_Set(
      stroker, FT_Fixed(fixed(width / 2)), FT_STROKER_LINECAP_ROUND, FT_STROKER_LINEJOIN_ROUND, 0)
    for (index, point) in distinct.enumerated() {
      var vector = FT_Vector(x: FT_Pos(fixed(point.x)), y: FT_Pos(fixed(point.y)))
      let error =
        unsafe index == 0 ? FT_Stroker_BeginSubPath(stroker, &vector, 1) : FT_Stroker_LineTo(stroker, &vector)
      guard error == 0 else { throw .damaged(code: error) }
    }
    let error = unsafe FT_Stroker_EndSubPath(stroker)
    guard error == 0 else { throw .damaged(code: error) }
    var pointCount: FT_UInt = 0
    var contourCount: FT_UInt = 0
    unsafe FT_Stroker_GetCounts(stroker, &pointCount, &contourCount)
    var outline = unsafe FT_Outline()
    guard unsafe FT_Outline_New(library.handle, pointCount, FT_Int(contourCount), &outline) == 0 else {
      throw .outOfMemory
    }
    // Export appends to what the outline holds, and a new one claims to hold all that it has room for.
    unsafe outline.n_points = 0
    unsafe outline.n_contours = 0
    unsafe FT_Stroker_Export(stroker, &outline)
    let shrink = FT_Fixed((65536 / magnification).rounded())
    var matrix = FT_Matrix(xx: shrink, xy: 0, yx: 0, yy: shrink)
    unsafe FT_Outline_Transform(&outline, &matrix)
    unsafe self.outline = outline
    self.library = library
  }

  /// The closed polygon through `points`, in pixels.
  init(polygon points: [(x: Double, y: Double)], library: FreeTypeLibrary) throws(FontError) {
    var outline = unsafe FT_Outline()
    guard unsafe FT_Outline_New(library.handle, FT_UInt(points.count), 1, &outline) == 0 else { throw .outOfMemory }
    for (index, point) in points.enumerated() {
      unsafe outline.points[index] = FT_Vector(
        x: FT_Pos((point.x * 64).rounded()), y: FT_Pos((point.y * 64).rounded()))
      unsafe outline.tags[index] = 1
    }
    unsafe outline.contours[0] = CShort(points.count - 1)
    unsafe self.outline = outline
    self.library = library
  }

  deinit {
    var outline = unsafe outline
    unsafe FT_Outline_Done(library.handle, &outline)
  }

  /// Calls `body` with the outline's coverage of a window, all of it.
  func withCoverage(in window: PixelWindow, _ body: (CoverageView) -> Void) throws(FontError) {
    var outline = unsafe outline
    try unsafe OutlineCoverage.render(&outline, window: window, library: library, body)
  }

  /// Calls `body` with the outline's coverage; not at all where it covers nothing.
  func withCoverage(_ body: (CoverageView) -> Void) throws(FontError) {
    var outline = unsafe outline
    var box = FT_BBox()
    guard unsafe FT_Outline_Get_BBox(&outline, &box) == 0 else { throw .outOfMemory }
    let window = PixelWindow(
      minX: Int(box.xMin) >> 6, minY: Int(box.yMin) >> 6, maxX: (Int(box.xMax) + 63) >> 6,
      maxY: (Int(box.yMax) + 63) >> 6)
    try unsafe OutlineCoverage.render(&outline, window: window, library: library, body)
  }
}
