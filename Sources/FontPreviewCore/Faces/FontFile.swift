internal import Glibc

/// A font file opened for reading at any offset; closed when the last reference ends.
///
/// It is read with `pread` instead of being mapped: a file that is cut short while it is read then gives an error and not
/// a SIGBUS, and two threads do not wait for each other's page tables. Any number of threads may read one file.
final class FontFile: Sendable {
  private let descriptor: Int32
  /// In bytes, when it was opened.
  let size: Int

  init(path: [UInt8]) throws(FontError) {
    let opened = unsafe (path + [0]).withUnsafeBytes { bytes in
      // Without O_NONBLOCK a FIFO would hold the program until somebody writes to it.
      unsafe open(bytes.baseAddress!.assumingMemoryBound(to: CChar.self), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard opened >= 0 else {
      throw errno == EMFILE || errno == ENFILE ? .tooManyOpenFiles : .cannotOpen(errno: errno)
    }
    var status = stat()
    guard unsafe fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(opened)
      throw .notARegularFile
    }
    descriptor = opened
    size = Int(status.st_size)
    guard size > 0 else { throw .emptyFile }
  }

  deinit {
    close(descriptor)
  }

  /// Reads into `buffer` from `offset` on and says whether it could be filled.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
    var done = 0
    while done < buffer.count {
      let count = unsafe pread(descriptor, buffer.baseAddress! + done, buffer.count - done, off_t(offset + done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  /// Up to `count` bytes from `offset` on; fewer where the file ends.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    let count = min(count, max(0, size - offset))
    guard count > 0 else { return [] }
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = unsafe read(into: UnsafeMutableRawBufferPointer(buffer), at: offset) ? count : 0
    }
  }
}
