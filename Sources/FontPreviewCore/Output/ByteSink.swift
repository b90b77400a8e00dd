/// What takes bytes in order.
///
/// Every form of a sheet is written to one; ``OutputFile`` is the one that ends in a file.
public protocol ByteSink: AnyObject {
  /// Takes all bytes or throws. `bytes` is borrowed for the call.
  func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError)
}

extension ByteSink {
  /// Takes all bytes or throws.
  public func write(_ bytes: Span<UInt8>) throws(OutputError) {
    try unsafe bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(OutputError) in
      try unsafe write(bytes)
    }
  }

  /// Takes all bytes or throws.
  public func write(_ bytes: [UInt8]) throws(OutputError) {
    try write(bytes.span)
  }
}
