/// A rectangle of whole pixels, y upwards: the upper bounds are the first pixels outside.
struct PixelWindow {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { minX >= maxX || minY >= maxY }
}
