import FontPreviewCore

/// Shows a list of fonts with one selected, lets its user choose and move, and returns what was drawn anew and why.
func showList(of listing: FontListing, selected: String, order: FontOrder?) async -> [String] {
  let controller = FontListController(listing.list)
  // A name that no font has is no error: the list then has no checkmark.
  controller.selectedFontName = selected
  // What the user arranged last time.
  if let order { controller.arrange(by: order) }

  // Who shows the list follows its changes. Each follower gets all of them.
  let (list, changes) = controller.follow()
  let display = Task {
    var shown = list
    var log: [String] = []
    for await change in changes {
      shown.apply(change)
      switch change {
      case .selected(_, _, let redraw): log.append("draw rows \(redraw)")
      case .moved(let source, let destination): log.append("row \(source) now stands at \(destination)")
      case .editingChanged(true): log.append("the button reads Done")
      case .editingChanged(false): return log + ["the button reads Edit"]
      case .reset(let list): log.append("draw all \(list.numberOfRows) rows")
      }
    }
    return log
  }

  // What the user does may come from any thread, task or actor.
  controller.didSelectRow(at: 1)
  controller.toggleEditing()
  if controller.canMoveRow(at: 0) { controller.moveRow(from: 0, to: 1) }
  controller.toggleEditing()

  // One screen of it, the selected row in the middle.
  for row in controller.viewport(height: 88).rows {
    guard let cell = controller.cell(at: row) else { continue }
    print(cell.accessory == .checkmark ? "✓" : " ", cell.title)
  }

  // To keep for next time: one title a line.
  _ = FontOrder(of: controller.list).bytes
  // Whoever follows no longer is dropped; those that still do are told that it ends when the controller goes.
  return await display.value
}
