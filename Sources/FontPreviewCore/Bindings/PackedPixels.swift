import CPNG
import Glibc

/// Bytes that are compressed while they wait to be used.
@safe final class PackedPixels {
  /// Owned, from malloc.
  private let bytes: UnsafeMutablePointer<UInt8>
  private let packedCount: Int
  private let count: Int

  init(_ pixels: [UInt8]) throws(PNGError) {
    var packed: UnsafeMutablePointer<UInt8>?
    var packedCount = 0
    let status = unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe pixels.baseAddress.map { unsafe cpng_pack($0, pixels.count, &packed, &packedCount) } ?? CPNG_OK
    }
    guard status == CPNG_OK, let bytes = unsafe packed ?? malloc(1)?.assumingMemoryBound(to: UInt8.self) else {
      throw .outOfMemory
    }
    unsafe self.bytes = unsafe bytes
    self.packedCount = packedCount
    count = pixels.count
  }

  deinit {
    unsafe free(bytes)
  }

  /// The bytes as they were.
  func unpacked() throws(PNGError) -> [UInt8] {
    guard count > 0 else { return [] }
    var pixels = [UInt8](repeating: 0, count: count)
    let status = unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      unsafe cpng_unpack(bytes, packedCount, pixels.baseAddress!, pixels.count)
    }
    guard status == CPNG_OK else { throw .outOfMemory }
    return pixels
  }
}
