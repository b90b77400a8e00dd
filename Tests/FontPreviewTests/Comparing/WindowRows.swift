import Foundation

/// Which part of its rows a sheet shows, by title: from the top of the row, in points.
struct WindowRows {
  private struct Row: Decodable {
    var title: String
    var rect: [Double]
    var visible: [Double]?
  }

  private struct Manifest: Decodable {
    var rows: [Row]
  }

  let spans: [String: Range<Double>]

  init(png: [UInt8]) throws {
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(DecodedPicture(png).manifest))
    spans = Dictionary(
      manifest.rows.map { row in
        let (top, height) = row.visible.map { ($0[0], $0[1]) } ?? (row.rect[1], row.rect[3])
        return (row.title, (top - row.rect[1])..<(top - row.rect[1] + height))
      }, uniquingKeysWith: { first, _ in first })
  }
}
