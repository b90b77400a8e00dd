import Foundation
import Testing

@testable import FontPreviewCore

@Suite("Reading a manifest's rows")
struct ManifestScannerTests {
  private static func decoded(_ line: [UInt8]) -> Manifest.Row? {
    try? JSONDecoder().decode(Manifest.Row.self, from: Data(line))
  }

  @Test("A row is what JSONDecoder says it is")
  func rows() async throws {
    let sheet = try TestSheet(
      ["Plain.ttf", "Hebrew.ttf", "empty.ttf", "Variable.ttf", "Tall.ttf", "Bitmap.bdf", "Collection.ttc"], selected: 1,
      scale: 3)
    let rows = try await sheet.rows(withJSON: true)
    #expect(rows.count > 8)
    for row in rows {
      let scanned = try #require(ManifestScanner.row(in: row.json[...]))
      #expect(scanned == Self.decoded(row.json))
      #expect(scanned.title == row.record.title && scanned.selected == row.record.selected)
    }
  }

  private static let line =
    #"{"a":{"x":["]",1,"\"}"]},"checksum":null,"error":null,"faceIndex":1,"file":"a.ttf","instance":2,"pixels":"p","rect":[0,44.5,320,1e2],"#
    + #""revision":"1.0","selected":false,"text":null,"title":"é😀","visible":[1,2]}"#

  @Test("What stands between is passed over whatever is in it")
  func others() throws {
    let row = try #require(ManifestScanner.row(in: Array(Self.line.utf8)[...]))
    #expect(row == Self.decoded(Array(Self.line.utf8)))
    #expect(row.rect == [0, 44.5, 320, 100] && row.instance == 2 && row.revision == "1.0" && row.text == nil)
  }

  @Test(
    "Anything unusual is left to JSONDecoder",
    arguments: [
      ("\"a.ttf\"", "\"a\\u002ettf\""), ("\"file\"", "\"fil\\u0065\""), ("{\"a\"", "{ \"a\""), ("\"a\":{", "\"z\":{"),
      ("\"faceIndex\":1", "\"faceIndex\":1.0"), ("\"faceIndex\":1,", ""), (",320,1e2", ",320"), ("false", "fals"),
      ("null,\"title\"", "null,\"text\":\"x\",\"title\""), ("]}", "]} "), ("]}", "]"), ("]}", "]}}"), ("[1,2]", "[1,2"),
      ("1e2", "1e"), ("\"p\"", "\"p"), ("null", "nul"),
    ])
  func unusual(old: String, new: String) throws {
    let range = try #require(Self.line.range(of: old, options: old == "]}" ? .backwards : []))
    let line = Self.line.replacingCharacters(in: range, with: new)
    #expect(ManifestScanner.row(in: Array(line.utf8)[...]) == nil)
  }

  @Test("No part of a line is taken for a whole one")
  func truncated() {
    let line = Array(Self.line.utf8)
    for count in line.indices { #expect(ManifestScanner.row(in: line[..<count]) == nil) }
  }

  @Test("Titles that need escapes are read as well, by JSONDecoder")
  func escapes() throws {
    let head = ManifestHead(options: [:], size: (320, 44), separator: 0.5)
    let line = Self.line.replacingOccurrences(of: "a.ttf", with: #"\"\\.ttf"#)
    let manifest = try Manifest(parsing: head.start + Array(line.utf8) + head.end)
    #expect(manifest.rows.map(\.file) == [#""\.ttf"#])
    #expect(manifest.isOfThisVersion)
    #expect(manifest.rowJSON.map(Array.init) == [Array(line.utf8)])
  }
}
