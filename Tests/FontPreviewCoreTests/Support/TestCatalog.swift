@testable import FontPreviewCore

/// Listings of fonts that a test gives, and of no others.
enum TestCatalog {
  static func query(_ words: [FontWord] = [], fixtures: Bool = false) -> FontQuery {
    var query = FontQuery()
    query.isIsolated = true
    query.words = words
    if fixtures { query.fontDirectories = [Array(Fixtures.path("Fonts").utf8)] }
    return query
  }

  static func listing(
    _ words: [FontWord] = [], fixtures: Bool = false, change: (inout FontQuery) -> Void = { _ in }
  ) throws(CatalogError) -> FontListing {
    var query = query(words, fixtures: fixtures)
    change(&query)
    return try FontCatalog(query).listing(query)
  }

  /// The listing of one fixture file.
  static func file(_ name: String, change: (inout FontQuery) -> Void = { _ in }) throws(CatalogError) -> FontListing {
    try listing([.path(Fixtures.font(name))], change: change)
  }

  /// The listing of a directory that a test made.
  static func directory(
    _ directory: TestDirectory, change: (inout FontQuery) -> Void = { _ in }
  ) throws(CatalogError) -> FontListing {
    try listing { query in
      query.fontDirectories = [Array(directory.root.utf8)]
      change(&query)
    }
  }
}

extension FontListing {
  var titles: [String] { list.rows.map(\.title) }

  /// The files behind the rows, without their directories.
  var files: [String] {
    list.rows.map { row in
      switch row.content {
      case .face(let face): face.identifier.fileName
      case .refused(let file): FaceIdentifier(path: file.path).fileName
      }
    }
  }
}

extension FontDescriptor {
  /// A regular face that no file stands behind.
  static func sample(
    _ path: String = "/a.ttf", face: Int = 0, instance: Int? = nil, change: (inout FontDescriptor) -> Void = { _ in }
  ) -> FontDescriptor {
    var sample = FontDescriptor(
      identifier: FaceIdentifier(path: Array(path.utf8), faceIndex: face, namedInstance: instance),
      families: [LocalizedName("Sample", language: "en")], styles: [LocalizedName("Regular", language: "en")],
      fullNames: [LocalizedName("Sample Regular", language: "en")], postScriptNames: ["Sample-Regular"], weight: 80,
      width: 100, slant: 0, designSize: nil, pixelSize: nil, hasOutlines: true, isSymbol: false, coversEnglish: true,
      isColor: false, format: "TrueType", version: 65536)
    change(&sample)
    return sample
  }
}
