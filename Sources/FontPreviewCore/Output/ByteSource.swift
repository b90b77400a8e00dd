/// What gives bytes in order.
public protocol ByteSource: AnyObject {
  /// Fills the buffer from its start and returns how many bytes it gave; 0 means that there are no more.
  ///
  /// `buffer` is borrowed for the call and is never empty.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int
}
