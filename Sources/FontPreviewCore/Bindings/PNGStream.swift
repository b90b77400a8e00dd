import CPNG

/// The image data of a picture that is put together from compressed parts: what stands around them, and its checksum.
enum PNGStream {
  /// What stands before the first part.
  static func start(level: Int) -> [UInt8] {
    var bytes: [UInt8] = [0, 0]
    unsafe cpng_stream_start(Int32(level), &bytes)
    return bytes
  }

  /// What stands behind the last part.
  static func end(checksum: UInt32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 6)
    unsafe cpng_stream_end(checksum, &bytes)
    return bytes
  }

  /// The checksum of a whole after one of its parts was replaced by another of the same length.
  ///
  /// Adler-32 is two sums modulo 65521: of the bytes, and of the first sum's values after each byte. In the second one a
  /// byte counts as often as there are bytes from it to the end.
  static func checksum(
    of whole: UInt32, replacing old: UInt32, by new: UInt32, bytesBehind: Int
  ) -> UInt32 {
    let modulus: UInt64 = 65521
    func difference(_ first: UInt32, _ second: UInt32) -> UInt64 {
      (UInt64(first) % modulus + modulus - UInt64(second) % modulus) % modulus
    }
    let low = difference(new & 0xFFFF, old & 0xFFFF)
    let high = difference(new >> 16, old >> 16) + low * (UInt64(bytesBehind) % modulus)
    return UInt32((UInt64(whole >> 16) + high) % modulus) << 16 | UInt32((UInt64(whole & 0xFFFF) + low) % modulus)
  }
}
