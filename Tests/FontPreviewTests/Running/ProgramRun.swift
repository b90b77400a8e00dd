import Foundation

/// How the built program is to be run: as a user would, with nothing of the machine's fonts, locale or clock.
struct ProgramRun {
  enum Output: Equatable {
    case pipe
    /// A file that is made or emptied first.
    case file(String)
    /// A pipe whose reader has gone.
    case closedPipe
    /// A terminal of its own, which is the program's controlling one.
    case terminal
    case closed
  }

  var arguments: [[UInt8]]
  var environment: [String: String]
  /// The current directory; paths among the arguments are seen from it.
  var directory: String
  var output = Output.pipe
  /// The file that standard input comes from.
  var input = "/dev/null"
  var program = BuiltProgram.path
  /// The most bytes that a file may get.
  var fileSizeLimit: Int?
  /// The most bytes of addresses that the program may take.
  var addressLimit: Int?
  /// How many files may be open: at first, and at the most.
  var openFileLimit: (soft: Int, hard: Int)?
  /// Signals, as `trap` names them, that the caller ignores.
  var ignoredSignals: [String] = []
  /// In octal.
  var umask = "022"
  /// Whether the program runs as nobody where the tests run as root, for whom nothing is unreadable.
  var isUnprivileged = false

  func run() throws -> ProgramResult {
    try start().wait()
  }

  func start() throws -> RunningProgram {
    try RunningProgram(self)
  }

  /// The program behind those that prepare its process; each replaces itself by the next.
  var command: [[UInt8]] {
    let traps = ignoredSignals.map { "trap '' \($0); " }.joined()
    var words = ["/bin/sh", "-c", "\(traps)umask \(umask); cd \"$0\" && exec \"$@\"", directory]
    if output == .terminal { words += ["setsid", "--ctty"] }
    if let fileSizeLimit { words += ["prlimit", "--fsize=\(fileSizeLimit)", "--core=0"] }
    if let addressLimit { words += ["prlimit", "--as=\(addressLimit)", "--core=0"] }
    if let openFileLimit { words += ["prlimit", "--nofile=\(openFileLimit.soft):\(openFileLimit.hard)"] }
    if isUnprivileged, geteuid() == 0 { words += ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] }
    return (words + [program]).map { Array($0.utf8) } + arguments
  }
}
