internal import CHarfBuzz

/// What HarfBuzz's own Unicode tables say of a character.
enum UnicodeProperties {
  /// The character's script.
  static func script(of character: Unicode.Scalar) -> ScriptTag {
    let script = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), character.value)
    return ScriptTag(value: hb_script_to_iso15924_tag(script))
  }

  /// The character's mirror image, such as ")" for "("; itself where there is none.
  static func mirror(of character: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(unsafe hb_unicode_mirroring(hb_unicode_funcs_get_default(), character.value)) ?? character
  }

  /// What two characters compose to, such as "é" for "e" and U+0301; nil where that is nothing.
  static func composition(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    var composed: hb_codepoint_t = 0
    let isFound = unsafe hb_unicode_compose(hb_unicode_funcs_get_default(), first.value, second.value, &composed) != 0
    return isFound ? Unicode.Scalar(composed) : nil
  }

  /// HarfBuzz's version at run time.
  static var harfBuzzVersion: String { unsafe String(cString: hb_version_string()) }
}
