import CFontconfig

/// Faces in the order fontconfig prefers them for a query, and which characters each covers.
@safe
final class FontconfigCoverage {
  /// The faces, the preferred one first.
  let faces: [FaceIdentifier]
  /// Owned, and so are the references to its patterns.
  private let set: UnsafeMutablePointer<FcFontSet>
  /// One a face; borrowed from the patterns of the set, nil where a pattern has none.
  private let characterSets: [OpaquePointer?]
  /// One a face: whether it may have glyphs in colour.
  private let isColor: [Bool]

  /// Takes the set over.
  init(owning set: UnsafeMutablePointer<FcFontSet>) {
    unsafe self.set = set
    var faces: [FaceIdentifier] = []
    var characterSets: [OpaquePointer?] = unsafe []
    var isColor: [Bool] = []
    for index in 0..<Int(unsafe set.pointee.nfont) {
      guard let font = unsafe set.pointee.fonts[index] else { continue }
      let pattern = unsafe FontconfigPattern(borrowing: font)
      guard let identifier = FaceIdentifier(pattern) else { continue }
      isColor.append(pattern.boolean(.color) ?? false)
      faces.append(identifier)
      unsafe characterSets.append(pattern.characterSet)
    }
    self.faces = faces
    self.isColor = isColor
    unsafe self.characterSets = characterSets
  }

  deinit {
    unsafe FcFontSetDestroy(set)
  }

  /// The first face that covers all of `characters` and passes `isUsable`, of those in colour alone if `inColor`; nil
  /// where none does.
  func first(
    covering characters: [Unicode.Scalar], inColor: Bool = false, where isUsable: (FaceIdentifier) -> Bool
  ) -> FaceIdentifier? {
    for index in faces.indices where !inColor || isColor[index] {
      guard let set = unsafe characterSets[index] else { continue }
      if characters.allSatisfy({ unsafe FcCharSetHasChar(set, $0.value) != 0 }), isUsable(faces[index]) {
        return faces[index]
      }
    }
    return nil
  }
}
