/// What a list stands in.
public enum Chrome: String, Sendable, Hashable, CaseIterable {
  /// The list is all there is.
  case none
  /// A frame with an arrow that floats above a page.
  case popover
}

/// How far a frame reaches beyond the list at each side, its shadow included.
struct ChromeInsets {
  var top: Points = 0
  var left: Points = 0
  var bottom: Points = 0
  var right: Points = 0

  init(_ chrome: Chrome, style: ListStyle) {
    guard chrome == .popover else { return }
    let side = style.popover.margin + style.popover.frameWidth
    (top, left, bottom, right) = (side + style.popover.arrowHeight, side, side, side)
  }
}
