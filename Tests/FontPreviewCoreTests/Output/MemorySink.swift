@testable import FontPreviewCore

/// A sink that keeps what it is given, and fails once it would hold more than it may.
final class MemorySink: ByteSink {
  private(set) var bytes: [UInt8] = []
  private let capacity: Int
  private let error: OutputError

  init(capacity: Int = .max, error: OutputError = .closedPipe) {
    self.capacity = capacity
    self.error = error
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    if bytes.count > capacity - self.bytes.count { throw error }
    unsafe self.bytes.append(contentsOf: bytes)
  }
}
