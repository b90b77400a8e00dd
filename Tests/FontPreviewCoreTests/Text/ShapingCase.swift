import Testing

@testable import FontPreviewCore

/// A row of Tests/Fixtures/Shaping/expected.tsv: a run in its title, and the glyphs that hb-shape gives for it.
struct ShapingCase: Sendable, CustomTestStringConvertible {
  var font: String
  var face: Int
  var instance: Int?
  /// A place on the axes that is no named instance's.
  var variations: [FontVariation]
  var before: String
  var text: String
  var after: String
  var direction: TextDirection
  var script: String
  var language: String
  /// As hb-shape gives them, clusters counted from the text's start.
  var glyphs: [[Int]]

  static let all: [ShapingCase] =
    (try? Fixtures.rows(ofTable: "Shaping/expected.tsv").compactMap(ShapingCase.init)) ?? []

  private init?(_ row: [String]) {
    guard row.count == 11, let face = Int(row[1]), let direction = TextDirection(rawValue: row[5]) else { return nil }
    font = row[0]
    self.face = face
    instance = Int(row[2])
    variations =
      instance == nil && row[3] != "-" ? row[3].split(separator: ",").compactMap { FontVariation(String($0)) } : []
    text = Self.text(row[4])
    self.direction = direction
    script = row[6]
    language = row[7]
    before = Self.text(row[8])
    after = Self.text(row[9])
    glyphs = Self.numbers(row[10])
  }

  /// The face, opened at the size of titles.
  func face(scale: Int = 1) throws -> FontFace {
    try Fixtures.face(font, index: face, instance: instance, scale: scale, variations: variations)
  }

  var title: String { before + text + after }

  /// The part of the title that the run is of, in UTF-8 offsets.
  var range: Range<Int> { before.utf8.count..<(before.utf8.count + text.utf8.count) }

  var item: TextItem { TextItem(range: range, direction: direction, script: ScriptTag(script)) }

  var testDescription: String { "\(font) \(face) \(instance.map(String.init) ?? "") \(title) \(script) \(language)" }

  /// `-` for none, code points as `U+0041 U+0042`, or plain text.
  private static func text(_ field: String) -> String {
    guard field != "-" else { return "" }
    guard field.hasPrefix("U+") else { return field }
    let scalars = field.split(separator: " ").compactMap {
      UInt32($0.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func numbers(_ field: String) -> [[Int]] {
    field.dropFirst(2).dropLast(2).split(separator: "],[").map { $0.split(separator: ",").compactMap { Int($0) } }
  }
}

extension ScriptTag {
  /// From its four letters.
  init(_ letters: String) {
    self.init(value: letters.utf8.reduce(0) { $0 << 8 | UInt32($1) })
  }
}

extension Glyph {
  /// As the manifest and the tables of expected glyphs write it.
  var numbers: [Int] { [Int(id), Int(cluster), Int(xOffset), Int(yOffset), Int(xAdvance)] }
}
