import Foundation
import Testing

@testable import FontPreviewCore

@Suite("Drawing a list")
struct SheetRendererTests {
  private static func sheet(selected: Int? = 3, scale: Int = 2) throws -> TestSheet {
    var list = try TestCatalog.listing(fixtures: true).list
    if let selected { _ = list.select(row: selected) }
    return TestSheet(list, scale: scale)
  }

  @Test("The rows do not depend on the number of workers", arguments: [2, 5, 40, 0])
  func workers(jobs: Int) async throws {
    let sheet = try Self.sheet()
    let (one, many) = (try await sheet.rows(jobs: 1, withJSON: true), try await sheet.rows(jobs: jobs, withJSON: true))
    #expect(one.map(\.index) == Array(0..<sheet.renderer.list.numberOfRows))
    #expect(many.map(\.index) == one.map(\.index))
    #expect(many.map(\.pixmap) == one.map(\.pixmap))
    #expect(many.map(\.json) == one.map(\.json))
    #expect(many.map(\.record) == one.map(\.record))
  }

  @Test("Rows come with JSON only where it is asked for, and then it is that of their record")
  func json() async throws {
    let sheet = try TestSheet(["Plain.ttf", "empty.ttf"])
    #expect(try await sheet.rows().allSatisfy { $0.json.isEmpty })
    for row in try await sheet.rows(withJSON: true) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      #expect(
        String(decoding: row.json, as: UTF8.self) == String(decoding: try encoder.encode(row.record), as: UTF8.self))
    }
  }

  @Test("How much may wait is told by the highest row")
  func highestRow() throws {
    var renderer = try Self.sheet().renderer
    #expect(renderer.bytesPerRow == 640 * 88)
    var configuration = renderer.configuration
    configuration.rowHeights = [44, 512] + [Points](repeating: 44, count: renderer.list.numberOfRows - 2)
    renderer = SheetRenderer(list: renderer.list, configuration: configuration)
    #expect(renderer.bytesPerRow == 640 * 1024)
  }

  @Test("A list without rows is drawn at once")
  func emptyList() async throws {
    #expect(try await TestSheet(FontList()).rows().isEmpty)
  }

  @Test(
    "A font that cannot be drawn is a row in the interface font that says why",
    arguments: [
      ("truncated.ttf", FontError.cutOff, "truncated Regular"), ("empty.ttf", .emptyFile, "empty.ttf"),
      ("random.ttf", .unknownFormat, "random.ttf"),
    ])
  func errorRow(file: String, problem: FontError, title: String) async throws {
    let sheet = try TestSheet(["Plain.ttf", file, "Tall.ttf"])
    let rows = try await sheet.rows()
    #expect(rows.map(\.problem) == [nil, problem, nil])
    let record = rows[1].record
    #expect(record.title == title)
    #expect(record.error == problem.description)
    #expect(record.fallback && record.file == file)
    #expect(record.runs.map(\.file) == ["Plain.ttf"])
    #expect(record.revision == nil && record.checksum == nil)
    let palette = sheet.renderer.palette
    let dimmed = try #require(palette.firstIndex(of: ListStyle.modern.detail.color))
    let inks = Set(rows[1].pixmap.pixels.prefix(640 * 87)).subtracting([0])
    #expect(!inks.isEmpty && inks.allSatisfy { (dimmed..<(dimmed + 63)).contains($0) })
    #expect(rows[0].record.error == nil && !rows[0].record.fallback)
  }

  @Test("A font whose glyphs are damaged is an error row, not an end")
  func damagedGlyphs() async throws {
    let directory = try TestDirectory()
    var bytes = Fixtures.bytes("Plain.ttf")
    // The table glyf, from 1104 on.
    for place in 1104..<7104 { bytes[place] = 0xFF }
    directory.put("damaged.ttf", bytes)
    let sheet = TestSheet(try TestCatalog.directory(directory).list)
    let row = try #require(try await sheet.rows().first)
    guard case .unreadableGlyph = row.problem else {
      Issue.record("\(String(describing: row.problem))")
      return
    }
    #expect(row.record.error?.contains("damaged") == true)
  }

  @Test("A font that goes away after it was listed is an error row")
  func vanishedFont() async throws {
    let directory = try TestDirectory()
    directory.put("a.ttf", Fixtures.bytes("Tall.ttf"))
    let list = try TestCatalog.directory(directory).list
    try FileManager.default.removeItem(atPath: directory.path("a.ttf"))
    let row = try #require(try await TestSheet(list).rows().first)
    #expect(row.problem == .cannotOpen(errno: ENOENT))
    #expect(row.record.title == "JA Fixture Tall f")
  }

  @Test("Where the interface font cannot be drawn either, the row is blank and says what happened")
  func noInterfaceFont() async throws {
    let list = try TestCatalog.listing([.path(Fixtures.font("Plain.ttf")), .path(Fixtures.font("empty.ttf"))]).list
    let renderer = SheetRenderer(
      list: list, configuration: SheetConfiguration(interfaceFace: Fixtures.identifier("random.ttf")))
    var rows: [RenderedRow] = []
    try await renderer.draw(jobs: 1, withJSON: false) { rows += [$0.row].compactMap(\.self) }
    #expect(rows[1].problem == .emptyFile)
    #expect(rows[1].record.runs.isEmpty)
    #expect(rows[1].pixmap.pixels.allSatisfy { $0 == 0 })
  }

  private struct Stop: Error, Equatable {
    var row: Int
  }

  @Test("What receiving a row throws comes through, and no further row is received", arguments: [0, 3, 20], [1, 3])
  func stopping(at row: Int, jobs: Int) async throws {
    let sheet = try Self.sheet()
    var received: [Int] = []
    let error = await #expect(throws: Stop.self) {
      try await sheet.renderer.draw(jobs: jobs, withJSON: false) { band in
        guard let rendered = band.row else { return }
        received.append(rendered.index)
        if rendered.index == row { throw Stop(row: row) }
      }
    }
    #expect(error == Stop(row: row))
    #expect(received == Array(0...row))
  }

  @Test("Appending a row changes the fingerprint of none before it, nor does selecting another row")
  func stableFingerprints() async throws {
    let files = ["Plain.ttf", "Hebrew.ttf", "PlainBold.ttf"]
    let before = try await TestSheet(files, selected: 1).rows().map(\.record.pixels)
    #expect(Set(before).count == 3)
    let longer = try await TestSheet(files + ["Tall.ttf", "empty.ttf"], selected: 1).rows().map(\.record.pixels)
    #expect(Array(longer.prefix(3)) == before)
    let other = try await TestSheet(files, selected: 0).rows().map(\.record.pixels)
    #expect(other[2] == before[2])
    #expect(other[0] != before[0] && other[1] != before[1])
  }

  @Test("A row's fingerprint is that of its content's pixels")
  func fingerprint() async throws {
    let sheet = try TestSheet(["Plain.ttf", "Tall.ttf"], selected: 0, scale: 3)
    for row in try await sheet.rows() {
      let expected = RowFingerprint.fingerprint(of: row.pixmap, height: 131, palette: sheet.renderer.palette)
      #expect(row.record.pixels == expected)
    }
  }

  @Test("The record says of a row what its picture shows", arguments: 1...3)
  func records(scale: Int) async throws {
    let files = [
      "Plain.ttf", "LongName.ttf", "Partial.ttf", "TallInk.ttf", "DuplicateB.ttf", "Type1.pfb", "Variable.ttf",
    ]
    let records = try await TestSheet(files, selected: 0, scale: scale).rows().map(\.record)
    #expect(records.map(\.selected) == [true] + [Bool](repeating: false, count: 9))
    #expect(records.map(\.rect) == (0..<10).map { [0, 44 * Double($0), 320, 44] })
    #expect(records.map(\.truncated) == (0..<10).map { $0 == 1 })
    #expect(records.map(\.missing) == ["", "", "ixg"] + [String](repeating: "", count: 7))
    #expect(records.map(\.clipped) == (0..<10).map { $0 == 3 })
    #expect(records.map(\.revision) == ["1.0", "1.0", "1.0", "1.0", "2.0", nil, "1.0", "1.0", "1.0", "1.0"])
    #expect(records.map(\.instance) == [nil, nil, nil, nil, nil, nil, nil, 1, 3, 4])
    #expect(records.suffix(4).map(\.axes) == [400, 100, 700, 900].map { ["wght": $0] })
    #expect(records[0].fullName == "Fixture Sans Regular" && records[0].postscriptName == "FixtureSans-Regular")
    #expect(records[0].family == "Fixture Sans" && records[0].style == "Regular" && records[0].file == "Plain.ttf")
    #expect(records.allSatisfy { $0.error == nil && !$0.fallback })
    #expect(records[0].runs.map(\.unitsPerEm) == [1000])
  }

  @Test("The glyphs of a row are the same at every scale")
  func sameGlyphs() async throws {
    let files = ["Plain.ttf", "Hebrew.ttf", "Arabic.ttf", "Type1.pfb", "Bitmap.bdf"]
    let one = try await TestSheet(files, scale: 1, width: 600).rows().map(\.record.runs)
    for scale in 2...4 {
      #expect(try await TestSheet(files, scale: scale, width: 600).rows().map(\.record.runs) == one)
    }
  }

  @Test("Every fixture is drawn at every scale with ink in its own colours only", arguments: 1...4)
  func everyFixture(scale: Int) async throws {
    let sheet = try Self.sheet(selected: nil, scale: scale)
    for row in try await sheet.rows() {
      let height = 44 * scale
      #expect(row.pixmap.width == 320 * scale && row.pixmap.height == height)
      let content = row.pixmap.pixels.prefix((height - 1) * 320 * scale)
      #expect(content.contains { $0 != 0 }, "\(row.record.title) is blank")
      let separator = row.pixmap.pixels.suffix(320 * scale)
      let isLast = row.index == sheet.renderer.list.numberOfRows - 1
      #expect(separator.prefix(16 * scale).allSatisfy { $0 == 0 })
      #expect(separator.dropFirst(16 * scale).allSatisfy { ($0 == 0) == isLast })
    }
  }
}
