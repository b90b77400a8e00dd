/// Who listens to a list's changes, and what they have yet to be told.
///
/// Lives behind its controller's lock, so that changes are noted in the order in which they are made. They are told
/// outside of the lock, since that may run code of whoever listens, and by one thread at a time, so that they stay in
/// order.
struct ChangeFeed: Sendable {
  typealias Listener = AsyncStream<RowChange>.Continuation

  /// A change, and who listened when it was made.
  struct Notice: Sendable {
    let change: RowChange
    let listeners: [Listener]
  }

  private var listeners: [Int: Listener] = [:]
  private var nextNumber = 0
  private var pending: [Notice] = []
  private var isBeingTold = false

  var numberOfListeners: Int { listeners.count }

  /// Adds a listener to changes from now on, and returns the number that removes it.
  mutating func add(_ listener: Listener) -> Int {
    defer { nextNumber += 1 }
    listeners[nextNumber] = listener
    return nextNumber
  }

  /// Returns the listener, for the caller to let go of outside of the lock: its end may call back.
  mutating func remove(_ number: Int) -> Listener? {
    listeners.removeValue(forKey: number)
  }

  mutating func removeAll() -> [Listener] {
    defer { listeners = [:] }
    return Array(listeners.values)
  }

  mutating func note(_ change: RowChange) {
    if !listeners.isEmpty { pending.append(Notice(change: change, listeners: Array(listeners.values))) }
  }

  /// Whether the caller is to tell what is pending: there is something, and nobody else does.
  mutating func beginTelling() -> Bool {
    guard !isBeingTold, !pending.isEmpty else { return false }
    isBeingTold = true
    return true
  }

  /// What is to be told next; nil where nothing is left, which ends the telling.
  mutating func takePending() -> [Notice]? {
    guard !pending.isEmpty else {
      isBeingTold = false
      return nil
    }
    defer { pending = [] }
    return pending
  }
}
