extension FontCatalog {
  /// The face that everything but titles is drawn in.
  ///
  /// `wanted` is a name or, where it contains a slash, a font file; nil for the default: what fontconfig gives for
  /// sans-serif, and in isolated sets the face that covers most of ASCII, of several the first by title; a symbol font
  /// only where there is no other. Throws `CatalogError.unknownInterfaceFont`.
  public func interfaceFace(_ wanted: FontWord?) throws(CatalogError) -> FaceIdentifier {
    switch wanted {
    case .path(let path):
      return try interfaceFile(path)
    case .name(let name):
      let index = nameIndex(FontQuery())
      if let found = index.face(named: name) { return index.faces[found].identifier }
      throw .unknownInterfaceFont(name, reason: nil, nearest: NearestTitles.titles(nearest: name, in: index.titleList))
    case nil:
      if !isIsolated, let match = substitution(for: "sans-serif") { return match.face.identifier }
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
      let (leftName, rightName) = (left.name(.full, language: "en"), right.name(.full, language: "en"))
      if leftName != rightName { return TitleOrder.compare.precedes(leftName, rightName) }
      return FaceOrder.isPreferredAmongNamesakes(left, right)
    }
    // A character map may name blank glyphs. Beyond the first candidates nothing is likely to be better.
    let readable = ordered.prefix(16).first { Self.drawsLetters($0.identifier) }
    // A catalog without faces is never made.
    return (readable ?? ordered.first)?.identifier ?? FaceIdentifier(path: [])
  }

  private static func drawsLetters(_ identifier: FaceIdentifier) -> Bool {
    guard let face = try? FontFace(identifier, library: FreeTypeLibrary(), pixelsPerEm: 17 * 64),
      !face.isPictorial, let drawn = try? SampleSelection.drawable("etaoinshr", in: face)
    else { return false }
    return !drawn.isEmpty
  }
}
