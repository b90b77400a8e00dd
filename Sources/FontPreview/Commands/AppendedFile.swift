import FontPreviewCore
import Glibc

/// A file that others write to as well, such as a log.
enum AppendedFile {
  /// Adds bytes to the end of a file, which is made where there is none.
  static func append(_ bytes: [UInt8], to path: [UInt8]) throws(OutputError) {
    let characters = path.map { CChar(bitPattern: $0) } + [0]
    let descriptor = unsafe open(characters, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputError(code: errno, place: .file(path: path)) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw OutputError(code: errno, place: .file(path: path)) }
      rest = rest.dropFirst(count)
    }
  }
}
