import Glibc

/// What fontconfig itself says on standard error, caught so that it can be said in this program's form.
final class FontconfigMessages {
  private var seen: Set<String> = []
  private var lines: [String] = []

  /// Runs `body` and keeps each line that was written to standard error meanwhile, one of each text.
  ///
  /// For the time before threads are started: standard error is the process's.
  func catching<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    var ends: [Int32] = [-1, -1]
    let saved = dup(STDERR_FILENO)
    guard saved >= 0, unsafe pipe(&ends) == 0 else {
      if saved >= 0 { close(saved) }
      return try body()
    }
    // What a full pipe does not take is lost, rather than waited for.
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    dup2(ends[1], STDERR_FILENO)
    close(ends[1])
    defer {
      dup2(saved, STDERR_FILENO)
      close(saved)
      lines += Self.lines(from: ends[0]).filter { seen.insert($0).inserted }
      close(ends[0])
    }
    return try body()
  }

  /// The lines that were kept since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private static func lines(from descriptor: Int32) -> [String] {
    // More than a pipe holds cannot have come.
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return [] }
    return bytes[..<count].split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
