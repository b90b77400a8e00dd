import Testing

@testable import FontPreviewCore

@Suite("What a query lists")
struct ListingTests {
  private static func word(_ file: String) -> FontWord { .path(Fixtures.font(file)) }

  @Test("Of faces with one title the preferred one is the row, here the one of the higher version")
  func duplicates() throws {
    let directory = try TestDirectory()
    // The names of the files say the opposite of what their versions say.
    directory.put("a.ttf", Fixtures.bytes("DuplicateB.ttf"))
    directory.put("b.ttf", Fixtures.bytes("DuplicateA.ttf"))
    #expect(try TestCatalog.directory(directory).files == ["a.ttf"])
    directory.put("c.ttf", Fixtures.bytes("DuplicateB.ttf"))
    #expect(try TestCatalog.directory(directory).files == ["a.ttf"])
  }

  @Test("All faces of one title are shown when asked for, the preferred one first")
  func shownDuplicates() throws {
    let listing = try TestCatalog.listing([Self.word("")]) { $0.showsDuplicates = true }
    let twins = listing.titles.indices.filter { listing.titles[$0] == "Fixture Twin Regular" }
    #expect(twins.map { listing.files[$0] } == ["DuplicateB.ttf", "DuplicateA.ttf"])
    let bitmaps = listing.titles.indices.filter { listing.titles[$0] == "Fixture Bitmap Regular" }
    // |24 - 34| is less than |13 - 34|.
    #expect(bitmaps.map { listing.files[$0] } == ["Bitmap24.bdf", "Bitmap.bdf"])
  }

  @Test("A variable font gives its default and its named instances, each with its number, and no master")
  func variable() throws {
    let rows = try TestCatalog.file("Variable.ttf").list.rows
    #expect(
      rows.map(\.title) == [
        "Fixture Flex Regular", "Fixture Flex Thin", "Fixture Flex Bold", "Fixture Flex Black",
      ])
    #expect(rows.map(\.face?.identifier.namedInstance) == [nil, 1, 3, 4])
    #expect(rows.allSatisfy { $0.face?.identifier.faceIndex == 0 })
    #expect(rows.map(\.face?.identifier.packedIndex) == [0, 0x1_0000, 0x3_0000, 0x4_0000])
  }

  @Test(
    "A packed index is face and instance, without fontconfig's highest bit",
    arguments: [
      (0, 0, nil), (1, 1, nil), (0x2_0003, 3, 2), (0x7FFF_0000, 0, 0x7FFF), (0x8001_0000, 0, 1),
    ] as [(Int, Int, Int?)])
  func packedIndex(packed: Int, face: Int, instance: Int?) {
    let identifier = FaceIdentifier(path: [], packedIndex: packed)
    #expect(identifier.faceIndex == face)
    #expect(identifier.namedInstance == instance)
    #expect(identifier.packedIndex == packed & 0x7FFF_FFFF)
  }

  @Test("A collection gives all its faces, each with its index")
  func collection() throws {
    let rows = try TestCatalog.file("Collection.ttc").list.rows
    #expect(rows.map(\.title) == ["Fixture First Regular", "Fixture Second Regular"])
    #expect(rows.map(\.face?.identifier.faceIndex) == [0, 1])
  }

  @Test("Words keep their order: files with all their faces, directories as a set, names as one face")
  func order() throws {
    let directory = try TestDirectory()
    for name in ["PlainItalic.ttf", "Plain.ttf", "PlainBold.ttf"] { directory.put(name, Fixtures.bytes(name)) }
    let words = [
      Self.word("Tall.ttf"), .path(Array(directory.root.utf8)), .name("Fixture Sans"), .name("Fixture Tall"),
      Self.word("Collection.ttc"),
    ]
    let tall = "JA Fixture Tall f"
    let set = ["Fixture Sans Bold", "Fixture Sans Italic", "Fixture Sans Regular"]
    let collection = ["Fixture First Regular", "Fixture Second Regular"]
    // Faces that a word has shown are not shown again.
    #expect(try TestCatalog.listing(words).titles == [tall] + set + collection)
    #expect(
      try TestCatalog.listing(words.reversed()).titles == collection + [tall] + ["Fixture Sans Regular"] + set[..<2])
  }

  @Test("Words are sorted when asked for")
  func sortedWords() throws {
    let words = [Self.word("Tall.ttf"), Self.word("PlainItalic.ttf"), Self.word("empty.ttf"), Self.word("Plain.ttf")]
    let titles = try TestCatalog.listing(words) { $0.sort = .compare }.titles
    #expect(titles == ["Fixture Sans Italic", "Fixture Sans Regular", "JA Fixture Tall f", "empty.ttf"])
  }

  @Test("By family a file gives one row a family")
  func fileByFamily() throws {
    #expect(try TestCatalog.file("Variable.ttf") { $0.naming = .family }.titles == ["Fixture Flex"])
  }

  @Test(
    "A word with a slash is a path, any other a name",
    arguments: [
      ("a/b", FontWord.path(Array("a/b".utf8))), ("./a.ttf", .path(Array("./a.ttf".utf8))), ("/", .path([0x2F])),
      ("a.ttf", .name("a.ttf")), ("", .name("")), ("DejaVu Sans", .name("DejaVu Sans")),
    ])
  func words(text: String, word: FontWord) {
    #expect(FontWord(Array(text.utf8)) == word)
  }

  @Test("A name that no face has is an error that says the nearest titles")
  func unknownName() throws {
    let error = #expect(throws: CatalogError.self) {
      _ = try TestCatalog.listing([.name("Fixture Sans Regulr")], fixtures: true)
    }
    guard case .unknownName(let name, _, let nearest) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(name == "Fixture Sans Regulr")
    #expect(nearest.first == "Fixture Sans Regular")
  }

  @Test("What fontconfig gives for an unknown name is shown where substitutes are allowed, and said")
  func allowedSubstitute() throws {
    let listing = try TestCatalog.listing([.name("No Such Font")], fixtures: true) { $0.allowsSubstitutes = true }
    #expect(listing.list.numberOfRows == 1)
    let said = listing.warnings.contains {
      if case .substituted("No Such Font", let substitution) = $0 { substitution.kind == .fallback } else { false }
    }
    #expect(said)
  }

  @Test("A generic name is one even where nothing is set up for it")
  func genericName() throws {
    let catalog = try FontCatalog(TestCatalog.query(fixtures: true))
    #expect(catalog.substitution(for: "Sans-Serif")?.kind == .generic)
    #expect(catalog.substitution(for: "No Such Font")?.kind == .fallback)
  }

  @Test("Families named by words are one row each, in their most regular face")
  func familyWords() throws {
    for words in [
      [Self.word("PlainBold.ttf"), Self.word("PlainItalic.ttf")],
      [.name("Fixture Sans Bold"), .name("Fixture Sans"), .name("Fixture Sans Italic")],
    ] {
      let listing = try TestCatalog.listing(words, fixtures: true) { $0.naming = .family }
      #expect(listing.list.rows.map(\.title) == ["Fixture Sans"])
    }
    let named = try TestCatalog.listing([.name("Fixture Sans Bold")], fixtures: true) { $0.naming = .family }
    #expect(named.list.rows.first?.face?.identifier.fileName == "Plain.ttf")
  }

  @Test("A face that is no row is found by the row that stands for it")
  func hiddenFaces() throws {
    let families = try TestCatalog.listing(fixtures: true) { $0.naming = .family }
    let row = try #require(families.row(named: "Fixture Sans Bold"))
    #expect(families.list.rows[row].title == "Fixture Sans")
    #expect(families.row(named: "fixturesans-italic") == row)
    #expect(families.row(named: "No Such Font") == nil)
  }

  @Test("Without any font the isolated set is an error")
  func nothingGiven() {
    #expect(throws: CatalogError.noFontsGiven(directory: nil, reason: nil)) { _ = try TestCatalog.listing() }
  }

  @Test("The interface font of an isolated set covers most of ASCII; of several a regular one, then the first by title")
  func interfaceFont() throws {
    let catalog = try FontCatalog(
      TestCatalog.query([Self.word("Partial.ttf"), Self.word("Plain.ttf"), Self.word("Localized.ttf")]))
    #expect(try catalog.interfaceFace(nil).fileName == "Localized.ttf")
    let weights = try FontCatalog(TestCatalog.query([Self.word("PlainBold.ttf"), Self.word("Plain.ttf")]))
    #expect(try weights.interfaceFace(nil).fileName == "Plain.ttf")
    #expect(try catalog.interfaceFace(.name("Fixture Sans")).fileName == "Plain.ttf")
    #expect(try catalog.interfaceFace(Self.word("PlainBold.ttf")).fileName == "PlainBold.ttf")
  }

  @Test("A font whose letters are blank is the interface font only where there is no other")
  func blankInterfaceFont() throws {
    let both = try FontCatalog(TestCatalog.query([Self.word("Blank.ttf"), Self.word("Partial.ttf")]))
    #expect(try both.interfaceFace(nil).fileName == "Partial.ttf")
    let directory = try TestDirectory()
    for number in 10..<40 { directory.put("\(number).ttf", Fixtures.bytes("Blank.ttf")) }
    directory.put("z.ttf", Fixtures.bytes("Partial.ttf"))
    var query = TestCatalog.query()
    query.fontDirectories = [Array(directory.root.utf8)]
    let many = try FontCatalog(query)
    #expect(try many.interfaceFace(nil).fileName == "z.ttf")
    #expect(many.faces.filter { many.drawsLetters($0.identifier) }.map(\.identifier.fileName) == ["z.ttf"])
  }

  @Test("Leaving out bitmaps where there is nothing else is an error of its own")
  func onlyBitmaps() {
    #expect(throws: CatalogError.onlyBitmaps) {
      _ = try TestCatalog.listing([Self.word("Bitmap.bdf")]) { $0.bitmaps = .skip }
    }
  }

  @Test("A family of strikes is shown in the one that is nearest to a title")
  func familyOfStrikes() throws {
    let listing = try TestCatalog.listing([Self.word("Bitmap.bdf"), Self.word("Bitmap24.bdf")]) {
      $0.naming = .family
    }
    #expect(listing.titles == ["Fixture Bitmap"])
    let named = try TestCatalog.listing([.name("Fixture Bitmap")], fixtures: true) { $0.naming = .family }
    #expect(named.files == ["Bitmap24.bdf"])
  }

  @Test("A bitmap font that is named and left out is said to be, by whichever of its names")
  func namedBitmap() {
    for name in ["Fixture Bitmap", "Fixture Bitmap Regular", "fixture bitmap"] {
      #expect(throws: CatalogError.unwantedBitmap(name)) {
        _ = try TestCatalog.listing([.name(name)], fixtures: true) { $0.bitmaps = .skip }
      }
    }
  }

  @Test("Where all that words name is left out for being bitmaps, that is said, though there are other fonts")
  func onlyBitmapsNamed() throws {
    let directory = try TestDirectory()
    directory.put("Bitmap24.bdf", Fixtures.bytes("Bitmap24.bdf"))
    let words: [FontWord] = [Self.word("Bitmap.bdf"), .path(Array(directory.root.utf8))]
    for word in words {
      #expect(throws: CatalogError.onlyBitmaps) {
        _ = try TestCatalog.listing([word], fixtures: true) { $0.bitmaps = .skip }
      }
    }
  }

  @Test("A font of signs in the place of letters is the interface font only where there is no other")
  func signInterfaceFont() throws {
    let both = try FontCatalog(
      TestCatalog.query([Self.word("Bars.ttf"), Self.word("Pi.ttf"), Self.word("Partial.ttf")]))
    #expect(try both.interfaceFace(nil).fileName == "Partial.ttf")
  }

  @Test("A file that cannot be read makes one row, however often it is named")
  func refusedTwice() throws {
    let listing = try TestCatalog.listing([Self.word("empty.ttf"), Self.word("Plain.ttf"), Self.word("empty.ttf")])
    #expect(listing.list.rows.map(\.title) == ["empty.ttf", "Fixture Sans Regular"])
  }

  @Test("A symbol font is the interface font only where there is no other, though fontconfig says it covers ASCII")
  func symbolInterfaceFont() throws {
    let both = try FontCatalog(TestCatalog.query([Self.word("Partial.ttf"), Self.word("Symbol.ttf")]))
    #expect(try both.interfaceFace(nil).fileName == "Partial.ttf")
    let symbol = try FontCatalog(TestCatalog.query([Self.word("Symbol.ttf")]))
    #expect(try symbol.interfaceFace(nil).fileName == "Symbol.ttf")
  }

  @Test("An interface font that is not there is an error")
  func unknownInterfaceFont() throws {
    let catalog = try FontCatalog(TestCatalog.query([Self.word("Plain.ttf")]))
    #expect(
      throws: CatalogError.unknownInterfaceFont("Fixture Sand", reason: nil, nearest: [])
    ) { _ = try catalog.interfaceFace(.name("Fixture Sand")) }
    let empty = Fixtures.font("empty.ttf")
    #expect(
      throws: CatalogError.unknownInterfaceFont(
        String(decoding: empty, as: UTF8.self), reason: .emptyFile, nearest: [])
    ) { _ = try catalog.interfaceFace(.path(empty)) }
    #expect(throws: CatalogError.self) { _ = try catalog.interfaceFace(.path(Array(Fixtures.path("Fonts").utf8))) }
  }

  @Test("Every name of a face is kept, in fontconfig's order, with its language")
  func allNames() throws {
    let face = try #require(try TestCatalog.file("Localized.ttf").list.rows.first?.face)
    #expect(face.families.map(\.language) == ["de", "ja", "en"])
    #expect(face.families.map(\.text) == ["Muster Örtlich", "見本ローカル", "Fixture Localized"])
    #expect(face.styles.map(\.text) == ["Standard", "標準", "Regular"])
    #expect(face.fullNames.map(\.text) == ["Muster Örtlich Standard", "見本ローカル 標準", "Fixture Localized Regular"])
    #expect(face.postScriptNames == ["FixtureLocalized-Regular"])
  }
}
