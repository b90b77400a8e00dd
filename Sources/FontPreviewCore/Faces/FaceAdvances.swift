/// Tells whether a face is monospaced by what its glyphs advance: what fonts say of themselves is often wrong.
enum FaceAdvances {
  /// So many characters tell; of fewer nothing can be said.
  private static let fewest = 10

  /// Whether all printable characters of ASCII that the face has are equally wide; where it has no letters among them to
  /// speak of, those of other scripts, and signs. False for a face that cannot be opened.
  static func areEqual(in identifier: FaceIdentifier) -> Bool {
    guard let library = try? FreeTypeLibrary(),
      let face = try? FontFace(identifier, library: library, pixelsPerEm: 17 * 64)
    else { return false }
    // Digits are equally wide in most fonts, and tell nothing alone.
    let letters = ascii.filter(\.properties.isAlphabetic)
    if letters.count(where: { face.font.glyph(for: $0) != nil }) >= fewest { return areEqual(ascii, in: face) ?? false }
    return areEqual(others, in: face) ?? false
  }

  private static let ascii = (UInt8(0x21)...0x7E).map { Unicode.Scalar($0) }

  /// Nil where the face has too few of the characters.
  private static func areEqual(_ characters: [Unicode.Scalar], in face: FontFace) -> Bool? {
    var (count, width) = (0, 0)
    for character in characters {
      guard let glyph = face.font.glyph(for: character) else { continue }
      let advance = face.font.advance(of: glyph)
      // Marks advance nothing in any font.
      guard advance != 0 else { continue }
      if count > 0, advance != width { return false }
      (count, width) = (count + 1, advance)
    }
    return count >= fewest ? true : nil
  }

  /// Letters and signs of the first planes, a few of each block of 256.
  private static let others: [Unicode.Scalar] = {
    var characters: [Unicode.Scalar] = []
    for block in stride(from: 0x100 as UInt32, to: 0x20000, by: 0x100) {
      for place in stride(from: 0 as UInt32, to: 0x100, by: 5) {
        guard let character = Unicode.Scalar(block + place) else { continue }
        switch character.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .otherSymbol, .mathSymbol:
          characters.append(character)
        default: continue
        }
      }
    }
    return characters
  }()
}
