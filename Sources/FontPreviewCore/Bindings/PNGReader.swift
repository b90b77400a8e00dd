import CPNG

/// A PNG being read row by row.
///
/// Rows are palette indexes if the picture is indexed with 8 bits and without transparency, else RGBA: every other kind
/// is expanded, 16 bits a sample are rounded to 8. Interlaced pictures are refused, since their rows do not come in
/// order. Memory is that of one row, at most 64 MiB, and of the texts asked for, whatever a header claims. Every
/// checksum is checked; a picture with a wrong one is damaged, whatever the chunk.
@safe public final class PNGReader {
  /// Its format is `.indexed` or `.rgba`.
  public let header: PNGHeader

  /// Owned.
  private let handle: OpaquePointer
  /// The C side borrows it until the handle is destroyed.
  private let source: SourceBox

  /// Reads up to the image data.
  ///
  /// - Parameters:
  ///   - textKeyword: of the texts to keep; only those in iTXt chunks.
  ///   - expanded: whether indexed pictures are read as RGBA, too.
  /// - Throws: every case of ``PNGError`` that a source can cause.
  public init(_ source: any ByteSource, textKeyword: String? = nil, expanded: Bool = false) throws(PNGError) {
    if let textKeyword, !PNGCompressedText.isKeyword(textKeyword) { throw .invalidKeyword }
    let box = SourceBox(source)
    let context = unsafe Unmanaged.passUnretained(box).toOpaque()
    guard let handle = unsafe cpng_reader_create(readFromSource, takeText, context, textKeyword) else {
      throw .outOfMemory
    }
    var info = cpng_info()
    let status = unsafe cpng_reader_start(handle, expanded ? 1 : 0, &info)
    guard status == CPNG_OK else {
      let error = unsafe PNGError(status, message: cpng_reader_message(handle), callback: box.failure)
      unsafe cpng_reader_destroy(handle)
      throw error
    }
    header = unsafe PNGHeader(info, palette: cpng_reader_palette(handle))
    unsafe self.handle = unsafe handle
    self.source = box
  }

  deinit {
    unsafe cpng_reader_destroy(handle)
  }

  /// Reads the next row.
  ///
  /// - Parameter row: at least ``PNGHeader/bytesPerRow`` bytes, which are filled from the start.
  /// - Throws: every case of ``PNGError`` that a source can cause; ``PNGError/misuse(reason:)`` after the last row.
  public func readRow(into row: inout [UInt8]) throws(PNGError) {
    var span = row.mutableSpan
    try unsafe span.withUnsafeMutableBytes { (row: UnsafeMutableRawBufferPointer) throws(PNGError) in
      try unsafe readRow(into: row)
    }
  }

  /// Reads the next row into memory that is borrowed for the call.
  public func readRow(into row: UnsafeMutableRawBufferPointer) throws(PNGError) {
    guard row.count >= header.bytesPerRow, let start = row.baseAddress else {
      throw .misuse(reason: "the bytes do not hold a row")
    }
    try check(unsafe cpng_reader_row(handle, start.assumingMemoryBound(to: UInt8.self)))
  }

  /// Reads to the end, past rows that were not asked for, and returns all texts with the keyword, joined in their order.
  ///
  /// - Throws: every case of ``PNGError`` that a source can cause; ``PNGError/misuse(reason:)`` the second time.
  public func finish() throws(PNGError) -> [UInt8] {
    try check(unsafe cpng_reader_finish(handle))
    return source.text
  }

  private func check(_ status: cpng_status) throws(PNGError) {
    if status == CPNG_OK { return }
    throw unsafe PNGError(status, message: cpng_reader_message(handle), callback: source.failure)
  }
}

extension PNGHeader {
  /// - Parameter palette: 256 RGB triples, borrowed.
  fileprivate init(_ info: cpng_info, palette: UnsafePointer<UInt8>) {
    var format = PNGFormat.rgba
    if info.palette_count > 0 {
      format = .indexed(
        palette: (0..<min(Int(info.palette_count), 256)).map {
          unsafe Color(red: palette[3 * $0], green: palette[3 * $0 + 1], blue: palette[3 * $0 + 2])
        })
    }
    self.init(
      width: Int(info.width), height: Int(info.height), format: format,
      pixelsPerMetre: info.pixels_per_metre == 0 ? nil : Int(info.pixels_per_metre))
  }
}

/// A source, the error it threw, and the texts so far, at an address that C can hold.
private final class SourceBox {
  let source: any ByteSource
  var failure: PNGError?
  var text: [UInt8] = []

  init(_ source: any ByteSource) {
    self.source = source
  }
}

/// Throws nothing and lets nothing unwind: the error waits in the box.
private func readFromSource(
  _ context: UnsafeMutableRawPointer, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int
) -> Int {
  let box = unsafe Unmanaged<SourceBox>.fromOpaque(context).takeUnretainedValue()
  do {
    return try unsafe box.source.read(into: UnsafeMutableRawBufferPointer(start: bytes, count: count))
  } catch {
    box.failure = .input(error)
    return -1
  }
}

private func takeText(_ context: UnsafeMutableRawPointer, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
  let box = unsafe Unmanaged<SourceBox>.fromOpaque(context).takeUnretainedValue()
  unsafe box.text.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
}
