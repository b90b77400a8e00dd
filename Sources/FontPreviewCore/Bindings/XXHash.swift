internal import CXXHash

/// A running XXH3-128 hash (libxxhash), freed when the value ends.
@safe
struct XXHash: ~Copyable {
  /// Owned.
  private let state: OpaquePointer

  init() {
    // Nil only where memory ran out, and then nothing else would go on either.
    unsafe state = XXH3_createState()!
    unsafe XXH3_128bits_reset(state)
  }

  deinit {
    unsafe XXH3_freeState(state)
  }

  /// Takes numbers as they lie in memory.
  func update(_ numbers: [some FixedWidthInteger]) {
    _ = unsafe numbers.withUnsafeBytes { unsafe XXH3_128bits_update(state, $0.baseAddress, $0.count) }
  }

  /// Takes bytes, borrowed for the call.
  func update(_ bytes: UnsafeRawBufferPointer) {
    _ = unsafe XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
  }

  /// The hash of everything so far as 32 hexadecimal digits, in the order that xxhsum prints them.
  func digest() -> String {
    let hash = unsafe XXH3_128bits_digest(state)
    return Self.hexadecimal(hash.high64) + Self.hexadecimal(hash.low64)
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
