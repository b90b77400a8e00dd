extension HashBaseline {
  /// What is different by the fonts alone, before anything is drawn; nil where all rows have the same fonts.
  ///
  /// `digests` are those of the files of the list. Rows of other files are not told of, since nothing is known of them.
  public func difference(
    ofFonts list: FontList, digests: [FontDigest], ignoring ignored: [String]
  ) -> SheetDiff? {
    // A file that only got another name is the same font. Of several files of one name, a row does not tell which is its own:
    // its pixels must.
    let (kept, now) = (Set(fonts.map(\.sha256)), Set(digests.map(\.sha256)))
    let ambiguous = Self.ambiguousNames(fonts).union(Self.ambiguousNames(digests))
    func names(of fonts: [FontDigest], notIn others: Set<String>) -> Set<NameKey> {
      Set(fonts.filter { !others.contains($0.sha256) }.map { NameKey($0.file) }).subtracting(ambiguous)
    }
    let (gone, come) = (names(of: fonts, notIn: now), names(of: digests, notIn: kept))
    guard !gone.isEmpty || !come.isEmpty else { return nil }
    let ignored = IgnoredRows(ignored)
    let titles = Dictionary(
      list.rows.enumerated().map { (NameKey($1.title), $0) }, uniquingKeysWith: { first, _ in first })
    let keptTitles = Set(manifest.rows.map { NameKey($0.title) })
    var rows: [SheetDiff.Row] = []
    for (place, row) in manifest.rows.enumerated() where gone.contains(NameKey(row.file)) {
      let now = come.contains(NameKey(row.file)) ? titles[NameKey(row.title)] : nil
      var found = SheetDiff.Row(title: row.title, change: now == nil ? .removed : .changed, old: place, new: now)
      if let now {
        let head = list.rows[now].face.flatMap { FaceHead($0.identifier) }
        found.causes = [.fontFileChanged(old: row.revision, new: head?.revision)]
      }
      found.isIgnored = ignored.contain(row.title)
      rows.append(found)
    }
    for (place, row) in list.rows.enumerated() {
      let file = NameKey(row.fileName)
      guard come.contains(file), !gone.contains(file) || !keptTitles.contains(NameKey(row.title)) else { continue }
      var found = SheetDiff.Row(title: row.title, change: .added, old: nil, new: place)
      found.isIgnored = ignored.contain(row.title)
      rows.append(found)
    }
    // Rows that nobody sees, and those that do not count, leave all others to be compared.
    return rows.allSatisfy(\.isIgnored) ? nil : SheetDiff(rows: rows, basis: .fonts)
  }

  /// The names that several files have.
  private static func ambiguousNames(_ fonts: [FontDigest]) -> Set<NameKey> {
    var hashes: [NameKey: Set<String>] = [:]
    for font in fonts { hashes[NameKey(font.file), default: []].insert(font.sha256) }
    return Set(hashes.filter { $0.value.count > 1 }.keys)
  }

  /// What is different in a sheet that was drawn now.
  ///
  /// - Throws: ``SheetFileError/noManifest``, ``ManifestError``, and ``PNGError`` where the pixels cannot be read.
  public func difference(from sheet: ComparedPicture, ignoring ignored: [String]) throws -> SheetDiff {
    guard let drawn = sheet.manifest else { throw SheetFileError.noManifest }
    var diff = try SheetDiff(from: manifest, to: drawn, ignoring: ignored)
    let now = try PictureHashes(sheet)
    let hasSameRows = diff.rows.allSatisfy { ($0.change == .same || $0.change == .changed) && !$0.isResized }
    let isSame = hasSameRows && diff.rows.allSatisfy { $0.change == .same }
    // What lies over rows is told by the whole alone; where rows came or went, what is between them says nothing.
    let differs =
      isSame && now.picture != hashes.picture || hasSameRows && now.surroundings != hashes.surroundings
      || now.top != hashes.top
    diff.surroundings = SheetDiff.Surroundings(counts: nil, differs: differs)
    return diff
  }
}

extension FontListRow {
  /// The name of its font's file, without directories.
  fileprivate var fileName: String {
    switch content {
    case .face(let face): face.identifier.fileName
    case .refused(let file): FaceIdentifier(path: file.path).fileName
    }
  }
}
