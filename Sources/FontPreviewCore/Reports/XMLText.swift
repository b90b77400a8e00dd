/// Text as XML 1.0 can hold it.
enum XMLText {
  /// Returns `text` for an element or, between quotation marks, for an attribute.
  ///
  /// What XML cannot hold at all is shown as an escape such as `\u{0001}`. Tabs and ends of lines become references,
  /// since readers make blanks of them in attributes.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t": result += "&#9;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u{" + String(repeating: "0", count: 4 - digits.count) + digits + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
