internal import CFriBidi

/// The embedding levels of a text by the Unicode Bidirectional Algorithm.
struct BidiLevels {
  /// One level a character; odd ones run from right to left.
  let levels: [UInt8]
  /// The direction of the first strong character; left to right where there is none.
  let baseDirection: TextDirection

  init(_ characters: [Unicode.Scalar]) {
    let count = characters.count
    let codes = characters.map(\.value)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: count)
    var brackets = [FriBidiBracketType](repeating: 0, count: count)
    var levels = [FriBidiLevel](repeating: 0, count: count)
    var base = cfribidi_first_strong()
    unsafe fribidi_get_bidi_types(codes, CInt(count), &types)
    unsafe fribidi_get_bracket_types(codes, CInt(count), types, &brackets)
    let highest = unsafe fribidi_get_par_embedding_levels_ex(types, brackets, CInt(count), &base, &levels)
    // 0 says that memory ran out; the text then stays from left to right.
    self.levels = highest == 0 ? [UInt8](repeating: 0, count: count) : levels.map { UInt8(clamping: Int($0)) }
    baseDirection = levels.isEmpty || base.rawValue & 1 == 0 ? .leftToRight : .rightToLeft
  }
}
