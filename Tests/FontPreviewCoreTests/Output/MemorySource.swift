@testable import FontPreviewCore

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
