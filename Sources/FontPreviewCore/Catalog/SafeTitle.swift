/// Names from strangers' files made safe to show.
package enum SafeTitle {
  /// `name` with controls, line separators and bidi controls replaced by U+FFFD; `substitute`, made safe as well, where
  /// nothing but white space is in it.
  package static func title(_ name: String, substitute: String) -> String {
    let safe = replacingControls(name)
    if safe.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) { return safe }
    let other = replacingControls(substitute)
    return other.unicodeScalars.contains { !$0.properties.isWhitespace } ? other : "\u{FFFD}"
  }

  private static func replacingControls(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: isUnsafe) else { return name }
    var safe = ""
    for character in name.unicodeScalars {
      safe.unicodeScalars.append(isUnsafe(character) ? "\u{FFFD}" : character)
    }
    return safe
  }

  private static func isUnsafe(_ character: Unicode.Scalar) -> Bool {
    switch character.value {
    case 0...0x1F, 0x7F...0x9F: true
    // Line and paragraph separator.
    case 0x2028, 0x2029: true
    // Marks, embeddings, overrides and isolates of the Unicode Bidirectional Algorithm.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
