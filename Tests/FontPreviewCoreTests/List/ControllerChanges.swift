@testable import FontPreviewCore

extension FontListController {
  /// The changes that a new controller of `list` tells while `body` uses it.
  static func changes(
    of list: FontList, while body: (FontListController) -> Void
  ) async -> [RowChange] {
    // The stream ends when its controller is gone.
    let changes = {
      let controller = FontListController(list)
      let changes = controller.changes
      body(controller)
      return changes
    }()
    return await changes.all
  }
}

extension AsyncStream {
  /// Everything up to the stream's end.
  var all: [Element] {
    get async { await reduce(into: []) { $0.append($1) } }
  }
}
