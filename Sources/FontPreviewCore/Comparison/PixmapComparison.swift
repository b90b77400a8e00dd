/// How pictures are compared.
public enum PixmapComparison: Sendable, Hashable {
  /// Any difference of any channel counts.
  case exact
  /// As pixelmatch 7.2 does: a pixel counts whose colour differs by more than `threshold` (0 to 1), seen by an eye; one
  /// that looks like anti-aliasing only if `countsAntialiasing`.
  case pixelmatch(threshold: Double, countsAntialiasing: Bool)
}
