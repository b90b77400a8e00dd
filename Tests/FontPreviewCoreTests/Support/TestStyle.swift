@testable import FontPreviewCore

extension ListStyle {
  /// The inks of a plain list that is not in editing mode.
  var testInks: [Color] { [title.color, detail.color, separator.color, checkmark.color] }
}
