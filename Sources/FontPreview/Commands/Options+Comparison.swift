import FontPreviewCore

extension Options {
  /// How sheets are compared.
  var comparison: ComparisonOptions {
    var comparison = ComparisonOptions()
    comparison.comparison =
      switch compare {
      case .exact: .exact
      case .pixelmatch: .pixelmatch(threshold: threshold ?? 0.1, countsAntialiasing: antialias == .count)
      }
    comparison.limits = DifferenceLimits(pixels: maxDiffPixels, ratio: maxDiffRatio)
    comparison.ignoredRows = ignoredRows
    return comparison
  }
}
