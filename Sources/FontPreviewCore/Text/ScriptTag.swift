/// A script by its ISO 15924 code, such as "Latn".
public struct ScriptTag: Sendable, Hashable {
  /// The four letters, the first in the highest byte.
  var value: UInt32

  init(value: UInt32) {
    self.value = value
  }

  /// Characters that many scripts share, such as digits: "Zyyy".
  static let common = ScriptTag(value: 0x5A79_7979)
  /// Marks that take the script of their base: "Zinh".
  static let inherited = ScriptTag(value: 0x5A69_6E68)
  /// Scripts whose letters stand alone, so that a glyph for many of them is a sign of another kind.
  ///
  /// Latin, Greek and Cyrillic.
  static let alphabets: Set<ScriptTag> = [
    ScriptTag(value: 0x4C61_746E), ScriptTag(value: 0x4772_656B), ScriptTag(value: 0x4379_726C),
  ]
  /// Characters of no known script: "Zzzz".
  static let unknown = ScriptTag(value: 0x5A7A_7A7A)
}

extension ScriptTag: CustomStringConvertible {
  public var description: String {
    String(String.UnicodeScalarView([24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: value >> $0)) }))
  }
}
