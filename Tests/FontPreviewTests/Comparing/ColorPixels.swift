@testable import FontPreviewCore

/// The pixels of a picture as colours, whatever form they have in the file.
struct ColorPixels {
  private let pixels: [UInt8]
  private let header: PNGHeader

  var width: Int { header.width }
  var height: Int { header.height }

  init(_ png: [UInt8]) throws {
    let picture = try DecodedPicture(png)
    (pixels, header) = (picture.pixels, picture.header)
  }

  /// Red, green, blue and alpha.
  func color(_ x: Int, _ y: Int) -> [UInt8] {
    let place = y * header.bytesPerRow
    switch header.format {
    case .indexed(let palette):
      let color = palette[Int(pixels[place + x])]
      return [color.red, color.green, color.blue, color.alpha]
    default: return Array(pixels[(place + 4 * x)..<(place + 4 * x + 4)])
    }
  }
}
