extension FontCatalog {
  /// Decides which face draws each character of `texts` where a row's own face lacks it.
  ///
  /// The order is fontconfig's for the interface font in `language`, and for emoji its order for those; of an isolated
  /// set only its own faces.
  public func fallback(
    for texts: some Sequence<String>, interfaceFace: FaceIdentifier, language: String
  ) -> FallbackTable {
    var table = FallbackTable()
    var seen: Set<NameKey> = []
    var text: FontconfigCoverage?
    var emoji: FontconfigCoverage?
    let set = configuration.faceSet()
    let family = faces.first { $0.identifier == interfaceFace }?.families.preferred(language: "en") ?? "sans-serif"
    for character in texts.lazy.flatMap({ $0 }) {
      let character = String(character)
      guard seen.insert(NameKey(character)).inserted else { continue }
      if text == nil { text = sorted(set, families: [family, "sans-serif"], languages: [language, "en", "und"]) }
      var choice: FaceIdentifier?
      if Self.isShownAsEmoji(character) {
        if emoji == nil { emoji = sorted(set, families: ["emoji"], languages: ["und-zsye", "und"]) }
        // fontconfig puts fonts for emoji first only where its configuration knows them; an isolated set has none.
        choice = emoji.flatMap { Self.face(in: $0, for: character, inColor: true) ?? Self.face(in: $0, for: character) }
      }
      if let choice = choice ?? text.flatMap({ Self.face(in: $0, for: character) }) {
        table.set(choice, for: character)
      }
    }
    return table
  }

  private func sorted(
    _ set: borrowing FontconfigFontSet, families: [String], languages: [String]
  ) -> FontconfigCoverage? {
    let query = FontconfigPattern()
    for family in families { query.add(.family, family) }
    // "und" keeps fontconfig from adding the languages of the environment.
    for language in languages { query.add(.language, language) }
    configuration.substitute(query)
    return configuration.sort(query, in: set)
  }

  /// The first face that has all of a character, else the first that has its base.
  private static func face(
    in coverage: FontconfigCoverage, for character: String, inColor: Bool = false
  ) -> FaceIdentifier? {
    let scalars = Array(character.unicodeScalars)
    // Joiners and selectors need no glyph.
    let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard let base = visible.first ?? scalars.first else { return nil }
    return coverage.first(covering: visible.isEmpty ? scalars : visible, inColor: inColor)
      ?? coverage.first(covering: [base], inColor: inColor)
  }

  /// Whether a character is a picture by default, or asked to be one.
  private static func isShownAsEmoji(_ character: String) -> Bool {
    let scalars = character.unicodeScalars
    if scalars.contains("\u{FE0F}") { return true }
    return scalars.first?.properties.isEmojiPresentation == true && !scalars.contains("\u{FE0E}")
  }
}
