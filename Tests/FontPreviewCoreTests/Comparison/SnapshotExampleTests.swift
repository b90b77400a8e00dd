import Foundation
import Testing

@testable import FontPreviewCore

/// What the example needs of swift-snapshot-testing 1.19, which cannot be fetched here: its types, in the same form.
struct Diffing<Value> {
  var diffV2: (Value, Value) -> (String, [DiffAttachment])?

  static func diff(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diffV2: @escaping (Value, Value) -> (String, [DiffAttachment])?
  ) -> Diffing {
    Diffing(diffV2: diffV2)
  }
}

enum DiffAttachment {
  case data(Data, name: String)

  var name: String { if case .data(_, let name) = self { name } else { "" } }
}

struct Snapshotting<Value, Format> {
  var pathExtension: String?
  var diffing: Diffing<Format>
}

@Suite("The documented strategy for snapshots")
struct SnapshotExampleTests {
  @Test("It is silent about equal sheets, and tells rows, cause and picture of others")
  func compares() throws {
    let strategy = Snapshotting<Data, Data>.fontpreview()
    let old = try Data(ComparedSample.sheet([("A", 1), ("B", 2)]).png)
    let new = try Data(ComparedSample.sheet([("A", 1), ("B", 3)]).png)
    #expect(strategy.pathExtension == "png")
    #expect(strategy.diffing.diffV2(old, old) == nil)
    let (text, attachments) = try #require(strategy.diffing.diffV2(old, new))
    #expect(text.contains("1 of 2 rows differs") && text.contains("changed  \"B\""))
    #expect(attachments.map(\.name) == ["reference.png", "failure.png", "difference.png"])
    guard case .data(let png, _) = attachments[2] else { return }
    #expect(try RGBAPicture(png: Array(png)).height == 8 + 3 + 8)
    let (error, _) = try #require(strategy.diffing.diffV2(old, Data([1, 2, 3])))
    #expect(error.contains("no PNG"))
  }

  @Test("What the article prints is what is compiled here")
  func article() throws {
    let root = Fixtures.folder.split(separator: "/").dropLast(2).joined(separator: "/")
    let article = try String(
      contentsOfFile: "/\(root)/Sources/FontPreviewCore/FontPreviewCore.docc/ComparingSnapshots.md", encoding: .utf8)
    let folder = try #require(#filePath.lastIndex(of: "/"))
    let example = try String(contentsOfFile: "\(#filePath[...folder])SnapshotExample.swift", encoding: .utf8)
    let blocks = article.components(separatedBy: "```")
    #expect(blocks.count >= 3 && blocks[1] == "swift\nimport SnapshotTesting\n" + example)
  }
}
