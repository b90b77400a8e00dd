/// Rows of a picture, already compressed: whole blocks that refer to nothing before them, so that the image data of a
/// picture can be put together from such parts and one of them be replaced by another.
public struct PNGCompressedRows: Sendable, Hashable {
  public let width: Int
  public let format: PNGFormat
  /// How many rows there are.
  public let count: Int
  /// Raw deflate, up to a whole byte.
  let body: [UInt8]
  /// The Adler-32 of the rows, each with its filter byte.
  let checksum: UInt32

  /// The size of the rows before compression, each with its filter byte.
  var rawCount: Int { count * (width * format.bytesPerPixel + 1) }
}
