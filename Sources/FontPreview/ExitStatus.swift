/// What the program's exit status says; 130 is the shell's word for an interrupt, which ends the program by its signal.
enum ExitStatus: Int32 {
  case done = 0
  /// Differences were found, or `--strict` was not met.
  case unmet = 1
  /// An error of usage, input or output.
  case failure = 2
}
