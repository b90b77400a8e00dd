internal import CHarfBuzz
internal import Glibc

/// A piece of memory that HarfBuzz counts references to; released when the value ends.
@safe struct HarfBuzzBlob: ~Copyable {
  /// Owned: one reference.
  private let handle: OpaquePointer

  /// In bytes. Tables that shaping needs are a tenth of this at the most; a sparse file may claim gigabytes.
  private static let largest = 32 << 20

  /// A part of a file, read into memory that the blob owns; nil where it cannot be read whole.
  init?(file: FontFile, offset: Int, count: Int) {
    guard count > 0, count <= Self.largest, let memory = unsafe malloc(count) else { return nil }
    guard unsafe file.read(into: UnsafeMutableRawBufferPointer(start: memory, count: count), at: offset) else {
      unsafe free(memory)
      return nil
    }
    unsafe handle = hb_blob_create(
      memory.assumingMemoryBound(to: CChar.self), UInt32(count), HB_MEMORY_MODE_WRITABLE, memory,
      { unsafe free($0) })
  }

  deinit {
    unsafe hb_blob_destroy(handle)
  }

  /// Gives the reference to the caller.
  consuming func take() -> OpaquePointer {
    let handle = unsafe handle
    discard self
    return unsafe handle
  }
}
