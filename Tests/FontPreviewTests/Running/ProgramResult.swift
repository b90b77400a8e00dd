/// What came of a run.
struct ProgramResult {
  enum Ending: Equatable {
    case exited(Int32)
    case signaled(Int32)
    /// It did not end in time and was killed.
    case killed
  }

  let ending: Ending
  /// What came out of standard output, where that was a pipe or a terminal.
  let output: [UInt8]
  let errorBytes: [UInt8]

  var text: String { String(decoding: output, as: UTF8.self) }
  /// Everything on standard error.
  var errors: String { String(decoding: errorBytes, as: UTF8.self) }
}
