/// An OpenType feature switched on, off or to an alternate, for a part of a text; in HarfBuzz's syntax, such as "smcp",
/// "-liga" or "aalt[3:5]=2".
public struct FontFeature: Sendable, Hashable {
  /// The feature's tag, the first letter in the highest byte.
  var tag: UInt32
  var value: UInt32
  /// UTF-8 offsets; the end is `UInt32.max` for the whole text.
  var start: UInt32
  var end: UInt32
}

extension [FontFeature] {
  /// What keeps the letters of a part of a text, by UTF-8 offsets, from being joined into other signs, as icon fonts do
  /// with words.
  static func withoutLigatures(in range: Range<Int>) -> [FontFeature] {
    ligatures.map { feature in
      FontFeature(tag: feature.tag, value: 0, start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
    }
  }

  private static let ligatures: [FontFeature] = ["liga", "clig", "dlig", "rlig", "calt", "hlig"].compactMap {
    FontFeature($0)
  }
}
