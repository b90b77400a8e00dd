import Glibc

/// How a path is to be written, found by following its symbolic links.
enum OutputRoute: Equatable {
  /// The path is another name of an open file of this process, such as `/dev/stdout`. It is written where it stands:
  /// opened anew, a file would be overwritten from its start.
  case descriptor(Int32)
  /// A device, FIFO or socket, which is written and never replaced.
  case direct(path: [UInt8])
  /// A file that does not exist yet.
  case new(path: [UInt8])
  /// A regular file, with its permission bits and owner.
  case replacement(path: [UInt8], mode: mode_t, user: uid_t, group: gid_t)

  /// The file that would be replaced or made, as its directory's identity and its name; nil for what is written where it
  /// stands, which two may share.
  struct Target: Equatable {
    var device: dev_t
    var inode: ino_t
    var name: [UInt8]
  }

  var target: Target? {
    switch self {
    case .descriptor, .direct: return nil
    case .new(let path), .replacement(let path, _, _, _):
      let directory = Self.directory(of: path)
      var status = stat()
      let parent = directory.isEmpty ? [UInt8(ascii: ".")] : directory
      guard unsafe fstatat(AT_FDCWD, CPath(parent).characters, &status, 0) == 0 else { return nil }
      return Target(device: status.st_dev, inode: status.st_ino, name: Array(path.dropFirst(directory.count)))
    }
  }

  /// Linux follows as many.
  private static let mostLinks = 40

  init(_ path: [UInt8]) throws(OutputError) {
    let place = OutputPlace.file(path: path)
    guard !path.isEmpty, !path.contains(0) else { throw OutputError(code: EINVAL, place: place) }
    var current = path
    for _ in 0...Self.mostLinks {
      if let number = Self.descriptorNumber(current) {
        self = .descriptor(number)
        return
      }
      var status = stat()
      guard unsafe lstat(CPath(current).characters, &status) == 0 else {
        let code = errno
        guard code == ENOENT else { throw OutputError(code: code, place: place) }
        if current.last == UInt8(ascii: "/") { throw .isDirectory(place) }
        self = .new(path: current)
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        // The kernel's links there have texts that are no paths.
        if current.starts(with: Array("/proc/".utf8)) {
          self = .direct(path: current)
          return
        }
        current = try Self.follow(current, place)
      case S_IFDIR: throw .isDirectory(place)
      case S_IFREG:
        self = .replacement(
          path: current, mode: status.st_mode & 0o777, user: status.st_uid, group: status.st_gid)
        return
      default:
        self = .direct(path: current)
        return
      }
    }
    throw OutputError(code: ELOOP, place: place)
  }

  /// The path that a link stands for, seen from the link's own directory.
  private static func follow(_ link: [UInt8], _ place: OutputPlace) throws(OutputError) -> [UInt8] {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = unsafe readlink(CPath(link).characters, &target, target.count)
    guard length >= 0 else { throw OutputError(code: errno, place: place) }
    guard length < target.count else { throw OutputError(code: ENAMETOOLONG, place: place) }
    let bytes = target.prefix(length).map { UInt8(bitPattern: $0) }
    return bytes.first == UInt8(ascii: "/") ? bytes : directory(of: link) + bytes
  }

  /// Everything up to the last slash, which is included; empty for a name alone.
  static func directory(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return [] }
    return Array(path[...slash])
  }

  private static func descriptorNumber(_ path: [UInt8]) -> Int32? {
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.starts(with: Array(folder.utf8)) {
      let digits = path.dropFirst(folder.utf8.count)
      guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
      return Int32(String(decoding: digits, as: UTF8.self))
    }
    return nil
  }
}
