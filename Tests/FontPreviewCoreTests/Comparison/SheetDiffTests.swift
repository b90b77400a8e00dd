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
      "text":null,"detail":null,"clipped":false,"truncated":false,"error":null,"pixels":"00","visible":null}
      """
    var row = try JSONDecoder().decode(ManifestRow.self, from: Data(text.utf8))
    row.title = title
    row.pixels = pixels
    change(&row)
    return row
  }

  private static func manifest(
    _ rows: [ManifestRow], libraries: [String: String] = [:], options: [String: ManifestValue] = [:]
  ) throws -> Manifest {
    let versions = ["freetype": "2.12.1"].merging(libraries) { $1 }
    let values = ["scale": ManifestValue.number(2)].merging(options) { $1 }
    let encoder = JSONEncoder()
    let head = try "{\"libraries\":".utf8 + encoder.encode(versions) + ",\"options\":".utf8 + encoder.encode(values)
    let lines = rows.map { String(decoding: $0.json(), as: UTF8.self) }.joined(separator: ",\n")
    let end = "],\"schema\":1,\"separator\":0.5,\"size\":[320,\(44 * rows.count)],\"tool\":\"fontpreview 0\"}\n"
    return try Manifest(parsing: Array(head) + Array(",\"rows\":[\n\(lines)\n\(end)".utf8))
  }

  private static func diff(
    _ old: [ManifestRow], _ new: [ManifestRow], libraries: [String: String] = [:],
    options: [String: ManifestValue] = [:], ignoring ignored: [String] = []
  ) throws -> SheetDiff {
    try SheetDiff(
      from: manifest(old), to: manifest(new, libraries: libraries, options: options), ignoring: ignored)
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
    #expect(try Self.diff([], []).isSame)
  }

  @Test("Rows that come, go or move are told apart from those that change")
  func places() throws {
    let (a, b, c) = try (Self.row("A"), Self.row("B"), Self.row("C"))
    #expect(try Self.diff([b, c], [a, b, c]).rows.map(\.change) == [.added, .same, .same])
    #expect(try Self.diff([a, b, c], [b, c]).rows.map(\.change) == [.removed, .same, .same])
    #expect(try Self.diff([a, b, c], [b, c, a]).rows.map(\.change) == [.same, .same, .moved])
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
    #expect(
      try Self.causes(libraries: ["freetype": "2.13"]) { _ in }
        == [.samePositions(libraries: [LibraryChange(name: "freetype", old: "2.12.1", new: "2.13")])])
    #expect(try Self.causes { _ in } == [.samePositions(libraries: [])])
    var fallback = try Self.row().runs[0]
    fallback.file = "c.ttf"
    #expect(
      try Self.causes { $0.runs.append(fallback) } == [.fallbackChanged(old: [], new: ["c.ttf"]), .otherGlyphs])
  }

  @Test("An option that an older version did not know is no difference where it was not given")
  func newOptions() throws {
    func options(_ values: [String: ManifestValue]) throws -> [String] {
      try Self.diff([Self.row()], [Self.row()], options: values).options
    }
    #expect(try options(["match": .null, "color": .flag(false), "features": .text("")]) == [])
    #expect(
      try options(["match": .text(":bold"), "color": .flag(true), "limit": .number(3)]) == ["color", "limit", "match"])
    #expect(try options(["scale": .null]) == ["scale"])
    #expect(try options(["selected": .text("A")]) == [])
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

  @Test("A row whose face got another name is that row, renamed")
  func renamed() throws {
    let (a, b) = try (Self.row("A"), Self.row("B", pixels: "01"))
    let diff = try Self.diff([a], [b])
    #expect(diff.rows.map(\.change) == [.changed] && diff.rows[0].causes == [.renamed(old: "A", new: "B")])
    #expect(diff.rows[0].title == "B")
  }

  @Test("Of rows that do not count, nothing makes sheets different")
  func ignored() throws {
    let (a, b) = try (Self.row("A"), Self.row("B"))
    let changed = try Self.row("A", pixels: "01")
    for (old, new) in [([a, b], [changed, b]), ([a, b], [b]), ([b], [a, b]), ([a, b], [b, a])] {
      #expect(try !Self.diff(old, new).isSame)
      let diff = try Self.diff(old, new, ignoring: ["A", "B"])
      #expect(diff.isSame && diff.rows.allSatisfy(\.isIgnored) && !diff.comparesAnything)
    }
    let diff = try Self.diff([a, b], [changed, b], ignoring: ["A"])
    #expect(diff.isSame && diff.rows.map(\.isIgnored) == [true, false] && diff.comparesAnything)
    #expect(diff.rows[0].change == .changed)
    // By bytes, as names are elsewhere.
    #expect(try !Self.diff([a], [changed], ignoring: ["a"]).isSame)
  }

  @Test("What was only compared by hashes has no number of pixels, and no limit lets it pass")
  func hashes() throws {
    var diff = try Self.diff([Self.row()], [Self.row(pixels: "01")])
    #expect(diff.rows[0].counts == nil && diff.counts == PixelCounts())
    diff.limits = DifferenceLimits(pixels: 1000, ratio: 1)
    #expect(!diff.isSame)
    diff.rows[0].change = .same
    #expect(diff.isSame)
    diff.surroundings = SheetDiff.Surroundings(counts: nil, differs: true)
    #expect(!diff.isSame)
  }

  @Test("Limits are of all pixels that count, and each must be kept")
  func limits() throws {
    var diff = try Self.diff([Self.row("A"), Self.row("B")], [Self.row("A", pixels: "1"), Self.row("B", pixels: "1")])
    for row in diff.rows.indices { diff.rows[row].counts = PixelCounts(different: 5, compared: 100, maxDelta: 9) }
    func isSame(_ pixels: Int?, _ ratio: Double?) -> Bool {
      var limited = diff
      limited.limits = DifferenceLimits(pixels: pixels, ratio: ratio)
      return limited.isSame
    }
    #expect(!isSame(nil, nil) && !isSame(9, nil) && isSame(10, nil) && !isSame(nil, 0.049) && isSame(nil, 0.05))
    #expect(isSame(10, 0.05) && !isSame(9, 1) && !isSame(1000, 0.04))
    diff.rows[0].isIgnored = true
    #expect(isSame(5, nil) && !isSame(4, nil))
    diff.surroundings = SheetDiff.Surroundings(
      counts: PixelCounts(different: 3, compared: 100, maxDelta: 1), differs: true)
    #expect(isSame(8, nil) && !isSame(7, nil))
    diff.rows[1].isResized = true
    #expect(!isSame(1000, nil))
  }
}
