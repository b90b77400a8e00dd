/// Where a row's own pixels stand in a sheet's picture.
struct RowPlace: Sendable, Hashable {
  /// What is seen of the row, without its separator.
  var area: PixelArea
  /// From the picture's top; above it for a row of which a window hides the upper part.
  var top: Int
  /// Of the whole row, without its separator.
  var height: Int
  /// The end of what is seen of the row, its separator with it.
  var end: Int

  /// The places of all rows of a manifest, from the top of a picture of the given size.
  ///
  /// - Throws: ``SheetFileError/unfitting`` where the picture cannot have such rows.
  static func places(_ manifest: Manifest, width: Int, height: Int) throws(SheetFileError) -> [RowPlace] {
    let scale = try scale(manifest, width: width, height: height)
    func pixels(_ length: Double) throws(SheetFileError) -> Int {
      guard length.isFinite, abs(length) < 1e9 else { throw .unfitting }
      return Int((length * scale).rounded())
    }
    var places: [RowPlace] = []
    places.reserveCapacity(manifest.rows.count)
    var end = 0
    for row in manifest.rows {
      let (x, y, rowWidth, rowHeight) = (row.rect[0], row.rect[1], row.rect[2], row.rect[3])
      guard rowWidth > 0, rowHeight > 0, manifest.separator >= 0 else { throw .unfitting }
      let (left, right) = try (pixels(x), pixels(x + rowWidth))
      let (top, whole) = try (pixels(y), pixels(y + rowHeight))
      let contentHeight = try pixels(rowHeight - min(rowHeight, manifest.separator))
      let bottom = min(top + contentHeight, whole)
      let (first, last) =
        try row.visible.map { part throws(SheetFileError) in try (pixels(part[0]), pixels(part[0] + part[1])) }
        ?? (top, whole)
      let area = PixelArea(x: left, y: first, width: right - left, height: max(0, min(last, bottom) - first))
      // Rows stand one below the other, and inside.
      guard first >= max(end, top), last <= min(height, whole), first <= last, left >= 0, right <= width, left < right
      else { throw .unfitting }
      places.append(RowPlace(area: area, top: top, height: contentHeight, end: last))
      end = last
    }
    return places
  }

  /// Pixels a point, as the picture has them.
  private static func scale(_ manifest: Manifest, width: Int, height: Int) throws(SheetFileError) -> Double {
    let scale = (Double(width) / manifest.size.width).rounded()
    guard scale.isFinite, scale >= 1, scale <= 64, (manifest.size.width * scale).rounded() == Double(width),
      (manifest.size.height * scale).rounded() == Double(height)
    else { throw .unfitting }
    return scale
  }
}
