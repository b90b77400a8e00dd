@testable import FontPreviewCore

/// A PNG that the program wrote, read to its end.
struct DecodedPicture {
  let header: PNGHeader
  let pixels: [UInt8]
  /// The embedded manifest; empty where there is none.
  let manifest: [UInt8]

  /// Throws where the picture is not whole.
  init(_ bytes: [UInt8]) throws {
    let reader = try PNGReader(Source(bytes), textKeyword: "fontpreview")
    var pixels: [UInt8] = []
    var row = [UInt8](repeating: 0, count: reader.header.bytesPerRow)
    for _ in 0..<reader.header.height {
      try reader.readRow(into: &row)
      pixels += row
    }
    header = reader.header
    self.pixels = pixels
    manifest = try reader.finish()
  }

  private final class Source: ByteSource {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
      rest = bytes[...]
    }

    func read(into bytes: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
      let count = min(bytes.count, rest.count)
      unsafe bytes.copyBytes(from: rest.prefix(count))
      rest = rest.dropFirst(count)
      return count
    }
  }
}
