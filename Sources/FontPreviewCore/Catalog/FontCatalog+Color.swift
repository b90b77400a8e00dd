extension FontCatalog {
  /// Whether a sheet of `list` may hold a glyph in colour.
  ///
  /// Told from coverage and colour flags before the first row is drawn, since a picture's form stands before its pixels.
  /// What no row is sure to show counts as well: the ellipsis of a title that is cut off, and the box for a character that
  /// no face has.
  public func needsColor(_ list: FontList, fallback: FallbackTable, interfaceFace: FaceIdentifier) -> Bool {
    let colored = Set(faces.filter(\.isColor).map(\.identifier))
    guard !colored.isEmpty else { return false }
    if !colored.isDisjoint(with: fallback.allFaces) || colored.contains(interfaceFace) { return true }
    var titles: [FaceIdentifier: String] = [:]
    for row in list.rows {
      guard let face = row.face?.identifier, colored.contains(face) else { continue }
      let text = (row.text ?? row.title) + (row.detail?.text ?? "")
      if text.contains(where: { fallback.face(for: Substring(String($0))) == nil }) { return true }
      titles[face, default: "\u{2026}."] += text
    }
    guard !titles.isEmpty else { return false }
    var isNeeded = false
    configuration.forEachFont { pattern in
      guard !isNeeded, let identifier = FaceIdentifier(pattern) else { return }
      if let title = titles[identifier] { isNeeded = pattern.coverage(of: title.unicodeScalars) > 0 }
    }
    return isNeeded
  }
}
