import Glibc

/// Catches what fontconfig itself says on standard error, so that it can be said in this program's form.
enum FontconfigMessages {
  /// Runs `body` and gives each line that was written to standard error meanwhile to `report`, one of each text.
  ///
  /// For the time before threads are started: standard error is the process's.
  static func catching<Result, Failure: Error>(
    _ report: (String) -> Void, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
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
      var seen: Set<String> = []
      for line in lines(from: ends[0]) where seen.insert(line).inserted { report(line) }
      close(ends[0])
    }
    return try body()
  }

  private static func lines(from descriptor: Int32) -> [String] {
    // More than a pipe holds cannot have come.
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return [] }
    return bytes[..<count].split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
