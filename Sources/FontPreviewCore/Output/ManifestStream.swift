/// A manifest written row by row: into pieces that a picture can hold, and into a file.
///
/// Only what does not fill a piece yet is held as it is; full pieces are compressed.
struct ManifestStream {
  /// Each piece's size at the most, before compression: readers refuse larger ones.
  private static let pieceSize = 512 << 10

  private let end: [UInt8]
  private let file: (any ByteSink)?
  private let isEmbedded: Bool
  private var piece: [UInt8] = []
  private var isFirstRow = true
  /// The full pieces, in order.
  private(set) var texts: [PNGCompressedText] = []
  /// The pieces of an older manifest: where one has not changed, it is not compressed anew.
  private let known: [SheetFile.Piece]

  /// The keyword that the pieces bear in a PNG.
  static let keyword = "fontpreview"

  init(head: ManifestHead, file: (any ByteSink)?, isEmbedded: Bool, known: [SheetFile.Piece] = []) throws {
    try self.init(start: head.start, end: head.end, file: file, isEmbedded: isEmbedded, known: known)
  }

  /// `start` and `end` are what stands before the rows and behind them.
  init(
    start: [UInt8], end: [UInt8], file: (any ByteSink)?, isEmbedded: Bool, known: [SheetFile.Piece] = []
  ) throws {
    self.known = known
    self.end = end
    self.file = file
    self.isEmbedded = isEmbedded
    try append(start)
  }

  mutating func append(row json: some Collection<UInt8>) throws {
    try append(isFirstRow ? Array(json) : Array(",\n".utf8) + json)
    isFirstRow = false
  }

  mutating func finish() throws {
    try append(end)
    if isEmbedded { try close() }
  }

  private mutating func append(_ bytes: [UInt8]) throws {
    try file?.write(bytes)
    guard isEmbedded else { return }
    // Pieces end between rows, so that each is valid UTF-8; only a row that is larger than a piece is cut.
    if piece.count + bytes.count > Self.pieceSize { try close() }
    var rest = bytes[...]
    while rest.count > Self.pieceSize {
      var end = rest.startIndex + Self.pieceSize
      while rest[end] & 0xC0 == 0x80 { end -= 1 }
      piece = Array(rest[..<end])
      try close()
      rest = rest[end...]
    }
    piece += rest
  }

  private mutating func close() throws {
    guard !piece.isEmpty else { return }
    let old = texts.count < known.count ? known[texts.count] : nil
    if let old, old.text == piece[...] {
      texts.append(try PNGCompressedText(body: old.body))
    } else {
      texts.append(try PNGCompressedText(piece.span, keyword: Self.keyword))
    }
    piece.removeAll(keepingCapacity: true)
  }
}
