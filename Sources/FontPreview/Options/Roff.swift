/// Text as the `man` macros of roff read it.
enum Roff {
  /// Returns `text` with nothing in it that roff would obey or change.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      // A bare hyphen may come out as U+2010, which cannot be pasted into a shell.
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case ".": result += result.isEmpty ? "\\&." : "."
      default: result.append(character)
      }
    }
    return result
  }

  static func bold(_ text: String) -> String {
    "\\fB" + escaped(text) + "\\fR"
  }

  static func italic(_ text: String) -> String {
    "\\fI" + escaped(text) + "\\fR"
  }

  /// Returns `text` as a line of running text, with long options in bold.
  static func prose(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.hasPrefix("--") else { return escaped(String(word)) }
      let option = word.prefix { $0 == "-" || $0.isLetter }
      return bold(String(option)) + escaped(String(word.dropFirst(option.count)))
    }.joined(separator: " ")
  }

  /// Returns a paragraph that hangs below `term`, which is roff already.
  static func item(_ term: String, _ paragraphs: String...) -> [String] {
    let texts = paragraphs.filter { !$0.isEmpty }.map(prose)
    return [".TP", term] + texts.enumerated().flatMap { index, text in index == 0 ? [text] : [".sp", text] }
  }
}
