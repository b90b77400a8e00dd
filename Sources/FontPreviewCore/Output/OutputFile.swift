import Glibc

/// Output that replaces its target only when it is whole.
///
/// A new or regular file is written as a temporary beside it and renamed over it by ``commit()``; symbolic links are
/// followed first. Until then, and after any failure, the old file is as it was; without a commit, no trace remains. A
/// new file gets the permissions 0666 minus the umask, a replaced one keeps its own. Devices, FIFOs and standard output
/// are written directly.
///
/// After the first failure everything else fails with the same error.
public final class OutputFile: ByteSink {
  /// What is written; a terminal takes text only.
  public enum Content: Sendable {
    case picture
    case text
  }

  public let place: OutputPlace

  /// Owned; -1 once closed.
  private var descriptor: Int32
  private var temporary: Temporary?
  private var failure: OutputError?
  private var buffer: [UInt8] = []

  /// Large enough that system calls do not show beside the compression of a picture.
  private static let bufferSize = 64 << 10

  public convenience init(_ place: OutputPlace, content: Content = .picture) throws(OutputError) {
    try self.init(place, content: content, temporaries: .shared)
  }

  init(_ place: OutputPlace, content: Content, temporaries: TemporaryFiles) throws(OutputError) {
    self.place = place
    switch place {
    case .standardOutput:
      // The one place that is asked for by name.
      descriptor = try Self.duplicate(STDOUT_FILENO, place)  // check-layers: allow
    case .file(let path):
      switch try OutputRoute(path) {
      case .descriptor(let number):
        descriptor = try Self.duplicate(number, place)
      case .direct(let path):
        descriptor = try Self.open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC, place)
      case .new(let path):
        (temporary, descriptor) = try Temporary.create(for: path, mode: 0o666, place, temporaries)
      case .replacement(let path, let mode, let user, let group):
        // Closed to others until it has the old file's owner.
        (temporary, descriptor) = try Temporary.create(for: path, mode: 0o600, place, temporaries)
        // Both as far as it can be done: who may replace a file need not be its owner.
        _ = fchown(descriptor, user, group)
        _ = fchmod(descriptor, mode)
      }
    }
    if content == .picture, isatty(descriptor) != 0 {
      close(descriptor)
      descriptor = -1
      throw .isTerminal(place)
    }
    buffer.reserveCapacity(Self.bufferSize)
  }

  deinit {
    discard()
  }

  public func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    try checkOpen()
    if buffer.count + bytes.count > Self.bufferSize { try flush() }
    if bytes.count >= Self.bufferSize {
      try unsafe writeAll(bytes)
    } else {
      unsafe buffer.append(contentsOf: bytes)
    }
  }

  /// Writes what is buffered, closes, and puts the file in its place.
  ///
  /// To be called once; nothing can be written afterwards.
  public func commit() throws(OutputError) {
    try checkOpen()
    try flush()
    let closed = close(descriptor)
    let code = errno
    descriptor = -1
    // Linux has closed the file when it says EINTR.
    if closed != 0, code != EINTR { throw fail(code) }
    if let temporary {
      if let code = temporary.moveIntoPlace() { throw fail(code) }
      self.temporary = nil
    }
  }

  /// Gives up: what was written to a temporary is removed, and the old file stays. Without effect after a commit.
  public func abandon() {
    discard()
    if failure == nil { failure = OutputError(code: EBADF, place: place) }
  }

  private func checkOpen() throws(OutputError) {
    if let failure { throw failure }
    if descriptor < 0 { throw OutputError(code: EBADF, place: place) }
  }

  /// Writes what is buffered, so that what can fail has failed before anything is put in its place.
  public func flush() throws(OutputError) {
    try checkOpen()
    if buffer.isEmpty { return }
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    try unsafe bytes.span.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(OutputError) in
      try unsafe writeAll(bytes)
    }
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    var rest = unsafe bytes
    while unsafe !rest.isEmpty {
      let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        unsafe rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } else if errno == EAGAIN {
        // Standard output may have been made non-blocking by whoever shares it.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&ready, 1, -1)
      } else if errno != EINTR {
        throw fail(errno)
      }
    }
  }

  /// At once, not in `deinit`: a program that ends itself after an error runs no deinit.
  private func fail(_ code: Int32) -> OutputError {
    let error = OutputError(code: code, place: place)
    failure = error
    discard()
    return error
  }

  private func discard() {
    buffer = []
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    temporary?.remove()
    temporary = nil
  }

  private static func open(_ path: [UInt8], _ flags: Int32, _ place: OutputPlace) throws(OutputError) -> Int32 {
    while true {
      let descriptor = unsafe Glibc.open(CPath(path).characters, flags)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw OutputError(code: errno, place: place) }
    }
  }

  /// A descriptor of our own, so that errors of closing it are seen and the original stays usable.
  private static func duplicate(_ descriptor: Int32, _ place: OutputPlace) throws(OutputError) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    if copy < 0 { throw OutputError(code: errno, place: place) }
    return copy
  }
}

/// The file that stands for a target until it is whole.
private struct Temporary {
  let path: [UInt8]
  let target: [UInt8]
  let temporaries: TemporaryFiles
  /// Where the table has it; nil if the table was full.
  let slot: Int?

  /// Creates an empty file in the target's directory, with `mode` minus the umask.
  static func create(
    for target: [UInt8], mode: mode_t, _ place: OutputPlace, _ temporaries: TemporaryFiles
  ) throws(OutputError) -> (Temporary, descriptor: Int32) {
    let directory = OutputRoute.directory(of: target)
    while true {
      // Short and of one length: the target's own name may be as long as names can be.
      let number = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = directory + Array(".fontpreview-\(number)".utf8)
      // Entered before it exists: a signal in between must find it.
      let temporary = Temporary(
        path: path, target: target, temporaries: temporaries, slot: temporaries.add(path + [0]))
      let descriptor = unsafe Glibc.open(CPath(path).characters, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 { return (temporary, descriptor) }
      let code = errno
      temporary.forget()
      if code != EEXIST, code != EINTR { throw OutputError(code: code, place: place) }
    }
  }

  /// Renames it over its target; an `errno` if that fails.
  func moveIntoPlace() -> Int32? {
    guard unsafe rename(CPath(path).characters, CPath(target).characters) == 0 else { return errno }
    forget()
    return nil
  }

  func remove() {
    _ = unsafe unlink(CPath(path).characters)
    forget()
  }

  private func forget() {
    if let slot { temporaries.remove(slot) }
  }
}
