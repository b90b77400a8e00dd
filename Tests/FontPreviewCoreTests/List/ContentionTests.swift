import Observation
import Testing

@testable import FontPreviewCore

// The thread sanitizer does not know Synchronization's Mutex and calls every use of one a race on Linux; with a
// pthread mutex in its place it finds nothing here.
@Suite("A controller that many tasks use at once", .timeLimit(.minutes(2)))
struct ContentionTests {
  @Test("Every follower can tell from the changes what the list has become", arguments: 1...3)
  func manyTasks(seed: Int) async {
    let (starts, end) = await Self.run(seed: seed)
    for start in starts {
      var list = start.list
      for await change in start.changes {
        if case .selected(let old, _, _) = change { #expect(list.selectedRow == old) }
        list.apply(change)
      }
      #expect(list == end)
    }
  }

  @Test("Moves alone lose no row, and the selection stays with its font")
  func manyMoves() async {
    let controller = FontListController(.letters(10))
    controller.selectedFontName = "D"
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          var random = SeededGenerator(seed: UInt64(task))
          for _ in 0..<200 {
            controller.moveRow(
              from: Int.random(in: 0..<10, using: &random), to: Int.random(in: 0..<10, using: &random))
            #expect(controller.selectedFontName == "D")
            #expect(controller.list.selectedTitle == "D")
          }
        }
      }
    }
    #expect(controller.fonts.sorted() == FontList.letters(10).titles)
    controller.reset()
    #expect(controller.fonts == FontList.letters(10).titles)
  }

  /// What followers of a controller got that is gone by now, and what became of its list.
  private static func run(
    seed: Int
  ) async -> (starts: [(list: FontList, changes: AsyncStream<RowChange>)], end: FontList) {
    let controller = FontListController(.letters(8))
    var starts = [controller.follow()]
    await withTaskGroup(of: (list: FontList, changes: AsyncStream<RowChange>).self) { group in
      for task in 0..<8 {
        group.addTask {
          var random = SeededGenerator(seed: UInt64(100 * seed + task))
          for _ in 0..<100 { RandomChange.make(in: controller, &random) }
          // One that begins to follow in the midst of it.
          let start = controller.follow()
          for _ in 0..<100 {
            RandomChange.make(in: controller, &random)
            withObservationTracking {
              _ = controller.fonts
            } onChange: { [weak controller] in
              // An observer that is never called would else keep the controller, and the streams would not end.
              _ = controller?.numberOfRows
            }
          }
          return start
        }
        // One that ends in the midst of it.
        group.addTask {
          let start = controller.follow()
          // The others may be done already.
          controller.toggleEditing()
          for await _ in start.changes { break }
          return controller.follow()
        }
      }
      for await start in group { starts.append(start) }
    }
    return (starts, controller.list)
  }
}
