import Foundation

@testable import FontPreviewCore

/// A directory of its own for one test, removed after it; names are seen from it.
final class TestDirectory {
  let root: String
  /// Not the shared table: tests run beside each other.
  let temporaries = TemporaryFiles()

  init() throws {
    root = NSTemporaryDirectory() + "fontpreview-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// What is in it, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
  }

  func path(_ name: String) -> String { root + "/" + name }

  func place(_ name: String) -> OutputPlace { .file(path: Array(path(name).utf8)) }

  func open(_ name: String) throws(OutputError) -> OutputFile {
    try OutputFile(place(name), content: .picture, temporaries: temporaries)
  }

  func write(_ bytes: [UInt8], to name: String) throws(OutputError) {
    let output = try open(name)
    try output.write(bytes)
    try output.commit()
  }

  func put(_ name: String, _ bytes: [UInt8]) {
    _ = FileManager.default.createFile(atPath: path(name), contents: Data(bytes))
  }

  func read(_ name: String) -> [UInt8] {
    Array(FileManager.default.contents(atPath: path(name)) ?? Data())
  }

  func makeDirectory(_ name: String) {
    _ = unsafe mkdir(path(name), 0o700)
  }

  func makeFIFO(_ name: String) {
    _ = unsafe mkfifo(path(name), 0o600)
  }

  /// - Parameter target: as it will stand in the link.
  func link(_ name: String, to target: String) {
    _ = unsafe symlink(target, path(name))
  }

  func setMode(_ name: String, _ mode: mode_t) {
    _ = unsafe chmod(path(name), mode)
  }

  func mode(_ name: String) -> mode_t { Self.status(path(name)) & 0o7777 }

  func isLink(_ name: String) -> Bool { Self.status(path(name)) & S_IFMT == S_IFLNK }

  static func isDevice(_ path: String) -> Bool { status(path) & S_IFMT == S_IFCHR }

  /// The mode of what is there, links not followed; 0 if nothing is.
  private static func status(_ path: String) -> mode_t {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status.st_mode : 0
  }
}
