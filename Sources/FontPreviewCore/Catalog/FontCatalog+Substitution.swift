extension FontCatalog {
  /// What fontconfig would draw text in that asks for the family `name`; nil where there is no face at all.
  public func substitution(for name: String) -> Substitution? {
    let query = FontconfigPattern()
    query.add(.family, name)
    // "und" keeps fontconfig from adding the languages of the environment.
    query.add(.language, "en")
    query.add(.language, "und")
    configuration.substitute(query)
    guard let match = configuration.match(query, in: configuration.faceSet()),
      let identifier = FaceIdentifier(match), let face = faces.first(where: { $0.identifier == identifier })
    else { return nil }
    if Self.genericFamilies.contains(name.lowercased()) { return Substitution(kind: .generic, face: face) }
    let isAlias = face.families.contains { family in
      switch query.familyBinding(of: family.text) {
      case .strong, .same: true
      case .weak, nil: false
      }
    }
    return Substitution(kind: isAlias ? .alias : .fallback, face: face)
  }

  /// Names that stand for a kind of family: those of fontconfig's rules and of CSS.
  private static let genericFamilies: Set<String> = [
    "sans-serif", "serif", "monospace", "cursive", "fantasy", "system-ui", "ui-sans-serif", "ui-serif", "ui-monospace",
    "ui-rounded", "emoji", "math", "fangsong", "sans", "sans serif", "mono",
  ]
}
