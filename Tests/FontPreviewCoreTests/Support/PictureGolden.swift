import Foundation
import Testing

@testable import FontPreviewCore

/// A decoded picture, four bytes a pixel.
struct TestPicture: Equatable {
  var width: Int
  var height: Int
  var rgba: [UInt8]

  /// Decodes a PNG.
  init(png: [UInt8]) throws {
    let decoded = try decode(png, expanded: true)
    (width, height, rgba) = (decoded.header.width, decoded.header.height, decoded.pixels)
  }

  init(width: Int, height: Int, rgba: [UInt8]) {
    (self.width, self.height, self.rgba) = (width, height, rgba)
  }

  func png() throws -> [UInt8] {
    let sink = MemorySink()
    let writer = try PNGWriter(PNGHeader(width: width, height: height, format: .rgba, pixelsPerMetre: nil), to: sink)
    try writer.writeRows(rgba.span, count: height)
    try writer.finish()
    return sink.bytes
  }

  /// White where the two are alike, the darker the more they differ, and red where only one of them is.
  func difference(from other: TestPicture) -> TestPicture {
    let (width, height) = (max(width, other.width), max(height, other.height))
    var result = TestPicture(width: width, height: height, rgba: [])
    for y in 0..<height {
      for x in 0..<width {
        guard let first = self[x, y], let second = other[x, y] else {
          result.rgba += [255, 0, 0, 255]
          continue
        }
        let distance = zip(first, second).map { $0 > $1 ? $0 - $1 : $1 - $0 }.max() ?? 0
        // Faint differences must be seen as well.
        let shade = distance == 0 ? 255 : UInt8(max(0, 191 - Int(distance)))
        result.rgba += [shade, shade, shade, 255]
      }
    }
    return result
  }

  private subscript(x: Int, y: Int) -> ArraySlice<UInt8>? {
    guard x < width, y < height else { return nil }
    let start = 4 * (y * width + x)
    return rgba[start..<(start + 4)]
  }
}

extension Golden {
  /// Holds a picture against the golden `name` by its pixels; failing, leaves reference, actual and difference in a
  /// folder that the message names.
  static func expect(
    picture png: [UInt8], equals name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if isRecording { return try record(png, as: name) }
    let actual = try TestPicture(png: png)
    let reference = try FileManager.default.contents(atPath: path(name)).map { try TestPicture(png: Array($0)) }
    guard actual != reference else { return }
    let folder = NSTemporaryDirectory() + "fontpreview-\(UUID().uuidString)-\(name).failed"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var pictures = ["actual": actual]
    if let reference {
      pictures["reference"] = reference
      pictures["difference"] = actual.difference(from: reference)
    }
    for (kind, picture) in pictures {
      try Data(picture.png()).write(to: URL(fileURLWithPath: "\(folder)/\(kind).png"))
    }
    Issue.record("the picture is not that of Goldens/\(name): see \(folder)", sourceLocation: sourceLocation)
  }
}
