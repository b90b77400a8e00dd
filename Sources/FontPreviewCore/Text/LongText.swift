/// Cuts texts that no row could show: shaping takes longer than in proportion.
///
/// Done before anything else is done with a text, also before other fonts are looked for: the characters that these are
/// found for are then the ones that are shaped.
enum LongText {
  /// The text, or of a very long one more than any row shows.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestText else { return text }
    var shortened = ""
    for character in text {
      // A letter may bear any number of marks.
      let scalars = character.unicodeScalars.prefix(longestCharacter)
      shortened.unicodeScalars.append(contentsOf: scalars)
      if shortened.utf8.count > longestText - 4 * longestCharacter || scalars.count < character.unicodeScalars.count {
        break
      }
    }
    return shortened
  }

  /// In bytes of UTF-8.
  private static let longestText = 8192
  /// A base and as many marks as the Stream-Safe Text Format of Unicode Standard Annex 15 allows, which no word needs.
  private static let longestCharacter = 31
}
