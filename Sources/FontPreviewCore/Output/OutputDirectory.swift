import Glibc

/// A folder that output of several files goes to: makes it, and puts whole files into it.
struct OutputDirectory {
  /// Ends with a slash.
  private let path: [UInt8]

  /// Makes the directory `path` and those that it stands in, where they are missing.
  init(_ path: [UInt8]) throws(OutputError) {
    guard !path.isEmpty, !path.contains(0) else { throw OutputError(code: EINVAL, place: .file(path: path)) }
    self.path = path.last == UInt8(ascii: "/") ? path : path + [UInt8(ascii: "/")]
    try Self.make(self.path)
  }

  /// Makes a directory in this one, where it is missing.
  func makeDirectory(_ name: String) throws(OutputError) {
    try Self.make(file(name) + [UInt8(ascii: "/")])
  }

  /// The path of a file in the directory.
  func file(_ name: String) -> [UInt8] { path + Array(name.utf8) }

  /// Opens a file in the directory, to be put in its place by ``OutputFile/commit()``.
  func open(_ name: String, content: OutputFile.Content) throws(OutputError) -> OutputFile {
    try OutputFile(.file(path: file(name)), content: content)
  }

  /// - Parameter path: ends with a slash.
  private static func make(_ path: [UInt8]) throws(OutputError) {
    for (index, byte) in path.enumerated() where byte == UInt8(ascii: "/") && index > 0 {
      let part = Array(path[..<index])
      if isDirectory(part) { continue }
      if unsafe mkdir(CPath(part).characters, 0o777) == 0 { continue }
      let code = errno
      // Another process may have been faster. What is there and no directory is in the way, whatever it is.
      if code != EEXIST { throw OutputError(code: code, place: .file(path: part)) }
      if !isDirectory(part) { throw OutputError(code: ENOTDIR, place: .file(path: part)) }
    }
  }

  /// Whether a directory is there, or a link to one.
  private static func isDirectory(_ path: [UInt8]) -> Bool {
    var status = stat()
    return unsafe fstatat(AT_FDCWD, CPath(path).characters, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
