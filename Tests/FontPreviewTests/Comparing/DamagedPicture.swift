@testable import FontPreviewCore

/// Pictures that only look whole.
enum DamagedPicture {
  /// Its image data cannot be inflated, though every checksum is right.
  static func damagingPixels(of png: [UInt8]) throws -> [UInt8] {
    var bytes = PNGChunks.signature
    var isFirst = true
    for chunk in try PNGChunks(png).chunks {
      var body = Array(chunk.body)
      if chunk.isCalled("IDAT") {
        // The first has the header of the stream.
        if !isFirst { body = [UInt8](repeating: 0xFF, count: body.count) }
        isFirst = false
      }
      bytes += PNGChunks.encoded(String(decoding: chunk.type, as: UTF8.self), body)
    }
    return bytes
  }
}
