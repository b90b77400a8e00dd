import Foundation
import Testing

@testable import FontPreviewCore

@Suite("Which other font stands in")
struct FallbackChoiceTests {
  /// The files that are chosen for `character`, of those in a directory, after `change` was done to it.
  private static func choice(
    _ character: String, in directory: TestDirectory, interfaceFont: FaceIdentifier? = nil, change: () -> Void = {}
  ) throws -> String? {
    let catalog = try FontCatalog(
      {
        var query = TestCatalog.query()
        query.fontDirectories = [Array(directory.root.utf8)]
        return query
      }())
    change()
    let table = try catalog.fallback(
      for: [character], interfaceFace: interfaceFont ?? catalog.interfaceFace(nil), language: "en")
    return table.face(for: Substring(character))?.fileName
  }

  @Test("A font that cannot be opened any more leaves the place to the next")
  func unreadable() throws {
    let directory = try TestDirectory()
    directory.put("1.ttf", Fixtures.bytes("Greek.ttf"))
    directory.put("2.ttf", Fixtures.bytes("Greek.ttf"))
    #expect(try Self.choice("\u{3B2}", in: directory) == "1.ttf")
    let chosen = try Self.choice("\u{3B2}", in: directory) {
      try? FileManager.default.removeItem(atPath: directory.path("1.ttf"))
    }
    #expect(chosen == "2.ttf")
  }

  @Test("A font whose glyph is blank leaves the place to the next, but not for a character that is blank")
  func blank() throws {
    let directory = try TestDirectory()
    directory.put("1.ttf", Fixtures.blanked("Khmer.ttf"))
    directory.put("2.ttf", Fixtures.bytes("Khmer.ttf"))
    directory.put("3.ttf", Fixtures.bytes("Blank.ttf"))
    directory.put("4.ttf", Fixtures.bytes("Plain.ttf"))
    #expect(try Self.choice("\u{1781}", in: directory) == "2.ttf")
    #expect(try Self.choice("a", in: directory) == "4.ttf")
    let blank = FaceIdentifier(path: Array(directory.path("3.ttf").utf8))
    #expect(try Self.choice(" ", in: directory, interfaceFont: blank) == "3.ttf")
  }

  @Test("The interface font comes first, also where it is a file that is not listed")
  func interfaceFont() throws {
    let directory = try TestDirectory()
    directory.put("1.ttf", Fixtures.bytes("Plain.ttf"))
    directory.put("2.ttf", Fixtures.bytes("Greek.ttf"))
    let outside = Fixtures.identifier("PlainBold.ttf")
    #expect(try Self.choice("a", in: directory) == "1.ttf")
    #expect(try Self.choice("a", in: directory, interfaceFont: outside) == "PlainBold.ttf")
    #expect(try Self.choice("\u{3B2}", in: directory, interfaceFont: outside) == "2.ttf")
  }

  @Test("A row whose stand-in cannot be opened when it is drawn says so")
  func lostWhileDrawing() async throws {
    let directory = try TestDirectory()
    directory.put("1.ttf", Fixtures.bytes("Greek.ttf"))
    let catalog = try FontCatalog(
      TestCatalog.query([.path(Fixtures.font("Plain.ttf")), .path(Array(directory.path("1.ttf").utf8))]))
    let list = try catalog.listing(TestCatalog.query([.path(Fixtures.font("Plain.ttf"))])).list.mapRows {
      $0.text = "\u{3B2}"
    }
    var sheet = TestSheet(list)
    var configuration = sheet.renderer.configuration
    configuration.fallback = catalog.fallback(
      for: ["\u{3B2}"], interfaceFace: configuration.interfaceFace, language: "en")
    sheet.renderer = SheetRenderer(list: list, configuration: configuration)
    #expect(try await sheet.rows().map(\.problem) == [nil])
    try FileManager.default.removeItem(atPath: directory.path("1.ttf"))
    #expect(try await sheet.rows().map(\.problem) == [.cannotOpen(errno: ENOENT)])
  }
}
