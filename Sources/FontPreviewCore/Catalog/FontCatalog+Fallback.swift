extension FontCatalog {
  /// Decides which face draws each character of `texts` where a row's own face lacks it.
  ///
  /// The interface font comes first, then fontconfig's order for it in `language`, and for emoji its order for those; of
  /// an isolated set only its own faces. A face is passed over where it cannot be opened or does not draw the character,
  /// whatever fontconfig says of it. Of a character that no face draws as a whole its parts are decided on as well.
  /// Private-use characters are left out: they mean something else in each font.
  public func fallback(
    for texts: some Sequence<String>, interfaceFace: FaceIdentifier, language: String
  ) -> FallbackTable {
    var table = FallbackTable()
    var seen: Set<NameKey> = []
    var text: FontconfigCoverage?
    var emoji: FontconfigCoverage?
    let trial = FaceTrial()
    let set = configuration.faceSet()
    let family = faces.first { $0.identifier == interfaceFace }?.families.preferred(language: "en") ?? "sans-serif"
    func choose(for character: String) {
      guard seen.insert(NameKey(character)).inserted,
        !character.unicodeScalars.contains(where: FallbackTable.isPrivate)
      else { return }
      var choice: FaceIdentifier?
      if Self.isShownAsEmoji(character) {
        if emoji == nil { emoji = sorted(set, families: ["emoji"], languages: ["und-zsye", "und"]) }
        // fontconfig puts fonts for emoji first only where its configuration knows them; an isolated set has none.
        choice = emoji.flatMap {
          Self.face(in: $0, for: character, inColor: true, trial) ?? Self.face(in: $0, for: character, trial)
        }
      }
      // It may be a file outside the catalog, which fontconfig knows nothing of.
      if choice == nil, trial.draws(Self.needed(for: character), in: interfaceFace) { choice = interfaceFace }
      if choice == nil {
        if text == nil { text = sorted(set, families: [family, "sans-serif"], languages: [language, "en", "und"]) }
        choice = text.flatMap { Self.face(in: $0, for: character, preferred: interfaceFace, trial) }
      }
      if let choice { table.set(choice, for: character) }
      let parts = Self.needed(for: character)
      guard parts.count > 1, choice.map({ trial.draws(parts, in: $0) }) != true else { return }
      for part in parts { choose(for: String(part)) }
    }
    for text in texts { for character in LongText.shortened(text) { choose(for: String(character)) } }
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

  /// The first face that draws all of a character, else the first that draws its base, the preferred one before others.
  private static func face(
    in coverage: FontconfigCoverage, for character: String, inColor: Bool = false, preferred: FaceIdentifier? = nil,
    _ trial: FaceTrial
  ) -> FaceIdentifier? {
    let needed = needed(for: character)
    guard let base = needed.first else { return nil }
    let whole = coverage.first(covering: needed, inColor: inColor) { trial.draws(needed, in: $0) }
    guard whole == nil, needed.count > 1 else { return whole }
    if let preferred, trial.draws([base], in: preferred) { return preferred }
    return coverage.first(covering: [base], inColor: inColor) { trial.draws([base], in: $0) }
  }

  /// What of a character needs a glyph: joiners and selectors do not, unless there is nothing else.
  private static func needed(for character: String) -> [Unicode.Scalar] {
    let scalars = Array(character.unicodeScalars)
    let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return visible.isEmpty ? scalars : visible
  }

  /// Whether a character is a picture by default, or asked to be one.
  private static func isShownAsEmoji(_ character: String) -> Bool {
    let scalars = character.unicodeScalars
    if scalars.contains("\u{FE0F}") { return true }
    return scalars.first?.properties.isEmojiPresentation == true && !scalars.contains("\u{FE0E}")
  }
}
