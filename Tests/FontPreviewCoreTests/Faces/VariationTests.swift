import Testing

@testable import FontPreviewCore

@Suite("Variable fonts")
struct VariationTests {
  @Test("Named instances are rows, or only the default is")
  func instances() throws {
    let all = try TestCatalog.file("Optical.ttf").titles
    #expect(all == ["Fixture Optical Regular", "Fixture Optical Caption", "Fixture Optical Display"])
    #expect(try TestCatalog.file("Optical.ttf") { $0.instances = .default }.titles == ["Fixture Optical Regular"])
  }

  @Test("Axes that are not set keep the place of the row's instance, opsz too")
  func places() async throws {
    let sheet = try TextSheet(["Optical.ttf", "Plain.ttf"])
    #expect(
      try await sheet.records().map(\.axes) == [
        ["wght": 400, "opsz": 14], ["wght": 400, "opsz": 8], ["wght": 700, "opsz": 72], [:],
      ])
    let moved = try TextSheet(["Optical.ttf", "Plain.ttf"]) { _ in
    } configuration: { configuration in
      configuration.variations = [FontVariation("wght=650")!, FontVariation("wdth=50")!]
    }
    #expect(
      try await moved.records().map(\.axes) == [
        ["wght": 650, "opsz": 14], ["wght": 650, "opsz": 8], ["wght": 650, "opsz": 72], [:],
      ])
  }

  @Test(
    "A place beyond an axis is its end; of two places on one the last counts",
    arguments: [
      ("wght=5000", 900), ("wght=-1", 100), ("wght=300,wght=200", 200),
    ])
  func limits(variations: String, weight: Float) throws {
    let face = try Fixtures.face("Optical.ttf", variations: Self.variations(variations))
    #expect(face.axes.map(\.value) == [weight, 14])
  }

  @Test(
    "Outlines move along with what was shaped: every letter stands in the middle of its advance",
    arguments: [nil, 2, 3], ["", "wght=900", "wght=100,opsz=72", "opsz=8", "wght=531,opsz=33"])
  func outlines(instance: Int?, variations: String) throws {
    let face = try Fixtures.face(
      "Optical.ttf", instance: instance, scale: 4, variations: Self.variations(variations))
    let item = TextItem(range: 0..<5, direction: .leftToRight, script: ScriptTag("Latn"))
    let glyphs = try face.shape(Array("FORiu".utf8), item: item, language: "en", buffer: HarfBuzzBuffer())
    for glyph in glyphs {
      let ink = try #require(try face.inkBounds(of: glyph.id))
      let advance = Double(glyph.xAdvance) * face.pixelsPerUnit * 64
      // Points and advances are rounded to units.
      #expect(abs(Double(ink.minX + ink.maxX) - advance) < 3 * face.pixelsPerUnit * 64, "\(glyph)")
    }
  }

  @Test(
    "The line box follows MVAR",
    arguments: [(nil, "", 952), (2, "", 952), (3, "", 1078), (nil, "wght=900", 1002), (nil, "wght=900,opsz=72", 1102)])
  func metrics(instance: Int?, variations: String, ascender: Int) throws {
    let face = try Fixtures.face("Optical.ttf", instance: instance, variations: Self.variations(variations))
    #expect(face.ascender == ascender && face.descender == 241)
  }

  @Test("Variations move no font without axes, and no font that stands in")
  func unmoved() async throws {
    func runs(_ files: [String], _ variations: [FontVariation]) async throws -> [[ManifestRun]] {
      let sheet = try TextSheet(files, text: "Fi") {
        $0.instances = .default
      } configuration: {
        $0.variations = variations
      }
      return try await sheet.records().map(\.runs)
    }
    for files in [["Plain.ttf", "Optical.ttf"], ["Greek.ttf", "Optical.ttf"]] {
      let (before, after) = (try await runs(files, []), try await runs(files, Self.variations("wght=900")))
      #expect(before[0] == after[0])
      #expect(before[1] != after[1])
    }
    #expect(try await runs(["Greek.ttf", "Optical.ttf"], [])[0].map(\.file) == ["Optical.ttf"])
  }

  @Test(
    "Variations move no detail in the interface font, whether that is the row's own font or lets it stand in",
    arguments: ["Variable.ttf", "Greek.ttf"], [CellStyle.value1, .subtitle])
  func unmovedDetail(interfaceFont: String, cell: CellStyle) async throws {
    func row(_ text: String, _ variations: String) async throws -> RenderedRow {
      let sheet = try TextSheet(["Variable.ttf"], text: text, detail: RowDetail(text: "Fir", isInOwnFace: false)) {
        $0.instances = .default
      } configuration: {
        $0.interfaceFace = Fixtures.identifier(interfaceFont)
        $0.cell = cell
        $0.variations = Self.variations(variations)
      }
      return try #require(try await sheet.rows().first)
    }
    let (before, after) = (try await row("O", ""), try await row("O", "wght=900"))
    #expect(before.record.detail == after.record.detail)
    #expect(before.record.runs != after.record.runs)
    // The detail stands to the right of the title or below it.
    let isOfDetail = { (x: Int, y: Int) in cell == .value1 ? x > 320 : y > 48 }
    #expect(after.count(differingFrom: before) { !isOfDetail($0, $1) } > 0)
    #expect(after.count(differingFrom: before, where: isOfDetail) == 0)
  }

  private static func variations(_ list: String) -> [FontVariation] {
    list.split(separator: ",").compactMap { FontVariation(String($0)) }
  }
}
