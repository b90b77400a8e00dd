/// The pixels that drawing may touch, y downwards; the upper bounds are the first ones it may not.
struct PixelClip {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// All pixels of a picture.
  init(width: Int, height: Int) {
    (minX, minY, maxX, maxY) = (0, 0, width, height)
  }

  /// The whole pixels of a rectangle, kept inside a picture.
  init(_ rectangle: Rectangle, scale: Scale, width: Int, height: Int) {
    minX = max(0, scale.wholePixels(rectangle.x))
    minY = max(0, scale.wholePixels(rectangle.y))
    maxX = min(width, scale.wholePixels(rectangle.maxX))
    maxY = min(height, scale.wholePixels(rectangle.maxY))
  }
}
