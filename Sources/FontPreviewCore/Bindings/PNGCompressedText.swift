import CPNG
import Glibc

/// A text for a PNG, already compressed.
///
/// It is made at any time and on any thread, and written after the image data, so that nobody needs to hold texts in
/// full while a picture is drawn. It becomes one iTXt chunk without language; readers commonly refuse texts of more than
/// some MiB, so longer ones are better cut.
@safe public final class PNGCompressedText: Sendable {
  /// Owned, from malloc; never changed, so that threads may share it.
  nonisolated(unsafe) private let body: UnsafeMutablePointer<UInt8>
  /// The size of the chunk's body in bytes, compressed.
  public let count: Int

  /// - Parameters:
  ///   - utf8: the text in UTF-8, without zero bytes.
  ///   - keyword: 1 to 79 printable ASCII characters without blanks at the ends or doubled.
  ///   - level: zlib's; what lies outside 0 to 9 is brought inside.
  /// - Throws: ``PNGError/invalidKeyword``, ``PNGError/textTooLong`` (2 GiB), ``PNGError/outOfMemory``.
  public init(_ utf8: Span<UInt8>, keyword: String, level: Int = 6) throws(PNGError) {
    guard Self.isKeyword(keyword) else { throw .invalidKeyword }
    var body: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = unsafe utf8.withUnsafeBufferPointer { text in
      unsafe cpng_text_compress(
        keyword, text.baseAddress, text.count, Int32(min(max(level, 0), 9)), &body, &count)
    }
    guard status == CPNG_OK, let body = unsafe body else {
      throw unsafe PNGError(status, message: nil, callback: nil)
    }
    unsafe self.body = unsafe body
    self.count = count
  }

  /// A text from the body of a chunk that was read.
  init(body: ArraySlice<UInt8>) throws(PNGError) {
    guard let copy = unsafe malloc(max(1, body.count)) else { throw .outOfMemory }
    let bytes = unsafe copy.assumingMemoryBound(to: UInt8.self)
    _ = unsafe UnsafeMutableBufferPointer(start: bytes, count: body.count).update(fromContentsOf: body)
    unsafe self.body = unsafe bytes
    count = body.count
  }

  /// The text that the body of an iTXt chunk holds; nil where it has another keyword.
  ///
  /// - Throws: ``PNGError/damaged(reason:)``, ``PNGError/textTooLong`` (8 MiB), ``PNGError/outOfMemory``.
  static func text(in body: ArraySlice<UInt8>, keyword: String) throws(PNGError) -> [UInt8]? {
    var text: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = unsafe body.withUnsafeBufferPointer { body in
      // A chunk without bytes has no keyword either.
      unsafe body.baseAddress.map { unsafe cpng_text_expand(keyword, $0, body.count, &text, &count) } ?? CPNG_OK
    }
    if status == CPNG_INVALID { throw .damaged(reason: "iTXt: damaged text") }
    guard status == CPNG_OK else { throw unsafe PNGError(status, message: nil, callback: nil) }
    guard let text = unsafe text else { return nil }
    defer { unsafe free(text) }
    return unsafe Array(UnsafeBufferPointer(start: text, count: count))
  }

  deinit {
    unsafe free(body)
  }

  /// The chunk's body.
  var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: body, count: count)) }

  func withBody<Result>(_ use: (UnsafePointer<UInt8>, Int) -> Result) -> Result {
    unsafe use(body, count)
  }

  static func isKeyword(_ keyword: String) -> Bool {
    let bytes = Array(keyword.utf8)
    return (1...79).contains(bytes.count) && bytes.allSatisfy { (0x20...0x7e).contains($0) }
      && bytes.first != 0x20 && bytes.last != 0x20
      && !zip(bytes, bytes.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
  }
}
