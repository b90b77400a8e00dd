/// Why a row of a sheet looks otherwise than in another, as manifests tell it.
public enum RowChangeCause: Sendable, Hashable {
  /// The same file name with another build in it; the revisions are nil where the file tells none.
  case fontFileChanged(old: String?, new: String?)
  /// Another file, or another face of it, is chosen for the title.
  case otherFile(old: String, new: String)
  case otherGlyphs
  case otherAdvances
  /// Other fonts stand in for what the row's own lacks; their files.
  case fallbackChanged(old: [String], new: [String])
  /// The row is told to be drawn otherwise; the options, by long name.
  case optionsChanged([String])
  case selection
  /// The row could not be drawn then, or cannot now.
  case error
  /// Glyphs and positions are the same: what draws them is not. The libraries whose versions differ.
  case samePositions(libraries: [LibraryChange])
  /// The row shows another name of the same face.
  case renamed(old: String, new: String)
  /// By both manifests the row itself is the same: something lies over it, or a picture was edited.
  case surroundings
}

extension RowChangeCause {
  /// The word that reports name the cause by.
  public var word: String {
    switch self {
    case .fontFileChanged: "font-file-changed"
    case .otherFile: "other-file"
    case .otherGlyphs: "other-glyphs"
    case .otherAdvances: "other-advances"
    case .fallbackChanged: "fallback-changed"
    case .optionsChanged: "options-changed"
    case .selection: "selection"
    case .error: "error"
    case .samePositions: "same-positions"
    case .renamed: "renamed"
    case .surroundings: "surroundings"
    }
  }

  /// What happened, as a clause; names in it are between quotation marks and have nothing in them that a terminal obeys.
  public var text: String {
    switch self {
    case .fontFileChanged(let old, let new):
      old == new
        ? "the font file changed"
        : "the font file changed, revision \(Self.shown(old)) to \(Self.shown(new))"
    case .otherFile(let old, let new):
      old == new
        ? "another face of \(Quoting.quoted(new)) is chosen"
        : "another file is chosen: \(Quoting.quoted(new)) instead of \(Quoting.quoted(old))"
    case .otherGlyphs: "other glyphs"
    case .otherAdvances: "other advances"
    case .fallbackChanged(let old, let new):
      "other fonts stand in: \(Self.shown(new)) instead of \(Self.shown(old))"
    case .optionsChanged(let names):
      "other options: " + names.map { "--" + Quoting.escaped($0) }.joined(separator: ", ")
    case .selection: "the selection"
    case .error: "the row's font could be drawn only in one of them"
    case .samePositions(let libraries):
      "same glyphs and positions, other pixels"
        + (libraries.isEmpty ? "" : ": drawn by " + libraries.map(\.text).joined(separator: ", "))
    case .renamed(let old, let new): "called \(Quoting.quoted(new)) instead of \(Quoting.quoted(old))"
    case .surroundings: "the row is the same by both manifests: what lies over it is not, or a picture was edited"
    }
  }

  private static func shown(_ revision: String?) -> String { revision.map(Quoting.escaped) ?? "unknown" }

  private static func shown(_ files: [String]) -> String {
    files.isEmpty ? "none" : files.map { Quoting.quoted($0) }.joined(separator: ", ")
  }
}
