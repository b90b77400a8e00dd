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

/// A source that gives the bytes it was made with, a few at a time, and then ends or fails.
final class MemorySource: ByteSource {
  private var rest: ArraySlice<UInt8>
  private let portion: Int
  private let error: InputError?

  init(_ bytes: [UInt8], portion: Int = 1000, error: InputError? = nil) {
    rest = bytes[...]
    self.portion = portion
    self.error = error
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    if rest.isEmpty, let error { throw error }
    let part = rest.prefix(min(buffer.count, portion))
    unsafe buffer.copyBytes(from: part)
    rest = rest.dropFirst(part.count)
    return part.count
  }
}
