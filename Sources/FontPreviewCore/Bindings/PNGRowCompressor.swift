import CPNG

/// Compresses rows of a picture by themselves, on any thread, for a ``PNGWriter`` to write later.
///
/// What it makes does not depend on what it made before.
@safe public final class PNGRowCompressor {
  public let width: Int
  public let format: PNGFormat

  /// Owned.
  private let handle: OpaquePointer

  /// - Parameter level: that of the picture's writer.
  /// - Throws: ``PNGError/outOfMemory``.
  public init(width: Int, format: PNGFormat, level: Int = 6) throws(PNGError) {
    guard let handle = unsafe cpng_compressor_create(Int32(min(max(level, 0), 9))) else { throw .outOfMemory }
    unsafe self.handle = unsafe handle
    self.width = width
    self.format = format
  }

  deinit {
    unsafe cpng_compressor_destroy(handle)
  }

  /// Compresses rows without padding.
  ///
  /// - Throws: ``PNGError/damaged(reason:)`` for an index without a colour; ``PNGError/misuse(reason:)`` where there are
  ///   no rows or too few bytes; ``PNGError/rowTooLong``, ``PNGError/outOfMemory``.
  public func compress(_ rows: Span<UInt8>, count: Int) throws(PNGError) -> PNGCompressedRows {
    let bytesPerRow = width * format.bytesPerPixel
    guard width > 0, count > 0, count <= Int(Int32.max), rows.count / bytesPerRow >= count else {
      throw .misuse(reason: "the bytes do not hold so many rows")
    }
    let colors = if case .indexed(let palette) = format { palette.count } else { 0 }
    var body: UnsafePointer<UInt8>?
    var bodyCount = 0
    var checksum: UInt32 = 0
    let status = unsafe rows.withUnsafeBufferPointer { rows in
      unsafe cpng_compressor_rows(
        handle, rows.baseAddress!, bytesPerRow, bytesPerRow, UInt32(count), UInt32(colors), &body, &bodyCount, &checksum
      )
    }
    guard status == CPNG_OK else { throw unsafe PNGError(status, message: nil, callback: nil) }
    return unsafe PNGCompressedRows(
      width: width, format: format, count: count, body: Array(UnsafeBufferPointer(start: body, count: bodyCount)),
      checksum: checksum)
  }
}
