import Foundation
import Testing

@testable import FontPreviewCore

@Suite("What changed from one sheet to another")
struct SheetDiffTests {
  private static func row(
    _ title: String = "T", pixels: String = "00", _ change: (inout ManifestRow) -> Void = { _ in }
  ) throws -> ManifestRow {
    let text = """
      {"title":"T","rect":[0,0,320,44],"selected":false,"family":"F","style":"S","postscriptName":"P","fullName":"N",
      "file":"a.ttf","faceIndex":0,"instance":null,"axes":{},"revision":"2.37","checksum":"0x1","baseline":27.5,
      "runs":[{"file":"a.ttf","faceIndex":0,"unitsPerEm":1000,"direction":"ltr","script":"Latn","language":"en",
      "features":[],"glyphs":[[1,0,0,0,500],[2,1,0,0,600]]}],"missing":"","fallback":false,"monochrome":false,
      "text":null,"detail":null,"clipped":false,"truncated":false,"error":null,"pixels":"00"}
      """
    var row = try JSONDecoder().decode(ManifestRow.self, from: Data(text.utf8))
    row.title = title
    row.pixels = pixels
    change(&row)
    return row
  }

  private static func diff(
    _ old: [ManifestRow], _ new: [ManifestRow], libraries: [String: String] = [:],
    options: [String: ManifestValue] = [:]
  ) -> SheetDiff {
    func side(_ rows: [ManifestRow]) -> SheetDiff.Side {
      SheetDiff.Side(libraries: ["freetype": "2.12.1"], options: ["scale": .number(2)], rows: rows)
    }
    var other = side(new)
    other.libraries.merge(libraries) { $1 }
    other.options.merge(options) { $1 }
    return SheetDiff(from: side(old), to: other)
  }

  private static func causes(
    libraries: [String: String] = [:], options: [String: ManifestValue] = [:],
    _ change: (inout ManifestRow) -> Void
  ) throws -> [RowChangeCause] {
    let diff = try diff([row()], [row(pixels: "01", change)], libraries: libraries, options: options)
    #expect(diff.rows.map(\.change) == [.changed] && !diff.isSame)
    return diff.rows[0].causes
  }

  @Test("Equal sheets are the same, whatever they are called")
  func same() throws {
    let diff = try Self.diff([Self.row("A"), Self.row("B")], [Self.row("A"), Self.row("B")])
    #expect(diff.isSame && diff.rows.map(\.change) == [.same, .same] && diff.rows.allSatisfy { $0.note == nil })
    #expect(Self.diff([], []).isSame)
  }

  @Test("Rows that come, go or move are told apart from those that change")
  func places() throws {
    let (a, b, c) = try (Self.row("A"), Self.row("B"), Self.row("C"))
    #expect(Self.diff([b, c], [a, b, c]).rows.map(\.change) == [.added, .same, .same])
    #expect(Self.diff([a, b, c], [b, c]).rows.map(\.change) == [.removed, .same, .same])
    #expect(Self.diff([a, b, c], [b, c, a]).rows.map(\.change) == [.same, .same, .moved])
    let moved = try Self.diff([a, b, c], [b, c, Self.row("A", pixels: "01")]).rows[2]
    #expect(moved.change == .changed && moved.old == 0 && moved.new == 2)
  }

  @Test("Each cause is named, and only where it is one")
  func eachCause() throws {
    #expect(
      try Self.causes {
        $0.revision = "2.38"
        $0.checksum = "0x2"
      } == [.fontFileChanged(old: "2.37", new: "2.38")])
    #expect(try Self.causes { $0.checksum = "0x2" } == [.fontFileChanged(old: "2.37", new: "2.37")])
    #expect(try Self.causes { $0.file = "b.ttf" }.first == .otherFile(old: "a.ttf", new: "b.ttf"))
    #expect(try Self.causes { $0.runs[0].glyphs[1][0] = 9 } == [.otherGlyphs])
    #expect(try Self.causes { $0.runs[0].glyphs.removeLast() } == [.otherGlyphs])
    #expect(try Self.causes { $0.runs[0].glyphs[1][4] = 601 } == [.otherAdvances])
    #expect(try Self.causes { $0.selected = true } == [.selection])
    #expect(try Self.causes { $0.error = "the file is empty" } == [.error])
    #expect(try Self.causes(options: ["scale": .number(3)]) { _ in } == [.optionsChanged(["scale"])])
    #expect(try Self.causes(libraries: ["freetype": "2.13"]) { _ in } == [.samePositions(libraries: ["freetype"])])
    #expect(try Self.causes { _ in } == [.samePositions(libraries: [])])
    var fallback = try Self.row().runs[0]
    fallback.file = "c.ttf"
    #expect(
      try Self.causes { $0.runs.append(fallback) } == [.fallbackChanged(old: [], new: ["c.ttf"]), .otherGlyphs])
  }

  @Test("Several causes are all named, the font first")
  func severalCauses() throws {
    let causes = try Self.causes(options: ["scale": .number(3)]) {
      $0.checksum = "0x2"
      $0.runs[0].glyphs[0][4] = 501
      $0.selected = true
    }
    #expect(causes.map(\.word) == ["font-file-changed", "other-advances", "selection", "options-changed"])
  }

  @Test("A font file that changed without changing a pixel is the same, with a note")
  func note() throws {
    let diff = try Self.diff([Self.row()], [Self.row { $0.checksum = "0x2" }])
    #expect(diff.isSame && diff.rows[0].note == .fontFileChanged(old: "2.37", new: "2.37"))
    #expect(diff.rows[0].causes.isEmpty)
  }
}
