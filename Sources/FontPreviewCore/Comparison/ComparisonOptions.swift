/// How sheets are compared.
public struct ComparisonOptions: Sendable, Hashable {
  public var comparison = PixmapComparison.exact
  public var limits = DifferenceLimits()
  /// The titles of rows that do not count.
  public var ignoredRows: [String] = []
  /// How differences are drawn.
  public var style = DifferenceStyle()

  public init() {}
}
