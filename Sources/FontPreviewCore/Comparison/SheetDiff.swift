/// What changed from one sheet to another, row by row, and why.
public struct SheetDiff: Sendable, Hashable {
  /// What became of a row.
  public enum Change: String, Sendable, Hashable, CaseIterable {
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
    public var causes: [RowChangeCause] = []
    /// That its font file changed without changing a pixel.
    public var note: RowChangeCause?
    /// How its pixels differ, all of a row that one sheet alone has; nil where only hashes were compared.
    public var counts: PixelCounts?
    /// Whether it is larger or smaller than it was.
    public var isResized = false
    /// Whether it stands elsewhere among the rows that both sheets have, whatever else became of it.
    public var isMoved = false
    /// Whether it does not count, since it is one of those that are to be ignored.
    public var isIgnored = false
    /// Why the row's own font was not drawn in the new sheet.
    public var error: String?

    public init(title: String, change: Change, old: Int?, new: Int?) {
      (self.title, self.change, self.old, self.new) = (title, change, old, new)
    }
  }

  /// What a comparison knows of.
  public enum Basis: Sendable, Hashable {
    case pixels
    /// The hashes of manifests alone.
    case hashes
    /// The bytes of font files alone: nothing was drawn, and of rows with the same fonts nothing is told.
    case fonts
  }

  /// What is on a sheet beside its rows: bars, headers, separators, frames; of a picture without a manifest, all.
  public struct Surroundings: Sendable, Hashable {
    /// Nil where only hashes were compared.
    public var counts: PixelCounts?
    public var isResized = false
    public var differs = false

    /// Whether it is as it was.
    public var isSame: Bool { !differs && !isResized }

    public init(counts: PixelCounts? = PixelCounts(), isResized: Bool = false, differs: Bool = false) {
      (self.counts, self.isResized, self.differs) = (counts, isResized, differs)
    }
  }

  public var basis: Basis
  /// In the order of the new sheet; rows that were removed stand behind the one that they stood behind.
  public var rows: [Row]
  /// Nil where nothing was drawn to be compared.
  public var surroundings: Surroundings?
  /// The libraries of which the sheets were drawn by different versions.
  public var libraries: [LibraryChange] = []
  /// The options, by long name, that shaped one sheet otherwise than the other; the selection not among them.
  public var options: [String] = []
  /// Whether the sheet is larger or smaller than it was.
  public var isResized = false
  /// What may differ all the same.
  public var limits = DifferenceLimits()

  public init(rows: [Row], basis: Basis = .pixels) {
    (self.rows, self.basis) = (rows, basis)
  }

  /// What was compared of all that counts.
  public var counts: PixelCounts {
    var counts = surroundings?.counts ?? PixelCounts()
    for row in rows where !row.isIgnored { if let own = row.counts { counts += own } }
    return counts
  }

  /// Whether no row was added, removed, moved or resized, and no more pixels differ than may.
  public var isSame: Bool {
    if let surroundings, surroundings.isResized || surroundings.counts == nil && surroundings.differs { return false }
    if isResized, !isResizedByIgnoredRows { return false }
    for row in rows where !row.isIgnored {
      switch row.change {
      case .same: break
      case .added, .removed, .moved: return false
      case .changed where row.isResized || row.isMoved || row.counts == nil: return false
      case .changed: break
      }
    }
    return limits.allow(counts)
  }

  /// A row that does not count and came, went or grew changes the size of its sheet, too.
  private var isResizedByIgnoredRows: Bool {
    rows.contains { $0.isIgnored && ($0.change == .added || $0.change == .removed || $0.isResized) }
  }

  /// Whether there was anything to compare: a row that counts, or pixels of a picture without rows.
  public var comparesAnything: Bool {
    if rows.isEmpty { return (surroundings?.counts?.compared ?? 0) > 0 }
    // Through windows, sheets may have nothing in common that is seen.
    return rows.contains { !$0.isIgnored && ($0.counts.map { $0.compared > 0 } ?? true) }
  }

  /// The number of rows of each kind that count.
  public func count(of change: Change) -> Int { rows.count { $0.change == change && !$0.isIgnored } }
}
