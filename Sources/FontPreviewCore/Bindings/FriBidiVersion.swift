internal import CFriBidi

/// The version of FriBidi at run time.
enum FriBidiVersion {
  /// Such as "1.0.8": the first word that is a number with dots in what FriBidi says of itself.
  static var current: String {
    guard let text = unsafe cfribidi_version() else { return "unknown" }
    let words = unsafe String(cString: text).split(whereSeparator: \.isWhitespace)
    return words.first { $0.first?.isNumber == true && $0.contains(".") }.map(String.init) ?? "unknown"
  }
}
