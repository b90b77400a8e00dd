/// A rectangle of whole pixels, y downwards from a picture's top.
struct PixelArea: Sendable, Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The first pixels that are outside.
  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The number of pixels.
  var count: Int { isEmpty ? 0 : width * height }
}
