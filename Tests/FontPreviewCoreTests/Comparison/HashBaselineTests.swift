import Foundation
import Testing

@testable import FontPreviewCore

@Suite("Sheets kept as hashes")
struct HashBaselineTests {
  private static let fonts = [
    FontDigest(file: "B.ttf", sha256: "02"), FontDigest(file: "A.ttf", sha256: "01"),
    FontDigest(file: "A.ttf", sha256: "01"),
  ]

  private static func baseline(_ sample: ComparedSample) throws -> HashBaseline {
    try HashBaseline(fonts: fonts, sheet: sample.picture)
  }

  @Test("What is written is read as it was, and is JSON with a font or a row on each line")
  func roundTrip() throws {
    let kept = try Self.baseline(.sheet([("A", 1), ("B", 2)]))
    let read = try HashBaseline(parsing: kept.bytes)
    #expect(read.bytes == kept.bytes)
    #expect(read.fonts == [FontDigest(file: "A.ttf", sha256: "01"), FontDigest(file: "B.ttf", sha256: "02")])
    #expect(read.manifest.rows == kept.manifest.rows && read.hashes == kept.hashes)
    let whole = try #require(try JSONSerialization.jsonObject(with: Data(kept.bytes)) as? [String: Any])
    #expect(whole.keys.sorted() == ["fonts", "manifest", "picture", "schema", "surroundings", "top"])
    #expect(((whole["manifest"] as? [String: Any])?["rows"] as? [Any])?.count == 2)
    let lines = String(decoding: kept.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix(#"{"file":"#) } == 2 && lines.count { $0.hasPrefix(#"{"axes":"#) } == 2)
    #expect(kept.bytes.last == UInt8(ascii: "\n"))
  }

  @Test("No part of a file is taken for a whole one")
  func truncated() throws {
    let bytes = try Self.baseline(.sheet([("A", 1)])).bytes
    for count in 0..<(bytes.count - 2) {
      #expect(throws: ManifestError.self) { try HashBaseline(parsing: Array(bytes[..<count])) }
    }
    #expect(throws: ManifestError.self) { try HashBaseline(parsing: Array("{}".utf8)) }
  }

  @Test("Rows are compared by their hashes, and what is beside them by one of its own")
  func differences() throws {
    let old = ComparedSample.sheet([("A", 1), ("B", 2)])
    let kept = try Self.baseline(old)
    #expect(try kept.difference(from: old.picture, ignoring: []).isSame)
    var new = old
    new.isIndexed = true
    #expect(try kept.difference(from: new.picture, ignoring: []).isSame)
    new.rows?[1].hash = "other"
    var diff = try kept.difference(from: new.picture, ignoring: [])
    #expect(!diff.isSame && diff.rows.map(\.change) == [.same, .changed] && diff.surroundings?.differs == false)
    #expect(try kept.difference(from: new.picture, ignoring: ["B"]).isSame)
    // The separator.
    new = old
    new[1, 3] = 0
    diff = try kept.difference(from: new.picture, ignoring: [])
    #expect(!diff.isSame && diff.rows.allSatisfy { $0.change == .same } && diff.surroundings?.differs == true)
    // Where rows came or went, what is beside them says nothing.
    diff = try kept.difference(from: ComparedSample.sheet([("A", 1)]).picture, ignoring: [])
    #expect(diff.rows.map(\.change) == [.same, .removed] && diff.surroundings?.differs == false)
  }

  @Test("Fonts that changed, are missing or came are told by name")
  func fonts() throws {
    let list = FontList(
      ["A", "B"].map { FontListRow(title: $0, content: .face(.sample("/fonts/\($0).ttf"))) })
    let kept = try Self.baseline(.sheet([("A", 1), ("B", 2)]))
    func changes(_ digests: [(String, String)], ignoring: [String] = []) -> String? {
      kept.difference(
        ofFonts: list, digests: digests.map { FontDigest(file: $0.0, sha256: $0.1) }, ignoring: ignoring
      ).map { diff in
        diff.rows.map { "\($0.title) \($0.change) \($0.causes.map(\.word).joined(separator: ","))" }.joined(
          separator: "; ")
      }
    }
    #expect(changes([("A.ttf", "01"), ("B.ttf", "02")]) == nil)
    #expect(changes([("B.ttf", "02"), ("A.ttf", "01"), ("A.ttf", "01")]) == nil)
    #expect(changes([("A.ttf", "09"), ("B.ttf", "02")]) == "A changed font-file-changed")
    #expect(changes([("B.ttf", "02")]) == "A removed ")
    // Where every row of a changed file is left out, the others are still to be looked at.
    #expect(changes([("A.ttf", "09"), ("B.ttf", "02")], ignoring: ["A"]) == nil)
    let more = FontList(list.rows + [FontListRow(title: "C", content: .face(.sample("/fonts/C.ttf")))])
    let digests = ["A": "01", "B": "02", "C": "03"].map { FontDigest(file: "\($0.key).ttf", sha256: $0.value) }
    let diff = kept.difference(ofFonts: more, digests: digests, ignoring: [])
    #expect(diff?.rows.map(\.change) == [.added] && diff?.rows.map(\.title) == ["C"] && diff?.isSame == false)
  }

  @Test("What lies over rows, and another size, are told by the whole picture alone")
  func overlays() throws {
    let old = ComparedSample.sheet([("A", 1), ("B", 2)])
    let kept = try Self.baseline(old)
    var new = old
    // The row's own hash in the manifest stays.
    new[5, 1] = 9
    var diff = try kept.difference(from: new.picture, ignoring: [])
    #expect(!diff.isSame && diff.rows.allSatisfy { $0.change == .same } && diff.surroundings?.differs == true)
    new = old
    new.height += 1
    new.levels += [UInt8](repeating: 255, count: 6)
    diff = try kept.difference(from: new.picture, ignoring: [])
    #expect(!diff.isSame && diff.isResized)
  }

  @Test("A bar above rows that do not count is compared all the same")
  func barAboveIgnoredRows() throws {
    func barred(_ titles: [(String, UInt8)], bar: UInt8) -> ComparedSample {
      var sample = ComparedSample.sheet(titles)
      sample.height += 2
      sample.levels = [UInt8](repeating: bar, count: 12) + sample.levels
      for row in titles.indices { sample.rows?[row].top += 2 }
      return sample
    }
    let kept = try Self.baseline(barred([("A", 1), ("B", 2)], bar: 50))
    let diff = try kept.difference(from: barred([("B", 2)], bar: 50).picture, ignoring: ["A"])
    #expect(diff.isSame)
    #expect(try !kept.difference(from: barred([("B", 2)], bar: 51).picture, ignoring: ["A"]).isSame)
  }

  @Test("Of several files of one name, pixels must tell which changed; a file that was only renamed is the same font")
  func names() throws {
    let list = FontList([FontListRow(title: "A", content: .face(.sample("/x/A.ttf")))])
    let sheet = try ComparedSample.sheet([("A", 1)]).picture
    let two = [FontDigest(file: "A.ttf", sha256: "01"), FontDigest(file: "A.ttf", sha256: "02")]
    let kept = try HashBaseline(fonts: two, sheet: sheet)
    let changed = [FontDigest(file: "A.ttf", sha256: "01"), FontDigest(file: "A.ttf", sha256: "03")]
    #expect(kept.difference(ofFonts: list, digests: changed, ignoring: []) == nil)
    let renamed = [FontDigest(file: "B.ttf", sha256: "01"), FontDigest(file: "A.ttf", sha256: "02")]
    #expect(kept.difference(ofFonts: list, digests: renamed, ignoring: []) == nil)
  }

  @Test("A file of a later schema is told from damage")
  func schema() throws {
    let text = try String(decoding: Self.baseline(.sheet([("A", 1)])).bytes, as: UTF8.self)
    let parts = text.components(separatedBy: "\"schema\":1,\"surroundings\"")
    let later = parts.joined(separator: "\"schema\":7,\"surroundings\"")
    #expect(throws: ManifestError.newerSchema(7)) { try HashBaseline(parsing: Array(later.utf8)) }
  }

  @Test("A font file is known by its SHA-256")
  func digest() throws {
    let directory = try TestDirectory()
    // FIPS 180-2, appendix B.
    for (text, hash) in [
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ] {
      let path = directory.root + "/My.ttf"
      #expect(FileManager.default.createFile(atPath: path, contents: Data(text.utf8)))
      #expect(try FontDigest(path: Array(path.utf8)) == FontDigest(file: "My.ttf", sha256: hash))
    }
    #expect(throws: InputError.self) { try FontDigest(path: Array((directory.root + "/none").utf8)) }
  }
}
