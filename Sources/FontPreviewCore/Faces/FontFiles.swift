internal import Synchronization

/// The font files that a sheet has open, each once, however many workers and faces read it.
final class FontFiles: Sendable {
  private struct WeakFile {
    weak var file: FontFile?
  }

  /// Those that are read, and some that are closed already.
  private let files = Mutex<[[UInt8]: WeakFile]>([:])

  /// The file at `path`; it closes with the last reference.
  func file(_ path: [UInt8]) throws(FontError) -> FontFile {
    if let file = files.withLock({ $0[path]?.file }) { return file }
    // Opened outside of the lock: a slow disk must not hold up the other workers.
    let opened = try FontFile(path: path)
    return files.withLock { files in
      // Another worker may have been faster.
      if let file = files[path]?.file { return file }
      if files.count >= Self.mostKnown { files = files.filter { $0.value.file != nil } }
      files[path] = WeakFile(file: opened)
      return opened
    }
  }

  /// From so many on, those that are closed are forgotten.
  private static let mostKnown = 1024
}
