extension SheetDiff {
  /// What comparing the pixels of a pair of rows found; of a row that one sheet alone has, the counts are all its pixels.
  struct RowPixels {
    var differ: Bool
    var counts: PixelCounts?
    var isResized = false
  }

  /// Compares two manifests by the hashes in them, without any pixels.
  ///
  /// - Throws: ``ManifestError/damaged`` where a row cannot be read.
  public init(from old: Manifest, to new: Manifest, ignoring ignored: [String] = []) throws(ManifestError) {
    let pairs = RowPairing(old, new).pairs
    let pixels = pairs.map { pair in
      let (before, after) = (pair.old.map { old.rows[$0] }, pair.new.map { new.rows[$0] })
      return RowPixels(
        differ: before?.pixels != after?.pixels, counts: nil, isResized: before?.size != after?.size)
    }
    try self.init(from: old, to: new, pairs: pairs, pixels: pixels, ignoring: ignored)
    basis = .hashes
  }

  /// `pixels` has an element for each of `pairs`.
  init(
    from old: Manifest, to new: Manifest, pairs: [RowPairing.Pair], pixels: [RowPixels], ignoring ignored: [String]
  ) throws(ManifestError) {
    basis = .pixels
    options = new.drawingOptions(thatDifferFrom: old)
    libraries = Set(old.libraries.keys).union(new.libraries.keys)
      .filter { old.libraries[$0] != new.libraries[$0] }.sorted()
      .map { LibraryChange(name: $0, old: old.libraries[$0], new: new.libraries[$0]) }
    let ignored = IgnoredRows(ignored)
    isResized = old.size != new.size
    rows = []
    rows.reserveCapacity(pairs.count)
    for (pair, pixels) in zip(pairs, pixels) {
      let (before, after) = (pair.old.map { old.rows[$0] }, pair.new.map { new.rows[$0] })
      var row = Row(title: (after ?? before)?.title ?? "", change: .same, old: pair.old, new: pair.new)
      row.counts = pixels.counts
      row.isResized = pixels.isResized
      row.error = after?.error
      row.isIgnored = ignored.contain(before, after)
      row.isMoved = pair.isMoved
      switch (pair.old, pair.new) {
      case (let place?, let newPlace?):
        if pixels.differ || pixels.isResized {
          row.change = .changed
          row.causes = Self.causes(
            try old.record(ofRow: place), try new.record(ofRow: newPlace), options: options, libraries: libraries)
        } else {
          row.change = pair.isMoved ? .moved : .same
          if let before, let after {
            row.note =
              NameKey(before.title) != NameKey(after.title)
              ? .renamed(old: before.title, new: after.title) : Self.fileChange(before, after)
          }
        }
      case (nil, _): row.change = .added
      case (_, nil): row.change = .removed
      }
      rows.append(row)
    }
  }

  private static func fileChange(_ old: Manifest.Row, _ new: Manifest.Row) -> RowChangeCause? {
    if NameKey(old.file) != NameKey(new.file) || old.faceIndex != new.faceIndex || old.instance != new.instance {
      return .otherFile(old: old.file, new: new.file)
    }
    guard old.revision != new.revision || old.checksum != new.checksum else { return nil }
    return .fontFileChanged(old: old.revision, new: new.revision)
  }

  private static func causes(
    _ old: ManifestRow, _ new: ManifestRow, options: [String], libraries: [LibraryChange]
  ) -> [RowChangeCause] {
    var causes: [RowChangeCause] = []
    if (old.error == nil) != (new.error == nil) { causes.append(.error) }
    if let change = fileChange(Manifest.Row(old), Manifest.Row(new)) { causes.append(change) }
    if NameKey(old.title) != NameKey(new.title) { causes.append(.renamed(old: old.title, new: new.title)) }
    let (oldRuns, newRuns) = (runs(old), runs(new))
    let (before, after) = (others(oldRuns, besides: old.file), others(newRuns, besides: new.file))
    if before.map(NameKey.init) != after.map(NameKey.init) { causes.append(.fallbackChanged(old: before, new: after)) }
    if oldRuns.map({ $0.glyphs.map { $0.prefix(2) } }) != newRuns.map({ $0.glyphs.map { $0.prefix(2) } }) {
      causes.append(.otherGlyphs)
    } else if oldRuns.map(\.glyphs) != newRuns.map(\.glyphs) {
      causes.append(.otherAdvances)
    }
    if old.selected != new.selected { causes.append(.selection) }
    if !options.isEmpty { causes.append(.optionsChanged(options)) }
    if causes.isEmpty, libraries.isEmpty, old.pixels == new.pixels { causes.append(.surroundings) }
    if causes.isEmpty { causes.append(.samePositions(libraries: libraries)) }
    return causes
  }

  private static func runs(_ row: ManifestRow) -> [ManifestRun] { row.runs + (row.detail?.runs ?? []) }

  /// The files of other fonts, each once, in the order of the line.
  private static func others(_ runs: [ManifestRun], besides file: String) -> [String] {
    var others: [String] = []
    for run in runs
    where NameKey(run.file) != NameKey(file) && !others.contains(where: { NameKey($0) == NameKey(run.file) }) {
      others.append(run.file)
    }
    return others
  }
}

extension RowPairing {
  init(_ old: Manifest, _ new: Manifest) {
    func keys(_ manifest: Manifest) -> [Key] {
      manifest.rows.map { Key(title: $0.title, file: $0.file, faceIndex: $0.faceIndex, instance: $0.instance) }
    }
    self.init(old: keys(old), new: keys(new))
  }
}

extension Manifest.Row {
  /// Width and height in points.
  fileprivate var size: ArraySlice<Double> { rect.suffix(2) }

  fileprivate init(_ row: ManifestRow) {
    self.init(
      title: row.title, text: row.text, rect: row.rect, selected: row.selected, file: row.file,
      faceIndex: row.faceIndex, instance: row.instance, revision: row.revision, checksum: row.checksum,
      pixels: row.pixels, error: row.error, visible: row.visible)
  }
}
