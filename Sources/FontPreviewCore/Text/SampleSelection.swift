/// Which of the characters offered as a sample are shown.
enum SampleSelection {
  /// The first characters of `offered` that the face leaves ink for; empty where there are none.
  static func drawable(_ offered: String, in face: FontFace) throws(FontError) -> String {
    var text = ""
    for character in offered.unicodeScalars {
      guard try face.draws(character) else { continue }
      text.unicodeScalars.append(character)
      if text.unicodeScalars.count == RowDetail.sampleLength { break }
    }
    return text
  }
}
