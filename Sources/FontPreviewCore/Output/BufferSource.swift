/// Bytes in memory as a source.
public final class BufferSource: ByteSource {
  private let bytes: [UInt8]
  private var place = 0

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  public func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, bytes.count - place)
    unsafe bytes.withUnsafeBytes {
      unsafe buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[place..<(place + count)]))
    }
    place += count
    return count
  }
}
