internal import CFreeType
internal import Glibc

/// A font file as FreeType reads it, through the program's own file; freed with the last reference, after its face.
///
/// FreeType's own streams map files, and a mapped file that is cut short while it is drawn ends the program by SIGBUS.
@safe
final class FreeTypeStream {
  /// Owned; FreeType keeps the address as long as the face lives.
  let handle: UnsafeMutablePointer<FT_StreamRec>
  private let file: FontFile
  /// The block read last: FreeType reads a few bytes at a time, mostly one after the other.
  private var block: [UInt8] = []
  private var blockOffset = 0

  private static let blockSize = 8 << 10

  init(_ file: FontFile) {
    self.file = file
    unsafe handle = .allocate(capacity: 1)
    unsafe handle.initialize(to: FT_StreamRec())
    unsafe handle.pointee.size = CUnsignedLong(file.size)
    // Borrowed: the stream outlives its face.
    unsafe handle.pointee.descriptor.pointer = Unmanaged.passUnretained(self).toOpaque()
    unsafe handle.pointee.read = { stream, offset, buffer, count in
      guard let stream = unsafe stream, let pointer = unsafe stream.pointee.descriptor.pointer else { return 0 }
      let source = unsafe Unmanaged<FreeTypeStream>.fromOpaque(pointer).takeUnretainedValue()
      // Without bytes to read the call asks whether the offset can be reached, and 0 says yes.
      guard count > 0 else { return Int(offset) <= source.file.size ? 0 : 1 }
      guard let buffer = unsafe buffer else { return 0 }
      return unsafe CUnsignedLong(
        source.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: Int(count)), at: Int(offset)))
    }
  }

  deinit {
    unsafe handle.deinitialize(count: 1)
    unsafe handle.deallocate()
  }

  /// How many bytes could be read: all, or those up to the file's end, or none.
  private func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    guard offset >= 0, offset < file.size else { return 0 }
    let buffer = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(file.size - offset))
    guard buffer.count < Self.blockSize else { return unsafe file.read(into: buffer, at: offset) ? buffer.count : 0 }
    if offset < blockOffset || offset + buffer.count > blockOffset + block.count {
      block = file.bytes(at: offset, count: Self.blockSize)
      blockOffset = offset
      guard buffer.count <= block.count else { return 0 }
    }
    let start = offset - blockOffset
    unsafe block.withUnsafeBytes { bytes in
      unsafe buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<(start + buffer.count)]))
    }
    return buffer.count
  }
}
