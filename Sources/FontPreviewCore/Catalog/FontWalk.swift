internal import Glibc

/// The files at and below a path, found without following a directory twice and without opening anything but regular
/// files.
///
/// fontconfig's own walk hangs on FIFOs, loops on links and writes caches.
struct FontWalk {
  /// Regular files by absolute path, in the order of their bytes.
  private(set) var files: [[UInt8]] = []
  /// Whether the path itself is a directory.
  private(set) var isDirectory = false
  /// Directories that could not be read, with the reason.
  private(set) var refusedDirectories: [(path: [UInt8], reason: FontError)] = []
  /// What looked like a font by its name, but is no regular file.
  private(set) var refusedFiles: [(path: [UInt8], reason: FontError)] = []

  private struct DirectoryIdentity: Hashable {
    var device: dev_t
    var inode: ino_t
  }
  private var visited: Set<DirectoryIdentity> = []

  init(_ path: [UInt8]) throws(FontError) {
    let root = try Self.absolute(path)
    guard let status = Self.status(of: root) else { throw .cannotOpen(errno: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      files = [root]
    case S_IFDIR:
      isDirectory = true
      walk(root, status)
      files.sort { $0.lexicographicallyPrecedes($1) }
    default:
      throw .notARegularFile
    }
  }

  /// The path without links, dots and the current directory in it.
  private static func absolute(_ path: [UInt8]) throws(FontError) -> [UInt8] {
    let resolved = unsafe (path + [0]).withUnsafeBytes { bytes -> [UInt8]? in
      guard let resolved = unsafe realpath(bytes.baseAddress!.assumingMemoryBound(to: CChar.self), nil) else {
        return nil
      }
      defer { unsafe free(resolved) }
      return unsafe Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }
    guard let resolved else { throw .cannotOpen(errno: errno) }
    return resolved
  }

  /// Nil, with `errno` set, where there is nothing at the path; links are followed.
  private static func status(of path: [UInt8]) -> stat? {
    var status = stat()
    let result = unsafe (path + [0]).withUnsafeBytes { bytes in
      unsafe fstatat(AT_FDCWD, bytes.baseAddress!.assumingMemoryBound(to: CChar.self), &status, 0)
    }
    return result == 0 ? status : nil
  }

  private mutating func walk(_ directory: [UInt8], _ status: stat) {
    guard visited.insert(DirectoryIdentity(device: status.st_dev, inode: status.st_ino)).inserted else { return }
    guard let names = Self.names(in: directory) else {
      refusedDirectories.append((directory, .cannotOpen(errno: errno)))
      return
    }
    // Which of several ways to one directory is walked must not depend on the order the directory is stored in.
    for name in names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      let path = directory + (directory.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name
      let entry = Self.status(of: path)
      let reason = entry == nil ? FontError.cannotOpen(errno: errno) : .notARegularFile
      switch (entry, entry.map { $0.st_mode & S_IFMT }) {
      case (_, S_IFREG): files.append(path)
      case (let directory?, S_IFDIR): walk(path, directory)
      default: if FontFileName.looksLikeFont(path) { refusedFiles.append((path, reason)) }
      }
    }
  }

  private static func names(in directory: [UInt8]) -> [[UInt8]]? {
    unsafe (directory + [0]).withUnsafeBytes { bytes -> [[UInt8]]? in
      guard let stream = unsafe opendir(bytes.baseAddress!.assumingMemoryBound(to: CChar.self)) else { return nil }
      defer { unsafe closedir(stream) }
      var names: [[UInt8]] = []
      while let entry = unsafe readdir(stream) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          unsafe pointer.withMemoryRebound(to: UInt8.self, capacity: 256) { start in
            unsafe Array(UnsafeBufferPointer(start: start, count: strnlen(pointer, 256)))
          }
        }
        // Hidden files are not fonts to be shown, as in fontconfig's own walk.
        if name.first != UInt8(ascii: ".") { names.append(name) }
      }
      return names
    }
  }
}
