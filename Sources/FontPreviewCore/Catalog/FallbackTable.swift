/// Which face draws what a row's own face lacks, decided once for a sheet.
///
/// The unit is what Swift takes for a character, a base with its marks; where no face has all of one, its parts are
/// entered beside it, each alone. A value, so that workers need not ask fontconfig, and so that the same text falls back
/// to the same face in every row.
public struct FallbackTable: Sendable, Hashable {
  private var faces: [NameKey: FaceIdentifier] = [:]

  /// A table that knows no other face.
  public init() {}

  /// The face for a character; nil where no face has it.
  func face(for character: Substring) -> FaceIdentifier? {
    faces[NameKey(String(character))]
  }

  /// Every face that may draw something.
  var allFaces: Set<FaceIdentifier> { Set(faces.values) }

  mutating func set(_ face: FaceIdentifier, for character: String) {
    faces[NameKey(character)] = face
  }

  /// Whether a character is what each font makes of it: another font's glyph would say something else.
  static func isPrivate(_ character: Unicode.Scalar) -> Bool {
    character.properties.generalCategory == .privateUse
  }
}
