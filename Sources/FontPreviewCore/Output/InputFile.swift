internal import Glibc

/// A file, or standard input, to be read once from its start; closed with the last reference.
public final class InputFile: ByteSource {
  private let descriptor: Int32
  private let path: [UInt8]
  private let isOwned: Bool

  /// Opens the file that `path` names; nil for standard input.
  public init(_ path: [UInt8]?) throws(InputError) {
    self.path = path ?? Array("-".utf8)
    guard let path else {
      (descriptor, isOwned) = (STDIN_FILENO, false)
      return
    }
    descriptor = unsafe CPath(path).characters.withUnsafeBufferPointer { name in
      unsafe open(name.baseAddress!, O_RDONLY | O_CLOEXEC)
    }
    isOwned = true
    guard descriptor >= 0 else { throw InputError(path: path, code: errno) }
  }

  deinit {
    if isOwned { close(descriptor) }
  }

  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    while true {
      let count = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw InputError(path: path, code: errno) }
    }
  }

  /// All that is left; EOVERFLOW where that is more than `limit` bytes.
  public func bytes(limit: Int) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let result = unsafe block.withUnsafeMutableBytes { buffer in
        Result { () throws(InputError) in try unsafe read(into: buffer) }
      }
      let count = try result.get()
      if count == 0 { return bytes }
      bytes += block[..<count]
      guard bytes.count <= limit else { throw InputError(path: path, code: EOVERFLOW) }
    }
  }
}
