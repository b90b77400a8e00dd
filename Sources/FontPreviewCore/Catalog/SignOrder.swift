/// The order in which the signs of a face that is not made for letters are shown.
enum SignOrder {
  /// What leaves ink, the most typical first: faces and other pictures of an emoji font, operators of a mathematical
  /// one, symbols, then whatever there is.
  static func sorted(_ characters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    let signs = characters.filter(isSign)
    let symbols = signs.filter(isSymbol)
    let isForEmoji = !symbols.isEmpty && symbols.count(where: isEmoji) * 2 >= symbols.count
    let isForMathematics = symbols.count(where: { $0.properties.generalCategory == .mathSymbol }) * 2 > symbols.count
    func rank(_ character: Unicode.Scalar) -> Int {
      if isForEmoji, (0x1F600...0x1F64F).contains(character.value) { return 0 }
      if isForEmoji, isEmoji(character) { return 1 }
      if isForMathematics, (0x2200...0x22FF).contains(character.value) { return 0 }
      // Every face has some of those up to U+00FF.
      guard character.value > 0xFF else { return 5 }
      switch character.properties.generalCategory {
      case .privateUse: return 4
      // Signs of their own begin with the arrows; those before them go with letters.
      case .mathSymbol, .otherSymbol, .otherNumber: return character.value >= 0x2190 ? 2 : 3
      default: return 3
      }
    }
    // Sorting is not stable; code points are.
    return signs.map { (rank($0), $0.value, $0) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { $0.2 }
  }

  /// Whether a character is a picture by default.
  private static func isEmoji(_ character: Unicode.Scalar) -> Bool {
    character.properties.isEmojiPresentation && character.properties.generalCategory == .otherSymbol
  }

  private static func isSymbol(_ character: Unicode.Scalar) -> Bool {
    switch character.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    default: false
    }
  }

  private static func isSign(_ character: Unicode.Scalar) -> Bool {
    switch character.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator,
      .nonspacingMark, .enclosingMark, .spacingMark:
      false
    // The dotted circle only holds marks up.
    default: character != "\u{25CC}"
    }
  }
}
