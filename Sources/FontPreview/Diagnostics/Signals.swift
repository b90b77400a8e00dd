import FontPreviewCore
import Glibc

/// What signals do to the program.
enum Signals {
  /// Makes interrupts remove temporaries, and turns closed pipes and size limits into ordinary errors of writing.
  static func prepare() {
    TemporaryFiles.prepare()
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var present = unsafe sigaction()
      // What the caller had ignored, as nohup does, stays ignored.
      if unsafe Glibc.sigaction(number, nil, &present) == 0, unsafe isIgnored(present) { continue }
      var action = unsafe sigaction()
      unsafe action.__sigaction_handler.sa_handler = { number in
        TemporaryFiles.shared.removeAllFromSignalHandler()
        // The signal's own effect comes when the handler returns, so that a shell sees what ended the program.
        _ = unsafe signal(number, SIG_DFL)
        raise(number)
      }
      _ = unsafe Glibc.sigaction(number, &action, nil)
    }
    _ = unsafe signal(SIGXFSZ, SIG_IGN)
    _ = unsafe signal(SIGPIPE, SIG_IGN)
  }

  /// Ends as a program does whose reader has gone: silently, by SIGPIPE, also where the caller ignores that.
  static func endByClosedPipe() -> Never {
    TemporaryFiles.shared.removeAllFromSignalHandler()
    _ = unsafe signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(ExitStatus.failure.rawValue)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
