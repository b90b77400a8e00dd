import Foundation
import Testing

@testable import FontPreviewCore

/// What came of drawing fixture fonts with some options: the picture, its manifest, and what was said.
struct LookSheet {
  struct Row: Decodable {
    var title: String
    var rect: [Double]
    var selected: Bool
    var baseline: Double
    var truncated: Bool
    var clipped: Bool
  }

  private struct Manifest: Decodable {
    var size: [Double]
    var rows: [Row]
  }

  let size: [Double]
  let rows: [Row]
  let picture: DecodedPicture
  let errors: String
  /// The bytes of a pixel; 1 where it is an index.
  let channels: Int

  /// Their titles in order: Fixture Sans Bold, Fixture Sans Regular, JA Fixture Tall f, and a Hebrew one.
  static let fonts = ["Plain.ttf", "PlainBold.ttf", "Tall.ttf", "Hebrew.ttf"]

  init(_ arguments: String..., place: Workplace? = nil) throws {
    try self.init(arguments, place: place)
  }

  init(_ arguments: [String], place: Workplace? = nil) throws {
    let place = try place ?? Workplace(Self.fonts)
    let result = try place.run(["--isolated", "--font-dir", "fonts", "-o", "-"] + arguments)
    #expect(result.ending == .exited(0), "\(result.errors)")
    picture = try DecodedPicture(result.output)
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(picture.manifest))
    (size, rows, errors) = (manifest.size, manifest.rows, result.errors)
    channels =
      switch picture.header.format {
      case .rgb: 3
      case .rgba: 4
      default: 1
      }
  }

  /// The colour of a pixel where the picture spells colours out, else nil.
  func color(_ x: Int, _ y: Int) -> [UInt8]? {
    guard channels > 1 else { return nil }
    let place = channels * (y * picture.header.width + x)
    return Array(picture.pixels[place..<(place + 3)])
  }

  /// The opacity of a pixel where the picture has any, else nil.
  func alpha(_ x: Int, _ y: Int) -> UInt8? {
    channels == 4 ? picture.pixels[4 * (y * picture.header.width + x) + 3] : nil
  }
}
