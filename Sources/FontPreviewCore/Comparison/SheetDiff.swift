/// What changed from one sheet to another, row by row, as far as their manifests tell.
public struct SheetDiff: Sendable, Hashable {
  /// What became of a row.
  public enum Change: String, Sendable, Hashable {
    case added
    case removed
    /// It stands elsewhere and has the pixels that it had.
    case moved
    /// It has other pixels, wherever it stands.
    case changed
    case same
  }

  /// One row of either sheet.
  public struct Row: Sendable, Hashable {
    public var title: String
    public var change: Change
    /// Its place in each sheet, from 0; nil where it is in one alone.
    public var old: Int?
    public var new: Int?
    /// Why it has other pixels, the most telling first.
    public var causes: [RowChangeCause]
    /// That its font file changed without changing a pixel.
    public var note: RowChangeCause?
  }

  /// In the order of the new sheet; rows that were removed stand behind the one that they stood behind.
  public let rows: [Row]

  /// One side of a comparison.
  public struct Side: Sendable {
    public var libraries: [String: String]
    public var options: [String: ManifestValue]
    public var rows: [ManifestRow]

    public init(libraries: [String: String], options: [String: ManifestValue], rows: [ManifestRow]) {
      self.libraries = libraries
      self.options = options
      self.rows = rows
    }
  }

  public init(from old: Side, to new: Side) {
    let pairing = RowPairing(old: old.rows.map(Self.key), new: new.rows.map(Self.key))
    // The selection is a row's own matter.
    let options = Set(old.options.keys).union(new.options.keys).subtracting(["selected"])
      .filter { old.options[$0] != new.options[$0] }.sorted()
    let libraries = Set(old.libraries.keys).union(new.libraries.keys)
      .filter { old.libraries[$0] != new.libraries[$0] }.sorted()
    rows = pairing.pairs.map { pair in
      let (before, after) = (pair.old.map { old.rows[$0] }, pair.new.map { new.rows[$0] })
      var row = Row(
        title: after?.title ?? before?.title ?? "", change: .same, old: pair.old, new: pair.new, causes: [], note: nil)
      switch (before, after) {
      case (let before?, let after?):
        if before.pixels != after.pixels {
          row.change = .changed
          row.causes = Self.causes(before, after, options: options, libraries: libraries)
        } else {
          row.change = pair.isMoved ? .moved : .same
          row.note = Self.fileChange(before, after)
        }
      case (nil, _): row.change = .added
      case (_, nil): row.change = .removed
      }
      return row
    }
  }

  /// Whether no row was added, removed, moved or changed.
  public var isSame: Bool { rows.allSatisfy { $0.change == .same } }

  private static func key(_ row: ManifestRow) -> RowPairing.Key {
    RowPairing.Key(title: row.title, file: row.file, faceIndex: row.faceIndex, instance: row.instance)
  }

  private static func fileChange(_ old: ManifestRow, _ new: ManifestRow) -> RowChangeCause? {
    if old.file != new.file || old.faceIndex != new.faceIndex || old.instance != new.instance {
      return .otherFile(old: old.file, new: new.file)
    }
    guard old.revision != new.revision || old.checksum != new.checksum else { return nil }
    return .fontFileChanged(old: old.revision, new: new.revision)
  }

  private static func causes(
    _ old: ManifestRow, _ new: ManifestRow, options: [String], libraries: [String]
  ) -> [RowChangeCause] {
    var causes: [RowChangeCause] = []
    if let change = fileChange(old, new) { causes.append(change) }
    if (old.error == nil) != (new.error == nil) { causes.append(.error) }
    let (oldRuns, newRuns) = (runs(old), runs(new))
    let (before, after) = (others(oldRuns, besides: old.file), others(newRuns, besides: new.file))
    if before != after { causes.append(.fallbackChanged(old: before, new: after)) }
    if oldRuns.map({ $0.glyphs.map { $0.prefix(2) } }) != newRuns.map({ $0.glyphs.map { $0.prefix(2) } }) {
      causes.append(.otherGlyphs)
    } else if oldRuns.map(\.glyphs) != newRuns.map(\.glyphs) {
      causes.append(.otherAdvances)
    }
    if old.selected != new.selected { causes.append(.selection) }
    if !options.isEmpty { causes.append(.optionsChanged(options)) }
    if causes.isEmpty { causes.append(.samePositions(libraries: libraries)) }
    return causes
  }

  private static func runs(_ row: ManifestRow) -> [ManifestRun] { row.runs + (row.detail?.runs ?? []) }

  /// The files of other fonts, each once, in the order of the line.
  private static func others(_ runs: [ManifestRun], besides file: String) -> [String] {
    var others: [String] = []
    for run in runs where run.file != file && !others.contains(run.file) { others.append(run.file) }
    return others
  }
}
