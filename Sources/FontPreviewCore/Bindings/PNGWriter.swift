import CPNG

/// A PNG in the making: rows go in as they are done, bytes come out.
///
/// Order: all rows, then texts, then ``finish()``. Rows come either as they are or compressed. sRGB and pHYs are written, dates are not. Nothing is kept but one
/// row and the compressor's window, however large the picture.
///
/// After the first error every call fails with an error.
@safe public final class PNGWriter {
  public let header: PNGHeader

  /// Owned.
  private let handle: OpaquePointer
  /// libpng's side borrows it until the handle is destroyed.
  private let sink: SinkBox

  /// Writes everything that stands before the image data.
  ///
  /// - Parameter level: zlib's; what lies outside 0 to 9 is brought inside.
  /// - Throws: ``PNGError/invalidHeader``, ``PNGError/output(_:)``, ``PNGError/outOfMemory``.
  public init(_ header: PNGHeader, to sink: any ByteSink, level: Int = 6) throws(PNGError) {
    self.header = header
    self.sink = SinkBox(sink)
    var palette: [UInt8] = []
    var description = unsafe try Self.describe(header, level: level, palette: &palette)
    let context = unsafe Unmanaged.passUnretained(self.sink).toOpaque()
    guard let handle = unsafe cpng_writer_create(writeToSink, context) else { throw .outOfMemory }
    unsafe self.handle = unsafe handle
    let status = unsafe palette.withUnsafeBufferPointer { colors in
      unsafe description.palette = colors.baseAddress
      return unsafe cpng_writer_start(handle, &description)
    }
    try check(status)
  }

  deinit {
    unsafe cpng_writer_destroy(handle)
  }

  /// Writes the next rows.
  ///
  /// - Parameters:
  ///   - bytes: borrowed for the call; the first row begins at its start.
  ///   - stride: the distance of two rows in bytes, by default that of rows without padding.
  /// - Throws: ``PNGError/output(_:)``; ``PNGError/damaged(reason:)`` for an index without a colour;
  ///   ``PNGError/misuse(reason:)`` for more rows than the header says or too few bytes.
  public func writeRows(_ bytes: Span<UInt8>, stride: Int? = nil, count: Int) throws(PNGError) {
    guard count > 0 else { return }
    let stride = stride ?? header.bytesPerRow
    guard count <= header.height, stride >= header.bytesPerRow, bytes.count >= header.bytesPerRow,
      count - 1 <= (bytes.count - header.bytesPerRow) / stride
    else { throw .misuse(reason: "the bytes do not hold so many rows") }
    try check(
      unsafe bytes.withUnsafeBufferPointer { rows in
        unsafe cpng_writer_rows(handle, rows.baseAddress, stride, UInt32(count))
      })
  }

  /// Writes the next rows, all of them as one chunk.
  ///
  /// - Throws: ``PNGError/output(_:)``; ``PNGError/misuse(reason:)`` for more rows than the header says, rows of another
  ///   picture, or where rows came that were not compressed.
  public func writeRows(_ rows: PNGCompressedRows) throws(PNGError) {
    guard rows.width == header.width, rows.format == header.format, rows.count <= header.height else {
      throw .misuse(reason: "rows of another kind than the picture's")
    }
    try check(
      unsafe rows.body.withUnsafeBufferPointer { body in
        unsafe cpng_writer_compressed_rows(
          handle, body.baseAddress!, body.count, rows.checksum, UInt32(rows.count))
      })
  }

  /// Writes a text; only after the last row.
  ///
  /// - Throws: ``PNGError/output(_:)``; ``PNGError/misuse(reason:)`` before the last row.
  public func writeText(_ text: PNGCompressedText) throws(PNGError) {
    try check(
      unsafe text.withBody { body, count in
        unsafe cpng_writer_text(handle, body, count)
      })
  }

  /// Ends the picture. The sink is left open.
  ///
  /// - Throws: ``PNGError/output(_:)``; ``PNGError/misuse(reason:)`` before the last row.
  public func finish() throws(PNGError) {
    try check(unsafe cpng_writer_finish(handle))
  }

  private func check(_ status: cpng_status) throws(PNGError) {
    if status == CPNG_OK { return }
    throw unsafe PNGError(
      status, message: cpng_writer_message(handle), callback: sink.error.map { .output($0) })
  }

  /// The header as C takes it, with the palette's bytes apart, since someone must hold them during the call.
  private static func describe(
    _ header: PNGHeader, level: Int, palette: inout [UInt8]
  ) throws(PNGError) -> cpng_header {
    let sizes = 1...Int(Int32.max)
    guard sizes.contains(header.width), sizes.contains(header.height),
      header.pixelsPerMetre.map(sizes.contains) ?? true
    else { throw .invalidHeader }
    var description = unsafe cpng_header()
    unsafe description.width = UInt32(header.width)
    unsafe description.height = UInt32(header.height)
    unsafe description.pixels_per_metre = UInt32(header.pixelsPerMetre ?? 0)
    unsafe description.level = Int32(min(max(level, 0), 9))
    switch header.format {
    case .rgb: unsafe description.color = CPNG_RGB
    case .rgba: unsafe description.color = CPNG_RGBA
    case .indexed(let colors):
      guard (1...256).contains(colors.count), colors.allSatisfy({ $0.alpha == 255 }) else { throw .invalidHeader }
      unsafe description.color = CPNG_INDEXED
      unsafe description.palette_count = UInt32(colors.count)
      palette = colors.flatMap { [$0.red, $0.green, $0.blue] }
    }
    return unsafe description
  }
}

/// A sink and the error it threw, at an address that C can hold.
private final class SinkBox {
  let sink: any ByteSink
  var error: OutputError?

  init(_ sink: any ByteSink) {
    self.sink = sink
  }
}

/// Throws nothing and lets nothing unwind: the error waits in the box.
private func writeToSink(_ context: UnsafeMutableRawPointer, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let box = unsafe Unmanaged<SinkBox>.fromOpaque(context).takeUnretainedValue()
  do {
    try unsafe box.sink.write(UnsafeRawBufferPointer(start: bytes, count: count))
    return 0
  } catch {
    box.error = error
    return 1
  }
}
