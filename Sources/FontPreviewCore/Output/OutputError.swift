import Glibc

/// Why output could not be written.
///
/// Each text is one line that names the place and the way out, except that of ``closedPipe``, which nobody needs to see.
public enum OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reader of a pipe has gone (EPIPE). Programs end silently then.
  case closedPipe
  /// The place is a directory.
  case isDirectory(OutputPlace)
  /// The place is a terminal, and the content a picture.
  case isTerminal(OutputPlace)
  /// The directory in which the file should be does not exist.
  case missingDirectory(OutputPlace)
  /// The device is full (ENOSPC), or the quota used up (EDQUOT).
  case noSpace(OutputPlace)
  /// The file would exceed a size limit (EFBIG). Seen only where SIGXFSZ is ignored.
  case fileTooLarge(OutputPlace)
  /// Another program's file is there, which would be lost.
  case foreignFile(OutputPlace)
  /// The file system is read-only.
  case readOnly(OutputPlace)
  /// The file may not be written, or its directory may not be changed.
  case noPermission(OutputPlace)
  /// Anything else, with the system's number for it.
  case system(code: Int32, OutputPlace)

  /// - Parameter code: an `errno`.
  package init(code: Int32, place: OutputPlace) {
    switch code {
    case EPIPE: self = .closedPipe
    case EISDIR: self = .isDirectory(place)
    case ENOENT: self = .missingDirectory(place)
    case ENOSPC, EDQUOT: self = .noSpace(place)
    case EFBIG: self = .fileTooLarge(place)
    case EROFS: self = .readOnly(place)
    case EACCES, EPERM: self = .noPermission(place)
    default: self = .system(code: code, place)
    }
  }

  public var description: String {
    switch self {
    case .closedPipe: "the reader of the output has gone"
    case .isDirectory(let place): Self.text(place, EISDIR)
    case .isTerminal(let place):
      "cannot write a picture to \(place): it is a terminal; name a file, or send it to a file or a pipe"
    case .missingDirectory(let place): "cannot write \(place): its directory does not exist; create it first"
    case .noSpace(let place): Self.text(place, ENOSPC)
    case .fileTooLarge(let place): Self.text(place, EFBIG)
    case .foreignFile(let place):
      "cannot write \(place): it is there already and no report of this program; name another directory"
    case .readOnly(let place): Self.text(place, EROFS)
    case .noPermission(let place): Self.text(place, EACCES)
    case .system(let code, let place): Self.text(place, code)
    }
  }

  private static func text(_ place: OutputPlace, _ code: Int32) -> String {
    "cannot write \(place): \(SystemErrorText(code: code))"
  }
}
