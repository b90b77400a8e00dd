extension FontCatalog {
  /// The rows that a query shows, in its order.
  ///
  /// Throws `CatalogError.unknownName` for a word that names no listed font, unless substitutes are allowed,
  /// ``CatalogError/invalidPattern(_:)`` for a filter that is none, `.onlyBitmaps` or `.unwantedBitmap` where what words name is left out for being bitmaps, and `.noReadableFace` where all rows would be
  /// files that cannot be read.
  public func listing(_ query: FontQuery) throws(CatalogError) -> FontListing {
    var rows: [FontListRow] = []
    var warnings = warnings
    if !query.filter.isEmpty { warnings = warnings.map(\.withoutRow) }
    let accepted = try faces(meeting: query.filter)
    func isAccepted(_ face: FontDescriptor) -> Bool { accepted?.contains(face.identifier) ?? true }
    if query.words.isEmpty {
      rows = self.rows(of: faces.filter(isAccepted), query)
    } else {
      var shown = ShownRows(naming: query.naming)
      var index: NameIndex?
      for word in query.words {
        switch word {
        case .path(let path):
          rows += rowsOfPath(path, query, isAccepted).filter { shown.insert($0) }
        case .name(let name):
          if index == nil { index = nameIndex(query) }
          let row = row(try face(named: name, in: index!, query, &warnings), query)
          if row.face.map(isAccepted) ?? true, shown.insert(row) { rows.append(row) }
        }
      }
      if let sort = query.sort, sort != .unsorted { rows = Self.sorted(rows, by: sort, language: query.language) }
    }
    if query.isReversed { rows.reverse() }
    if let limit = query.limit { rows = Array(rows.prefix(limit)) }
    if rows.isEmpty, !query.filter.isEmpty {
      warnings.append(.nothingMeetsFilter)
    } else if !rows.contains(where: { $0.face != nil }) {
      if rows.isEmpty, query.words.contains(where: namesUnwantedBitmaps) { throw .onlyBitmaps }
      throw .noReadableFace(
        rows.compactMap { row in if case .refused(let file) = row.content { file } else { nil } })
    }
    return FontListing(
      list: FontList(rows), warnings: warnings, faces: faces, naming: query.naming, language: query.language)
  }

  private func namesUnwantedBitmaps(_ word: FontWord) -> Bool {
    if case .path(let path) = word { pathContents[path]?.hasUnwantedBitmaps ?? false } else { false }
  }

  /// The face that a word names.
  private func face(
    named name: String, in index: NameIndex, _ query: FontQuery, _ warnings: inout [CatalogWarning]
  ) throws(CatalogError) -> FontDescriptor {
    if let found = index.face(named: name) {
      guard query.naming == .family else { return index.faces[found] }
      // One row a family, in its most regular face, whichever of them was named.
      let title = index.faces[found].title(query.naming, language: query.language)
      return index.faces[index.face(named: title) ?? found]
    }
    let substitution = substitution(for: name)
    if query.allowsSubstitutes, let substitution {
      warnings.append(.substituted(name: name, substitution))
      return substitution.face
    }
    if Self.nameIndex(unwantedBitmaps, query).face(named: name) != nil { throw .unwantedBitmap(name) }
    throw .unknownName(
      name, substitution: substitution, nearest: NearestTitles.titles(nearest: name, in: index.titleList))
  }

  /// An index over all faces, of one title the preferred one first.
  func nameIndex(_ query: FontQuery) -> NameIndex {
    Self.nameIndex(faces, query)
  }

  private static func nameIndex(_ faces: [FontDescriptor], _ query: FontQuery) -> NameIndex {
    let preferred = preferred(faces, query.naming)
    return NameIndex(
      preferred, titles: preferred.map { $0.title(query.naming, language: query.language) }, naming: query.naming,
      language: query.language)
  }

  private func row(_ face: FontDescriptor, _ query: FontQuery) -> FontListRow {
    FontListRow(
      title: face.title(query.naming, language: query.language),
      rawName: face.name(query.naming, language: query.language), content: .face(face))
  }

  /// The faces of a set as rows: of one title the preferred one alone, unless all are asked for, sorted.
  private func rows(of faces: [FontDescriptor], _ query: FontQuery) -> [FontListRow] {
    let preferred = Self.preferred(faces, query.naming)
    var rows: [FontListRow] = []
    rows.reserveCapacity(preferred.count)
    var titles: Set<NameKey> = []
    for face in preferred {
      let row = row(face, query)
      if query.showsDuplicates || titles.insert(NameKey(row.title)).inserted { rows.append(row) }
    }
    return Self.sorted(rows, by: query.sort ?? .compare, language: query.language)
  }

  /// A file's faces in the file's order, a directory's as a set of its own; files that cannot be read behind them.
  private func rowsOfPath(
    _ path: [UInt8], _ query: FontQuery, _ isAccepted: (FontDescriptor) -> Bool
  ) -> [FontListRow] {
    guard let content = pathContents[path] else { return [] }
    let faces = content.faces.map { self.faces[$0] }.filter(isAccepted)
    let readable =
      content.isDirectory || query.naming == .family
      ? rows(of: faces, query) : faces.map { row($0, query) }
    // Of what cannot be read, nobody knows whether it meets a condition.
    return readable + (query.filter.isEmpty ? content.refused.map(Self.row(ofRefused:)) : [])
  }

  private static func row(ofRefused file: RefusedFile) -> FontListRow {
    let name = SafeTitle.title(FaceIdentifier(path: file.path).fileName, substitute: "")
    return FontListRow(title: file.faceIndex.map { "\(name), face \($0)" } ?? name, content: .refused(file))
  }

  /// Of one title the preferred face first.
  private static func preferred(_ faces: [FontDescriptor], _ naming: Naming) -> [FontDescriptor] {
    faces.sorted { left, right in
      naming == .family
        ? FaceOrder.isMoreRegular(left, right) : FaceOrder.isPreferredAmongNamesakes(left, right)
    }
  }

  /// Sorted; rows that an order holds equal keep theirs.
  private static func sorted(_ rows: [FontListRow], by order: TitleOrder, language: String) -> [FontListRow] {
    let places = rows.indices.sorted { left, right in
      order.precedes(rows[left], rows[right], language: language) ?? (left < right)
    }
    return places.map { rows[$0] }
  }
}

/// Which rows a query shows already: no face twice, and where rows are families no family.
private struct ShownRows {
  let naming: Naming
  private var faces: Set<FaceIdentifier> = []
  private var titles: Set<NameKey> = []
  private var refused: Set<RefusedFile> = []

  init(naming: Naming) {
    self.naming = naming
  }

  /// Says whether the row is new.
  mutating func insert(_ row: FontListRow) -> Bool {
    guard let face = row.face else {
      if case .refused(let file) = row.content { return refused.insert(file).inserted }
      return true
    }
    if naming == .family, !titles.insert(NameKey(row.title)).inserted { return false }
    return faces.insert(face.identifier).inserted
  }
}
