import Testing

@testable import FontPreviewCore

@Suite("The changes of a list", .timeLimit(.minutes(1)))
struct ChangeStreamTests {
  @Test("Each of several followers gets every change from when it began to follow")
  func severalFollowers() async {
    let streams = {
      let controller = FontListController(.letters(3))
      let first = controller.changes
      controller.didSelectRow(at: 0)
      let second = controller.changes
      controller.moveRow(from: 0, to: 2)
      controller.setEditing(true)
      return [first, second]
    }()
    let later: [RowChange] = [.moved(from: 0, to: 2), .editingChanged(true)]
    #expect(await streams[0].all == [.selected(old: nil, new: 0, redraw: [0])] + later)
    #expect(await streams[1].all == later)
  }

  @Test("A follower that ends, is let go of or cancelled is dropped")
  func endedFollowers() async {
    let controller = FontListController(.letters(3))
    do { _ = controller.changes }
    #expect(controller.numberOfFollowers == 0)

    let read = {
      let changes = controller.changes
      controller.didSelectRow(at: 1)
      for await _ in changes { break }
    }
    await read()
    #expect(controller.numberOfFollowers == 0)

    let changes = controller.changes
    let task = Task { for await _ in changes {} }
    task.cancel()
    await task.value
    #expect(controller.numberOfFollowers == 0)
    // Nobody is there to be told.
    controller.didSelectRow(at: 2)
  }

  @Test("Followers do not keep a controller alive, and end with it")
  func noCycle() async {
    var controller: FontListController? = FontListController(.letters(3))
    weak let reference = controller
    let changes = controller?.changes
    controller?.didSelectRow(at: 1)
    controller = nil
    #expect(reference == nil)
    #expect(await changes?.all == [.selected(old: nil, new: 1, redraw: [1])])
  }

  @Test("Changes applied to the list they began with give the list as it is", arguments: 1...20)
  func replay(seed: Int) async {
    let (start, end) = {
      var random = SeededGenerator(seed: UInt64(seed))
      let controller = FontListController(.letters(6))
      controller.moveRow(from: 5, to: 1)
      let start = controller.follow()
      for _ in 0..<100 { RandomChange.make(in: controller, &random) }
      return (start, controller.list)
    }()
    var list = start.list
    for await change in start.changes { list.apply(change) }
    #expect(list == end)
  }

  @Test("A follower that runs at once, on the thread of who makes a change, may use the controller")
  func inlineFollower() async {
    let controller = FontListController(.letters(4))
    let changes = controller.changes
    let follower = Task(executorPreference: InlineExecutor()) {
      var told: [RowChange] = []
      for await change in changes {
        told.append(change)
        if case .selected = change { controller.moveRow(from: 0, to: 3) }
        if case .moved = change { controller.setEditing(true) }
        if case .editingChanged = change { break }
      }
      return told
    }
    controller.didSelectRow(at: 0)
    #expect(
      await follower.value == [
        .selected(old: nil, new: 0, redraw: [0]), .moved(from: 0, to: 3), .editingChanged(true),
      ])
  }

  @Test("A change that a follower makes while others are yet to be told of the last comes after it for all")
  func order() async {
    let controller = FontListController(.letters(4))
    let following = {
      let changes = controller.changes
      return Task(executorPreference: InlineExecutor()) {
        for await _ in changes {
          controller.moveRow(from: 0, to: 3)
          break
        }
      }
    }
    let before = (0..<4).map { _ in controller.changes }
    let follower = following()
    let behind = (0..<4).map { _ in controller.changes }
    controller.didSelectRow(at: 3)
    await follower.value
    for changes in before + behind {
      var told: [RowChange] = []
      for await change in changes {
        told.append(change)
        if told.count == 2 { break }
      }
      #expect(told == [.selected(old: nil, new: 3, redraw: [3]), .moved(from: 0, to: 3)])
    }
  }
}

/// Runs what it is given at once, on the thread that gives it.
private final class InlineExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    unsafe job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
