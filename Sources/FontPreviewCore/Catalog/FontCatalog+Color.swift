extension FontCatalog {
  /// Whether a sheet of `list` may hold a glyph in colour.
  ///
  /// Told from coverage and colour flags before the first row is drawn, since a picture's form stands before its pixels.
  public func needsColor(_ list: FontList, fallback: FallbackTable) -> Bool {
    let colored = Set(faces.filter(\.isColor).map(\.identifier))
    guard !colored.isEmpty else { return false }
    if !colored.isDisjoint(with: fallback.allFaces) { return true }
    var titles: [FaceIdentifier: String] = [:]
    for row in list.rows {
      guard let face = row.face?.identifier, colored.contains(face) else { continue }
      titles[face] = (row.text ?? row.title) + (row.detail?.text ?? "")
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
