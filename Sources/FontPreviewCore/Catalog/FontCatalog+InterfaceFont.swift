extension FontCatalog {
  /// The face that everything but titles is drawn in.
  ///
  /// `wanted` is a name or, where it contains a slash, a font file; nil for the default: of the system's own fonts a
  /// regular, upright face that fontconfig gives for sans-serif, of added ones only where the system has none; and in
  /// isolated sets the face that covers most of ASCII, of several a regular one, then the first by title; a symbol font or one that draws no
  /// letters only where there is no other. Throws `CatalogError.unknownInterfaceFont`.
  public func interfaceFace(_ wanted: FontWord?) throws(CatalogError) -> FaceIdentifier {
    switch wanted {
    case .path(let path):
      return try interfaceFile(path)
    case .name(let name):
      let index = nameIndex(FontQuery())
      if let found = index.face(named: name) { return index.faces[found].identifier }
      throw .unknownInterfaceFont(name, reason: nil, nearest: NearestTitles.titles(nearest: name, in: index.titleList))
    case nil:
      if !isIsolated, let face = sansSerifFace(systemOnly: true) ?? sansSerifFace(systemOnly: false) { return face }
      return mostLatinFace()
    }
  }

  private func interfaceFile(_ path: [UInt8]) throws(CatalogError) -> FaceIdentifier {
    do {
      let walk = try FontWalk(path)
      guard !walk.isDirectory, let file = walk.files.first else { throw FontError.notARegularFile }
      // FreeType opens it only when something is drawn in it; a bad file is better met here.
      _ = try FontFace(FaceIdentifier(path: file), library: FreeTypeLibrary(), pixelsPerEm: 17 * 64, inColor: false)
      return FaceIdentifier(path: file)
    } catch {
      throw .unknownInterfaceFont(
        String(decoding: path, as: UTF8.self), reason: error as? FontError, nearest: [])
    }
  }

  private func mostLatinFace() -> FaceIdentifier {
    var coverage: [FaceIdentifier: Int] = [:]
    let ascii = (0x21...0x7E).map { Unicode.Scalar(UInt8($0)) }
    configuration.forEachFont { pattern in
      guard let identifier = FaceIdentifier(pattern) else { return }
      coverage[identifier] = pattern.coverage(of: ascii)
    }
    let ordered = faces.sorted { left, right in
      // fontconfig says that symbol fonts cover ASCII, but they draw something else there.
      if left.isSymbol != right.isSymbol { return !left.isSymbol }
      let (first, second) = (coverage[left.identifier] ?? 0, coverage[right.identifier] ?? 0)
      if first != second { return first > second }
      if Self.isRegular(left) != Self.isRegular(right) { return Self.isRegular(left) }
      let (leftName, rightName) = (left.name(.full, language: "en"), right.name(.full, language: "en"))
      if leftName != rightName { return TitleOrder.compare.precedes(leftName, rightName) }
      return FaceOrder.isPreferredAmongNamesakes(left, right)
    }
    // A character map may name blank glyphs or pictures; what covers none of ASCII has no letters anyhow.
    let candidates = ordered.filter { (coverage[$0.identifier] ?? 0) > 0 && !$0.isSymbol }.map(\.identifier)
    // A catalog without faces is never made.
    return firstWithLetters(candidates) ?? ordered.first?.identifier ?? FaceIdentifier(path: [])
  }

  /// Whether a face is upright and neither light nor bold, narrow nor wide.
  private static func isRegular(_ face: FontDescriptor) -> Bool {
    face.slant == 0 && (75...100).contains(face.weight) && face.width == 100
  }

  /// What fontconfig gives for sans-serif, of the system's own fonts alone if `systemOnly`; nil where there is none that
  /// draws letters.
  ///
  /// Only a regular, upright face, and where fontconfig's first choice is none, the next one: a family of which only the
  /// bold is installed does not make a list bold. If there is no such face, the first that draws letters.
  private func sansSerifFace(systemOnly: Bool) -> FaceIdentifier? {
    let set = configuration.faceSet(systemOnly: systemOnly)
    let listed = Dictionary(faces.map { ($0.identifier, $0) }) { first, _ in first }
    let query = FontconfigPattern()
    query.add(.family, "sans-serif")
    // "und" keeps fontconfig from adding the languages of the environment.
    query.add(.language, "en")
    query.add(.language, "und")
    configuration.substitute(query)
    func isRegular(_ identifier: FaceIdentifier) -> Bool {
      listed[identifier].map { Self.isRegular($0) && !$0.isSymbol } ?? false
    }
    // Matching takes a fraction of what sorting does, and its answer is nearly always the one.
    if let match = configuration.match(query, in: set), let identifier = FaceIdentifier(match) {
      if isRegular(identifier), drawnLetters(identifier) == Self.letters.count { return identifier }
    }
    let sorted = configuration.sort(query, in: set)?.faces.filter { listed[$0] != nil } ?? []
    return firstWithLetters(sorted.filter(isRegular)) ?? firstWithLetters(sorted)
  }

  /// The first face that draws all letters, else the first of those that draw most; nil where none draws any.
  private func firstWithLetters(_ identifiers: [FaceIdentifier]) -> FaceIdentifier? {
    var best: (identifier: FaceIdentifier, count: Int)?
    for identifier in identifiers {
      let count = drawnLetters(identifier)
      if count > best?.count ?? 0 { best = (identifier, count) }
      if count == Self.letters.count { break }
    }
    return best?.identifier
  }

  /// Whether a face draws letters, so that names and messages can be written in it.
  public func drawsLetters(_ identifier: FaceIdentifier) -> Bool { drawnLetters(identifier) > 0 }

  /// How many letters a face leaves ink for; none where it holds pictures in their place.
  private func drawnLetters(_ identifier: FaceIdentifier) -> Int {
    guard let face = try? FontFace(identifier, library: FreeTypeLibrary(), pixelsPerEm: 17 * 64, inColor: false),
      !face.isPictorial, faces.first(where: { $0.identifier == identifier })?.isSymbol != true
    else { return 0 }
    return Self.letters.count { (try? face.draws($0)) ?? false }
  }

  /// Those that English uses most: a face that draws them can hardly lack one in a message.
  private static let letters = Array("etaoinshrETAOINSHR".unicodeScalars)
}
