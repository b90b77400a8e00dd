/// A PNG in memory, as it stands in its file.
struct PictureFile: Sendable {
  let bytes: [UInt8]
  let chunks: [PNGChunks.Chunk]

  /// The longest file that is read; all of it is held.
  private static let mostBytes = 2 << 30

  /// Reads a whole file. Throws `PNGError` and ``SheetFileError/tooLarge``.
  init(_ source: any ByteSource) throws {
    try self.init(Self.read(source))
  }

  init(_ bytes: [UInt8]) throws(PNGError) {
    self.bytes = bytes
    chunks = try PNGChunks(bytes).chunks
  }

  private static func read(_ source: any ByteSource) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let result = unsafe block.withUnsafeMutableBytes { buffer in
        Result { () throws(InputError) in try unsafe source.read(into: buffer) }
      }
      let count: Int
      do {
        count = try result.get()
      } catch {
        throw PNGError.input(error)
      }
      if count == 0 { return bytes }
      bytes += block[..<count]
      // What is no picture may well have no end.
      guard bytes.starts(with: PNGChunks.signature.prefix(bytes.count)) else { throw PNGError.notPNG }
      guard bytes.count <= mostBytes else { throw SheetFileError.tooLarge }
    }
  }
}
