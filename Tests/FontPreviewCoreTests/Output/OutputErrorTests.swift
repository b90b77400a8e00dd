import Glibc
import Testing

@testable import FontPreviewCore

@Suite("Output errors")
struct OutputErrorTests {
  static let place = OutputPlace.file(path: Array("a b.png".utf8))

  @Test(
    "Each text names the place and a way out",
    arguments: [
      (EISDIR, "cannot write \"a b.png\": it is a directory; name a file in it"),
      (ENOENT, "cannot write \"a b.png\": its directory does not exist; create it first"),
      (ENOSPC, "cannot write \"a b.png\": no space left on the device; free some or choose another place"),
      (EFBIG, "cannot write \"a b.png\": the file size limit is reached; raise it (ulimit -f)"),
      (EROFS, "cannot write \"a b.png\": the file system is read-only; choose another place"),
      (EACCES, "cannot write \"a b.png\": permission denied; check the permissions of the file and its directory"),
      (4711, "cannot write \"a b.png\": system error 4711"),
    ])
  func texts(code: Int32, text: String) {
    #expect(OutputError(code: code, place: Self.place).description == text)
  }

  @Test("EPIPE is a closed pipe")
  func closedPipe() {
    #expect(OutputError(code: EPIPE, place: .standardOutput) == .closedPipe)
  }

  @Test("Paths are shown without anything that could play tricks")
  func escaped() {
    let path = Array("x\u{1b}[2J\n\u{202e}é\u{85}".utf8) + [0xff, 0xc3, 0x41]
    #expect(OutputPlace.file(path: path).description == #""x\x1B[2J\n\u{202E}é\u{0085}\xFF\xC3A""#)
  }
}
