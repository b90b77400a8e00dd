@testable import FontPreviewCore

/// Whatever a user may do with a list of up to ten rows.
enum RandomChange {
  static func make(in controller: FontListController, _ random: inout SeededGenerator) {
    // Places past the end among them.
    let (row, other) = (Int.random(in: -1...10, using: &random), Int.random(in: -1...10, using: &random))
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7: controller.didSelectRow(at: row)
    case 7..<14: controller.moveRow(from: row, to: other)
    case 14: controller.toggleEditing()
    case 15: controller.selectedFontName = ["A", "C", "unknown", nil].randomElement(using: &random)!
    case 16: controller.setFonts(FontList.letters(max(0, row)).rows)
    case 17: controller.arrange(by: FontOrder(["C", "unknown", "A"]))
    case 18: controller.reset()
    default: _ = controller.cell(at: row)
    }
  }
}
