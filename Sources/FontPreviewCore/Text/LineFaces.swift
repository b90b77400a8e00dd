/// The faces that a line may be drawn in and how it ends: its own face, and what stands in where that lacks a
/// character.
struct LineFaces {
  let primary: FontFace
  /// Nil where nothing stands in.
  var fallback: FallbackFaces?
  /// Whether a line that is cut off ends in an ellipsis; text that is made up just ends.
  var endsInEllipsis = true
}
