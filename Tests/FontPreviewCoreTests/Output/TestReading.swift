import Foundation

/// Reads a file or descriptor to its end on a thread of its own.
final class TestReading: @unchecked Sendable {
  private let condition = NSCondition()
  private var bytes: [UInt8]?

  convenience init(_ path: String) {
    // Opening a FIFO waits for its writer, so it is the thread's affair.
    self.init { TestDescriptor(opening: path, O_RDONLY) }
  }

  convenience init(_ descriptor: TestDescriptor) {
    self.init { descriptor }
  }

  private init(_ source: @escaping () -> TestDescriptor) {
    nonisolated(unsafe) let source = source
    Thread { self.set(unsafe source().readToEnd()) }.start()
  }

  func wait() -> [UInt8] {
    condition.withLock {
      while true {
        if let bytes { return bytes }
        condition.wait()
      }
    }
  }

  private func set(_ bytes: [UInt8]) {
    condition.withLock {
      self.bytes = bytes
      condition.signal()
    }
  }
}
