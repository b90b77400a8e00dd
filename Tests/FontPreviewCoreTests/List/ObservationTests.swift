import Observation
import Synchronization
import Testing

@testable import FontPreviewCore

@Suite("Observing a controller")
struct ObservationTests {
  /// How often observers of a property are called while `change` happens: 0 or 1, as the module has it.
  private static func calls<Value>(
    _ controller: FontListController, reading: (FontListController) -> Value, change: (FontListController) -> Void
  ) -> Int {
    let count = Counter()
    withObservationTracking {
      _ = reading(controller)
    } onChange: {
      count.value.add(1, ordering: .relaxed)
    }
    change(controller)
    return count.value.load(ordering: .relaxed)
  }

  private final class Counter: Sendable {
    let value = Atomic(0)
  }

  /// The properties, in the order of `seen` below.
  private static let properties: [@Sendable (FontListController) -> Void] = [
    { _ = $0.list }, { _ = $0.fonts }, { _ = $0.numberOfRows }, { _ = $0.selectedFontName }, { _ = $0.selectedRow },
    { _ = $0.isEditing }, { _ = $0.cell(at: 0) }, { _ = $0.canMoveRow(at: 0) }, { _ = $0.viewport(height: 100) },
  ]

  @Test(
    "Observers of what changed are called, and no others",
    arguments: [
      // list, fonts, numberOfRows, selectedFontName, selectedRow, isEditing, cell, canMoveRow, viewport
      (Change("selecting") { $0.didSelectRow(at: 0) }, "100110111"),
      (Change("an unknown name") { $0.selectedFontName = "Z" }, "100110111"),
      (Change("moving") { $0.moveRow(from: 2, to: 0) }, "110010111"),
      (Change("moving below the selection") { $0.moveRow(from: 3, to: 2) }, "110000111"),
      (Change("editing") { $0.setEditing(true) }, "100001111"),
      (Change("other fonts") { $0.setFonts(FontList.letters(3).rows) }, "111000111"),
      (Change("the same fonts") { $0.setFonts(FontList.letters(4).rows) }, "000000000"),
      (Change("selecting again") { $0.didSelectRow(at: 1) }, "000000000"),
      (Change("a move that is refused") { $0.moveRow(from: 0, to: 9) }, "000000000"),
      (Change("no editing") { $0.setEditing(false) }, "000000000"),
    ])
  func observers(change: Change, seen: String) {
    let calls = Self.properties.map { property in
      let controller = FontListController(.letters(4))
      controller.didSelectRow(at: 1)
      return Self.calls(controller, reading: property, change: change.make)
    }
    #expect(calls.map(String.init).joined() == seen)
  }

  @Test("A name that takes the place of another unknown one is seen, though no row changes")
  func unknownNames() {
    let controller = FontListController(.letters(2))
    controller.selectedFontName = "Y"
    #expect(Self.calls(controller, reading: \.selectedFontName) { $0.selectedFontName = "Z" } == 1)
    #expect(Self.calls(controller, reading: \.list) { $0.selectedFontName = "Y" } == 0)
  }

  @Test("An observer finds the change made, and may make another")
  func callingBack() {
    let controller = FontListController(.letters(3))
    let found = Mutex<String?>(nil)
    withObservationTracking {
      _ = controller.selectedFontName
    } onChange: {
      found.withLock { $0 = controller.selectedFontName }
      controller.moveRow(from: 0, to: 2)
    }
    controller.didSelectRow(at: 1)
    #expect(found.withLock { $0 } == "B")
    #expect(controller.fonts == ["B", "C", "A"])
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (FontListController) -> Void

    init(_ name: String, _ make: @escaping @Sendable (FontListController) -> Void) {
      testDescription = name
      self.make = make
    }
  }
}
