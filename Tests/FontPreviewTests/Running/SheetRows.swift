import Foundation

/// The rows of a manifest, by JSONDecoder instead of the program's own code.
struct SheetRows: Decodable {
  struct Run: Decodable, Hashable {
    var file: String
    var glyphs: [[Int]]
  }

  struct Row: Decodable, Hashable {
    var title: String
    var file: String
    var selected: Bool
    var error: String?
    var missing: String
    var runs: [Run]
    var pixels: String
  }

  var rows: [Row]

  init(rows: [Row]) {
    self.rows = rows
  }

  init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(SheetRows.self, from: Data(json))
  }

  /// Those of the manifest in a picture.
  init(png: [UInt8]) throws {
    try self.init(json: DecodedPicture(png).manifest)
  }

  /// Those that `names --format json` prints.
  init(names json: [UInt8]) throws {
    self.init(rows: try JSONDecoder().decode([Row].self, from: Data(json)))
  }

  var titles: [String] { rows.map(\.title) }
  var errors: [String?] { rows.map(\.error) }
  var selectedTitles: [String] { rows.filter(\.selected).map(\.title) }
}
