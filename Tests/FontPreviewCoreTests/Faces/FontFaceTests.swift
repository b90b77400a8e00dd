import Glibc
import Testing

@testable import FontPreviewCore

@Suite("Opening a face")
struct FontFaceTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
  }

  private func open(_ bytes: [UInt8], face: Int = 0) throws(FontError) -> FontFace {
    directory.put("font", bytes)
    return try FontFace(
      FaceIdentifier(path: Array(directory.path("font").utf8), faceIndex: face), library: FreeTypeLibrary(),
      pixelsPerEm: 17 * 64)
  }

  @Test(
    "The line box is what hhea says, or OS/2 where it asks for its own",
    arguments: [
      ("Plain.ttf", 0, 952, 241), ("TypoMetrics.ttf", 0, 1200, 600), ("Collection.ttc", 0, 952, 241),
      ("Collection.ttc", 1, 850, 250), ("ZeroMetrics.ttf", 0, 0, 0), ("Tall.ttf", 0, 4000, 2000),
      ("Postscript.otf", 0, 952, 241), ("Woff2.woff2", 0, 952, 241),
    ])
  func lineBox(file: String, index: Int, ascender: Int, descender: Int) throws {
    let face = try Fixtures.face(file, index: index)
    #expect(face.ascender == ascender)
    #expect(face.descender == descender)
    #expect(face.unitsPerEm == 1000)
  }

  @Test("A bitmap face is drawn at its strike, whatever size is asked for", arguments: 1...4)
  func strike(scale: Int) throws {
    #expect(try Fixtures.face("Bitmap.bdf", scale: scale).pixelsPerEm == 13 * 64)
    #expect(try Fixtures.face("Plain.ttf", scale: scale).pixelsPerEm == 17 * 64 * scale)
  }

  @Test("Revision and checksum are those of the head table, and of no other kind of font")
  func head() throws {
    let bytes = Fixtures.bytes("DuplicateB.ttf")
    let record = try #require((0..<20).first { Array(bytes[(12 + 16 * $0)..<(16 + 16 * $0)]) == Array("head".utf8) })
    let offset = bytes[(20 + 16 * record)..<(24 + 16 * record)].reduce(0) { $0 << 8 | Int($1) }
    let checksum = bytes[(offset + 8)..<(offset + 12)].reduce(0) { $0 << 8 | UInt32($1) }
    let head = try #require(try Fixtures.face("DuplicateB.ttf").head)
    #expect(head.revision == 0x2_0000)
    #expect(head.checksum == checksum)
    for file in ["Type1.pfb", "Bitmap.bdf"] { #expect(try Fixtures.face(file).head == nil) }
  }

  @Test(
    "What cannot be a font says why",
    arguments: [
      ("empty.ttf", FontError.emptyFile), ("random.ttf", .unknownFormat), ("truncated.ttf", .cutOff),
      ("LICENSE.txt", .unknownFormat), ("absent.ttf", .cannotOpen(errno: ENOENT)), ("", .notARegularFile),
    ])
  func errors(file: String, error: FontError) {
    #expect(throws: error) { _ = try Fixtures.face(file) }
  }

  @Test("A FIFO is refused without waiting for a writer", .timeLimit(.minutes(1)))
  func fifo() {
    directory.makeFIFO("font")
    let path = Array(directory.path("font").utf8)
    #expect(throws: FontError.notARegularFile) { _ = try FontFile(path: path) }
  }

  @Test("A face that the file does not have is an error", arguments: [("Plain.ttf", 1), ("Collection.ttc", 2)])
  func absentFace(file: String, index: Int) {
    #expect(throws: FontError.noSuchFace) { _ = try Fixtures.face(file, index: index) }
  }

  @Test("An instance that damaged variation tables keep from being set is told from one that the file does not have")
  func unusableInstance() throws {
    var bytes = Fixtures.bytes("Variable.ttf")
    // The table directory's entry for avar: its offset in the file.
    let entry = try #require(
      stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16).first { bytes[$0..<($0 + 4)].elementsEqual("avar".utf8) })
    let start = bytes[(entry + 8)..<(entry + 12)].reduce(0) { $0 << 8 | Int($1) }
    // Behind version, two zeros and the number of axes: how many places there are, and then these, each falling.
    bytes.replaceSubrange((start + 10)..<(start + 18), with: [0x40, 0, 0xC0, 0, 0, 0, 0x7F, 0xFF])
    directory.put("Bad.ttf", bytes)
    func open(_ instance: Int) throws(FontError) -> FontFace {
      try FontFace(
        FaceIdentifier(path: Array(directory.path("Bad.ttf").utf8), namedInstance: instance),
        library: FreeTypeLibrary(), pixelsPerEm: 1088)
    }
    #expect(throws: FontError.unusableInstance) { _ = try open(1) }
    #expect(throws: FontError.noSuchFace) { _ = try open(9) }
  }

  @Test("A font whose outlines are cut off is an error wherever the cut is; one that lost later tables is drawn")
  func everyCut() throws {
    let bytes = Fixtures.bytes("Plain.ttf")
    // Where glyf ends, after which come name, post and the layout tables.
    let end = 7122
    for count in [end - 1, end - 500, 2000, 1104] {
      #expect(throws: FontError.cutOff, "\(count)") { _ = try open(Array(bytes[..<count])) }
    }
    #expect(throws: Never.self) { _ = try open(Array(bytes[..<end])).glyph(34) }
  }

  @Test(
    "However a font is cut, opening it and drawing a glyph gives an error or a glyph",
    arguments: [
      "Plain.ttf", "Postscript.otf", "Variable.ttf", "Collection.ttc", "Type1.pfb", "Bitmap.bdf", "Woff.woff",
      "Woff2.woff2", "Arabic.ttf",
    ])
  func survivesCuts(file: String) {
    let bytes = Fixtures.bytes(file)
    for count in stride(from: 1, to: bytes.count, by: max(1, bytes.count / 60)) {
      do throws(FontError) {
        let face = try open(Array(bytes[..<count]))
        let line = try TextShaper(scale: Scale(1), language: "en").shape(
          "Fixture \u{628}", faces: LineFaces(primary: face), width: 100)
        #expect(!line.runs.isEmpty)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test(
    "However its bytes are damaged, opening a font and drawing a line gives an error or a line",
    arguments: [
      "Plain.ttf", "Postscript.otf", "Variable.ttf", "Collection.ttc", "Type1.pfb", "Woff.woff", "Devanagari.ttf",
    ])
  func survivesDamage(file: String) {
    let bytes = Fixtures.bytes(file)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        damaged[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      do throws(FontError) {
        _ = try TextShaper(scale: Scale(1), language: "en").shape(
          "Fixture", faces: LineFaces(primary: open(damaged)), width: 100)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }
}
