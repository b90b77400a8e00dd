import Glibc

/// Which file a path leads to, whatever it is called.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let inode: ino_t

  /// Nil where there is no file.
  init?(_ path: [UInt8]) {
    var status = stat()
    let characters = path.map { CChar(bitPattern: $0) } + [0]
    guard unsafe fstatat(AT_FDCWD, characters, &status, 0) == 0 else { return nil }
    device = status.st_dev
    inode = status.st_ino
  }
}
