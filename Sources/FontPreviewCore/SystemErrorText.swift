internal import Glibc

/// Texts for the error numbers of the system.
enum SystemErrorText {
  /// A clause in English; the C library's own texts follow the locale.
  static func text(for number: Int32) -> String {
    switch number {
    case ENOENT: "no such file or directory"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "a part of the path is not a directory"
    case EISDIR: "it is a directory"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many files are open"
    case ENOMEM: "there is not enough memory"
    case EIO: "the device failed to read or write"
    case ENXIO: "there is no such device"
    default: "system error \(number)"
    }
  }
}
