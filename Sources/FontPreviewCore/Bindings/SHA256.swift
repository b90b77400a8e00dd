internal import CLibMD

/// A running SHA-256 (libmd).
struct SHA256 {
  private var context: SHA2_CTX

  init() {
    context = SHA2_CTX()
    unsafe SHA256Init(&context)
  }

  /// Takes bytes, borrowed for the call.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    unsafe SHA256Update(&context, start.assumingMemoryBound(to: UInt8.self), bytes.count)
  }

  /// The hash of everything so far as 64 hexadecimal digits; nothing can be taken after it.
  mutating func digest() -> String {
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    unsafe digest.withUnsafeMutableBufferPointer { unsafe SHA256Final($0.baseAddress!, &context) }
    return digest.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}
