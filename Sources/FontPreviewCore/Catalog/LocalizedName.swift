/// A name and the language it is in.
public struct LocalizedName: Sendable, Hashable {
  /// As the font has it; invalid UTF-8 repaired.
  public var text: String
  /// A language as fontconfig writes it ("en", "zh-tw"); nil where the font does not say.
  public var language: String?

  public init(_ text: String, language: String? = nil) {
    self.text = text
    self.language = language
  }
}

extension [LocalizedName] {
  /// The first value in `language`, else the first in English, else the first of all.
  func preferred(language: String) -> String? {
    let wanted = language.lowercased()
    let found =
      first { $0.language == wanted }
      ?? first { $0.language?.hasPrefix(wanted + "-") == true }
      // "de-at" is content with "de".
      ?? first { name in name.language.map { wanted.hasPrefix($0 + "-") } == true }
      ?? first { $0.language == "en" }
      ?? first
    return found?.text
  }
}
