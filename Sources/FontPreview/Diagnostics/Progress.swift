import Glibc

/// A progress bar on standard error, shown where that is a terminal and the work takes over half a second.
final class Progress {
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastDrawn: ContinuousClock.Instant?
  private var isOnScreen = false

  private static let delay = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)
  private static let width = 30

  init(total: Int, isQuiet: Bool) {
    self.total = total
    isShown = !isQuiet && isatty(STDERR_FILENO) != 0
  }

  /// Says that `done` of all rows are drawn.
  func update(_ done: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - start >= Self.delay else { return }
    if let lastDrawn, now - lastDrawn < Self.interval { return }
    lastDrawn = now
    isOnScreen = true
    let filled = total == 0 ? 0 : done * Self.width / total
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    StandardStream.write("\r[\(bar)] \(done) of \(total) rows", to: STDERR_FILENO)
  }

  /// Takes the bar off the screen.
  func clear() {
    guard isOnScreen else { return }
    isOnScreen = false
    StandardStream.write("\r\u{1B}[K", to: STDERR_FILENO)
  }
}
