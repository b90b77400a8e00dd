import Glibc
import Testing

@testable import FontPreviewCore

@Suite("Files that are no fonts", .timeLimit(.minutes(1)))
struct BadInputTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
  }

  private func path(_ name: String) -> [UInt8] { Array(directory.path(name).utf8) }

  private func put(_ names: String...) {
    for name in names { directory.put(name, Fixtures.bytes(name)) }
  }

  private static func refused(_ listing: FontListing) -> [String: FontError] {
    var reasons: [String: FontError] = [:]
    for case .refusedFile(let file) in listing.warnings {
      reasons[FaceIdentifier(path: file.path).fileName] = file.reason
    }
    return reasons
  }

  @Test("In a directory they are warnings, each once with its reason, and no rows")
  func inDirectory() throws {
    put("Plain.ttf", "empty.ttf", "random.ttf")
    directory.makeDirectory("folder.ttf")
    directory.makeFIFO("pipe.otf")
    directory.link("dangling.ttc", to: "nowhere")
    directory.link("circle.ttf", to: "circle.ttf")
    let listing = try TestCatalog.directory(directory)
    #expect(listing.titles == ["Fixture Sans Regular"])
    #expect(
      Self.refused(listing) == [
        "empty.ttf": .emptyFile, "random.ttf": .unknownFormat, "pipe.otf": .notARegularFile,
        "dangling.ttc": .cannotOpen(errno: ENOENT), "circle.ttf": .cannotOpen(errno: ELOOP),
      ])
    #expect(listing.warnings.count == 5)
  }

  @Test("Texts and other files of a font directory are passed over without a word")
  func silentFiles() throws {
    put("Plain.ttf", "LICENSE.txt", "README.md")
    directory.put("Plain.afm", [1, 2, 3])
    directory.put("empty", [])
    directory.makeFIFO("pipe")
    directory.link("dangling", to: "nowhere")
    directory.put(".hidden.ttf", [1])
    directory.put("fonts.dir", [0x30, 0x0A])
    let listing = try TestCatalog.directory(directory)
    #expect(listing.titles == ["Fixture Sans Regular"])
    #expect(listing.warnings.isEmpty)
  }

  @Test("A font under any name is listed; its extension says nothing")
  func oddNames() throws {
    directory.put("font", Fixtures.bytes("Plain.ttf"))
    directory.put("text.txt", Fixtures.bytes("Tall.ttf"))
    directory.put("\u{E9} \n.ttf", Fixtures.bytes("PlainBold.ttf"))
    #expect(try TestCatalog.directory(directory).titles.count == 3)
  }

  @Test("A character map that claims more characters than there are never comes to fontconfig")
  func claimedCharacters() throws {
    put("Claims.ttf", "Plain.ttf", "Emoji.ttf")
    let listing = try TestCatalog.directory(directory)
    #expect(listing.titles == ["Fixture Emoji Regular", "Fixture Sans Regular"])
    #expect(Self.refused(listing) == ["Claims.ttf": .tooManyCharacters])
    // Any number of groups that are not there.
    var bytes = Fixtures.bytes("Claims.ttf")
    let map = try #require(bytes.indices.first { bytes[$0...].starts(with: [0, 12, 0, 0]) })
    bytes.replaceSubrange((map + 12)..<(map + 16), with: [0xFF, 0xFF, 0xFF, 0xFF])
    directory.put("Claims.ttf", bytes)
    #expect(Self.refused(try TestCatalog.directory(directory)) == ["Claims.ttf": .tooManyCharacters])
  }

  @Test("A path is bytes, not text")
  func invalidPath() throws {
    let path = Array(directory.path("").utf8) + [0xFF, 0x2E, 0x74]
    put("Plain.ttf")
    #expect(unsafe rename(CPath(self.path("Plain.ttf")).characters, CPath(path).characters) == 0)
    let listing = try TestCatalog.listing([.path(path)])
    #expect(listing.list.rows.first?.face?.identifier.path == path)
    #expect(throws: Never.self) {
      _ = try FontFace(FaceIdentifier(path: path), library: FreeTypeLibrary(), pixelsPerEm: 1088)
    }
  }

  @Test("A collection's damaged faces are rows with their numbers behind those of the others", arguments: [0, 1])
  func damagedMember(member: Int) throws {
    var offset = Fixtures.bytes("Collection.ttc")
    offset.replaceSubrange((12 + 4 * member)..<(16 + 4 * member), with: [0xFF, 0xFF, 0xFF, 0xF0])
    directory.put("offset.ttc", offset)
    var table = Fixtures.bytes("Collection.ttc")
    let start = table[(12 + 4 * member)..<(16 + 4 * member)].reduce(0) { $0 << 8 | Int($1) }
    let head = try #require((start..<(start + 400)).first { Array(table[$0..<($0 + 4)]) == Array("head".utf8) })
    table.replaceSubrange(head..<(head + 4), with: Array("zzzz".utf8))
    directory.put("table.ttc", table)
    let sound = ["Fixture First Regular", "Fixture Second Regular"][1 - member]
    for name in ["offset.ttc", "table.ttc"] {
      let listing = try TestCatalog.listing([.path(path(name)), .path(path(name))])
      #expect(listing.titles == [sound, "\(name), face \(member)"])
      #expect(listing.list.rows[0].face?.identifier.faceIndex == 1 - member)
      guard case .refused(let file) = listing.list.rows[1].content else { throw CatalogError.onlyBitmaps }
      #expect(file.faceIndex == member && file.isShown)
      #expect(listing.warnings == [.refusedFile(file)])
      guard case .damaged = file.reason else {
        Issue.record("\(file.reason)")
        continue
      }
    }
  }

  @Test("A collection none of whose faces can be read is refused as a file")
  func damagedCollection() throws {
    var bytes = Fixtures.bytes("Collection.ttc")
    bytes.replaceSubrange(12..<20, with: [0xFF, 0xFF, 0xFF, 0xF0, 0xFF, 0xFF, 0xFF, 0xF0])
    directory.put("none.ttc", bytes)
    put("Plain.ttf")
    let listing = try TestCatalog.listing([.path(path("none.ttc")), .path(path("Plain.ttf"))])
    #expect(listing.titles == ["none.ttc", "Fixture Sans Regular"])
  }

  @Test("A sound font that fontconfig does not list is not said to be none")
  func unlisted() throws {
    put("Latin2.pcf", "NoHhea.ttf", "Plain.ttf")
    let reasons = Self.refused(try TestCatalog.directory(directory))
    #expect(reasons["Latin2.pcf"] == .noUnicodeMap)
    guard case .damaged = reasons["NoHhea.ttf"] else {
      Issue.record("\(String(describing: reasons))")
      return
    }
  }

  @Test("Named by a word they are rows in their place, with the reason")
  func named() throws {
    put("Plain.ttf", "empty.ttf", "random.ttf")
    directory.makeFIFO("pipe.ttf")
    let names = ["empty.ttf", "random.ttf", "Plain.ttf", "pipe.ttf", "absent.ttf"]
    let listing = try TestCatalog.listing(names.map { .path(path($0)) })
    #expect(listing.titles == ["empty.ttf", "random.ttf", "Fixture Sans Regular", "pipe.ttf", "absent.ttf"])
    #expect(
      Self.refused(listing) == [
        "empty.ttf": .emptyFile, "random.ttf": .unknownFormat, "pipe.ttf": .notARegularFile,
        "absent.ttf": .cannotOpen(errno: ENOENT),
      ])
    for row in listing.list.rows {
      if case .refused(let file) = row.content { #expect(file.isShown) }
    }
  }

  @Test("If no readable face remains, that is an error which names them all")
  func nothingReadable() {
    put("empty.ttf", "random.ttf")
    let error = #expect(throws: CatalogError.self) {
      _ = try TestCatalog.listing([.path(path("random.ttf")), .path(path("empty.ttf"))])
    }
    guard case .noReadableFace(let files) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(files.map { FaceIdentifier(path: $0.path).fileName } == ["empty.ttf", "random.ttf"])
  }

  @Test("A directory without fonts is a warning that names it, as is one that is not there")
  func emptyDirectories() throws {
    directory.makeDirectory("none")
    directory.put("none/LICENSE.txt", [0x41])
    let listing = try TestCatalog.listing([.path(Fixtures.font("Plain.ttf"))]) {
      $0.fontDirectories = [path("none"), path("absent")]
    }
    #expect(
      listing.warnings == [
        .noFontsInDirectory(path("none"), reason: nil),
        .noFontsInDirectory(path("absent"), reason: .cannotOpen(errno: ENOENT)),
      ])
    #expect(throws: CatalogError.noFontsGiven(directory: path("none"), reason: nil)) {
      _ = try TestCatalog.listing { $0.fontDirectories = [path("none")] }
    }
  }

  @Test("Directories that link to each other are walked once each")
  func loops() throws {
    directory.makeDirectory("a")
    directory.makeDirectory("b")
    directory.link("a/to-b", to: "../b")
    directory.link("b/to-a", to: "../a")
    directory.link("a/self", to: ".")
    directory.put("a/one.ttf", Fixtures.bytes("Plain.ttf"))
    directory.put("b/two.ttf", Fixtures.bytes("Tall.ttf"))
    let walk = try FontWalk(Array(directory.root.utf8))
    #expect(walk.files.map { FaceIdentifier(path: $0).fileName }.sorted() == ["one.ttf", "two.ttf"])
    let listing = try TestCatalog.directory(directory) { $0.showsDuplicates = true }
    #expect(listing.titles == ["Fixture Sans Regular", "JA Fixture Tall f"])
    #expect(listing.warnings.isEmpty)
  }

  @Test("One file on two ways is one face")
  func twoWays() throws {
    put("Plain.ttf")
    directory.link("again", to: ".")
    let words: [FontWord] = [
      .path(path("Plain.ttf")), .path(path("./Plain.ttf")), .path(path("again/Plain.ttf")),
      .path(Array(directory.root.utf8)),
    ]
    let listing = try TestCatalog.listing(words) { $0.fontDirectories = [Array(directory.root.utf8)] }
    #expect(listing.titles == ["Fixture Sans Regular"])
  }

  @Test("Two orders of the same directory give the same listing", arguments: Naming.allCases)
  func directoryOrders(naming: Naming) throws {
    let names = [
      "Plain.ttf", "PlainBold.ttf", "DuplicateA.ttf", "DuplicateB.ttf", "Bitmap.bdf", "Bitmap24.bdf", "Collection.ttc",
      "Variable.ttf", "Tall.ttf",
    ]
    // The same root for both, so that paths are alike.
    func titlesAndFiles(_ names: [String]) throws -> [[String]] {
      for name in names { put(name) }
      defer { for name in names { _ = unsafe unlink(directory.path(name)) } }
      let listing = try TestCatalog.directory(directory) {
        $0.naming = naming
        $0.showsDuplicates = true
      }
      return [listing.titles, listing.files]
    }
    #expect(try titlesAndFiles(names) == titlesAndFiles(names.reversed()))
  }

  @Test("A file or directory without permission is refused with that reason")
  func unreadable() throws {
    put("Plain.ttf", "Tall.ttf")
    directory.setMode("Tall.ttf", 0)
    directory.makeDirectory("locked")
    directory.setMode("locked", 0)
    defer { directory.setMode("locked", 0o700) }
    let listing = try directory.asUnprivileged { try TestCatalog.directory(directory) }
    #expect(listing.titles == ["Fixture Sans Regular"])
    #expect(Self.refused(listing) == ["Tall.ttf": .cannotOpen(errno: EACCES)])
    #expect(listing.warnings.contains(.noFontsInDirectory(path("locked"), reason: .cannotOpen(errno: EACCES))))
  }
}
