import Foundation

@testable import FontPreviewCore

/// A picture that the program wrote, to be written anew with changes, as another program would.
struct ResavedPicture {
  var pixels: [UInt8]
  /// Empty for none.
  var manifest: String
  let header: PNGHeader

  init(_ png: [UInt8]) throws {
    let picture = try DecodedPicture(png)
    (pixels, header) = (picture.pixels, picture.header)
    manifest = String(decoding: picture.manifest, as: UTF8.self)
  }

  /// Gives so many pixels of an indexed picture, from `x` on in row `y` of pixels, another colour of its palette.
  mutating func changePixels(_ count: Int, x: Int = 8, y: Int) {
    for place in 0..<count {
      let index = y * header.bytesPerRow + x + place
      pixels[index] = pixels[index] == 5 ? 6 : 5
    }
  }

  func png() throws -> [UInt8] {
    final class Sink: ByteSink {
      var bytes: [UInt8] = []
      func write(_ bytes: UnsafeRawBufferPointer) { unsafe self.bytes.append(contentsOf: bytes) }
    }
    let sink = Sink()
    let writer = try PNGWriter(header, to: sink, level: 4)
    try writer.writeRows(pixels.span, count: header.height)
    if !manifest.isEmpty {
      let text = Array(manifest.utf8)
      try writer.writeText(PNGCompressedText(text.span, keyword: "fontpreview"))
    }
    try writer.finish()
    return sink.bytes
  }
}

extension Workplace {
  /// Writes `target` as `source` is, with changes.
  func resave(_ source: String, as target: String, _ change: (inout ResavedPicture) -> Void = { _ in }) throws {
    var picture = try ResavedPicture(read(source))
    change(&picture)
    put(target, try picture.png())
  }
}
