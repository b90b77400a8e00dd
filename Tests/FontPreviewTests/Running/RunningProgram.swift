import Foundation

/// A process of the built program, with what it has written so far.
final class RunningProgram {
  private let process: pid_t
  private let output: CollectedStream?
  private let errors: CollectedStream

  /// Held while descriptors are made and inherited, so that no program gets those of another.
  static let spawning = NSLock()

  init(_ run: ProgramRun) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    // Whatever the tests' own process does with signals, the program sees none of it.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, run.input, O_RDONLY, 0)
    Self.spawning.lock()
    defer { Self.spawning.unlock() }
    let errors = try DescriptorPair.pipe()
    var output: DescriptorPair?
    switch run.output {
    case .pipe, .closedPipe:
      let pair = try DescriptorPair.pipe()
      unsafe posix_spawn_file_actions_adddup2(&actions, pair.writing, STDOUT_FILENO)
      if run.output == .closedPipe { pair.closeReading() }
      output = pair
    case .terminal:
      let pair = try DescriptorPair.terminal()
      for stream in [STDIN_FILENO, STDOUT_FILENO] {
        unsafe posix_spawn_file_actions_adddup2(&actions, pair.writing, stream)
      }
      output = pair
    case .file(let path):
      unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    case .closed:
      unsafe posix_spawn_file_actions_addclose(&actions, STDOUT_FILENO)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)

    let command = run.command
    let words = CStringArray(command)
    let environment = CStringArray(run.environment.map { Array("\($0.key)=\($0.value)".utf8) })
    var process: pid_t = 0
    let code = unsafe posix_spawn(
      &process, String(decoding: command[0], as: UTF8.self), &actions, &attributes, words.pointers,
      environment.pointers)
    errors.closeWriting()
    output?.closeWriting()
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    self.process = process
    self.output = output.map { CollectedStream($0) }
    self.errors = CollectedStream(errors)
  }

  func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// Waits for the end, but not for long: a program that hangs is killed.
  func wait(seconds: Double = 60) -> ProgramResult {
    let deadline = Date(timeIntervalSinceNow: seconds)
    var status: Int32 = 0
    var isKilled = false
    while unsafe waitpid(process, &status, WNOHANG) == 0 {
      collect(milliseconds: 5)
      if !isKilled, Date() > deadline {
        isKilled = true
        send(SIGKILL)
      }
    }
    // What it wrote last may still be in a pipe.
    while collect(milliseconds: 0) {}
    let signal = status & 0x7F
    let ending: ProgramResult.Ending =
      isKilled ? .killed : signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
    return ProgramResult(ending: ending, output: output?.bytes ?? [], errorBytes: errors.bytes)
  }

  /// Whether anything was read.
  @discardableResult
  private func collect(milliseconds: Int32) -> Bool {
    let streams = [output, errors].compactMap { $0 }.filter(\.isOpen)
    var waiting = streams.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    guard unsafe poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { return false }
    var isRead = false
    for (stream, result) in zip(streams, waiting) where result.revents != 0 {
      if stream.read() { isRead = true }
    }
    return isRead
  }
}
