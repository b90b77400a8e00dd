import FontPreviewCore
import Glibc

/// What signals do to the program.
enum Signals {
  /// Makes interrupts remove temporaries, and turns closed pipes and size limits into ordinary errors of writing.
  static func prepare() {
    occupyClosedStreams()
    TemporaryFiles.prepare()
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU] {
      let previous = signal(number) { number in
        TemporaryFiles.shared.removeAllFromSignalHandler()
        // The signal's own effect comes when the handler returns, so that a shell sees what ended the program.
        signal(number, SIG_DFL)
        raise(number)
      }
      // What the caller ignores, as nohup does, stays ignored.
      if isIgnored(previous) { signal(number, SIG_IGN) }
    }
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Puts something that can be neither written nor read where a standard stream is closed, so that no file that is
  /// opened later takes its number, and with it what is meant for the stream.
  private static func occupyClosedStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is the closed one. Reading it ends at once, writing it fails.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Ends as a program does whose reader has gone: silently, by SIGPIPE, also where the caller ignores that.
  static func endByClosedPipe() -> Never {
    TemporaryFiles.shared.removeAllFromSignalHandler()
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(ExitStatus.failure.rawValue)
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    // SIG_IGN is no function but an address that stands for none.
    unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
