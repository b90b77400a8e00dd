/// What becomes of faces that have bitmaps and no outlines.
public enum BitmapPolicy: String, Sendable, Hashable, CaseIterable {
  /// The strike that is nearest to the size asked for, pixel for pixel.
  case nearest
  /// That strike, scaled to the size asked for.
  case scale
  /// They are not listed.
  case skip
}
