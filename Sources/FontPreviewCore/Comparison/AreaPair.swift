/// The same part of two pictures.
struct AreaPair: Sendable, Hashable {
  /// The place among the paired rows; nil for what is beside rows.
  var row: Int?
  /// Nil where there is none.
  var old: PixelArea?
  var new: PixelArea?
  /// Whether the whole that it is a part of is larger or smaller than it was.
  var isResized = false
  /// How many rows of pixels above and below it are its neighbours in both pictures, where the comparison looks at them.
  var above = 0
  var below = 0
  /// From the top of what is compared.
  var topRow = 0

  /// The number of pixels of the union of both.
  var count: Int {
    max(old?.width ?? 0, new?.width ?? 0) * max(old?.height ?? 0, new?.height ?? 0)
  }

  /// Whether it is in both pictures in one size.
  var isComparable: Bool {
    guard let old, let new else { return false }
    return old.width == new.width && old.height == new.height && !old.isEmpty
  }

  /// The pair in pieces of at most so many pixels, whole rows of them: what is compared is held in memory.
  func split(intoAtMost most: Int) -> [AreaPair] {
    let (oldHeight, newHeight) = (old?.height ?? 0, new?.height ?? 0)
    let (height, common) = (max(oldHeight, newHeight), min(oldHeight, newHeight))
    let step = max(1, most / max(1, old?.width ?? 0, new?.width ?? 0))
    guard height > step else { return [self] }
    var parts: [AreaPair] = []
    var top = 0
    while top < height {
      // A piece is in both or in one of them.
      let bottom = min(top + step, top < common ? common : height)
      var part = self
      func piece(_ area: PixelArea?) -> PixelArea? {
        guard let area, top < area.height else { return nil }
        return PixelArea(x: area.x, y: area.y + top, width: area.width, height: bottom - top)
      }
      (part.old, part.new, part.topRow) = (piece(old), piece(new), topRow + top)
      // A pixel is held against the neighbours of its neighbours.
      if top < common { (part.above, part.below) = (min(2, top), min(2, common - bottom)) }
      parts.append(part)
      top = bottom
    }
    return parts
  }
}
