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
  case samePositions(libraries: [String])
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
    }
  }

  /// What happened, as a clause; names in it are not yet safe to print.
  public var text: String {
    switch self {
    case .fontFileChanged(let old, let new):
      old == new
        ? "the font file changed" : "the font file changed, revision \(old ?? "unknown") to \(new ?? "unknown")"
    case .otherFile(let old, let new): "another file is chosen: \(new) instead of \(old)"
    case .otherGlyphs: "other glyphs"
    case .otherAdvances: "other advances"
    case .fallbackChanged(let old, let new):
      "other fonts stand in: \(new.isEmpty ? "none" : new.joined(separator: ", ")) instead of "
        + (old.isEmpty ? "none" : old.joined(separator: ", "))
    case .optionsChanged(let names): "other options: " + names.map { "--" + $0 }.joined(separator: ", ")
    case .selection: "the selection"
    case .error: "the row's font could be drawn only in one of them"
    case .samePositions(let libraries):
      "same glyphs and positions, other pixels"
        + (libraries.isEmpty ? "" : ": drawn by another " + libraries.joined(separator: ", "))
    }
  }
}
