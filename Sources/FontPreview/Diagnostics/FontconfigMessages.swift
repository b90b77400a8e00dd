import Glibc

/// Catches what fontconfig itself says on standard error, so that it can be said in this program's form.
enum FontconfigMessages {
  /// Runs `body` and gives each line that was written to standard error meanwhile to `report`, one of each text.
  ///
  /// For the time before threads are started: standard error is the process's.
  static func catching<Result, Failure: Error>(
    _ report: (String) -> Void, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let saved = dup(STDERR_FILENO)
    let memory = unsafe memfd_create("fontconfig", UInt32(MFD_CLOEXEC))
    guard saved >= 0, memory >= 0, dup2(memory, STDERR_FILENO) >= 0 else {
      if saved >= 0 { close(saved) }
      if memory >= 0 { close(memory) }
      return try body()
    }
    defer {
      dup2(saved, STDERR_FILENO)
      close(saved)
      var seen: Set<String> = []
      for line in lines(of: memory) where seen.insert(line).inserted { report(line) }
      close(memory)
    }
    return try body()
  }

  private static func lines(of descriptor: Int32) -> [String] {
    // More than this nobody reads.
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard count > 0 else { return [] }
    return bytes[..<count].split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
