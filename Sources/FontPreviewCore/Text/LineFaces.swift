/// The faces that a line may be drawn in, its own and what stands in where that lacks a character, and what they may do.
struct LineFaces {
  let primary: FontFace
  /// Nil where nothing stands in.
  var fallback: FallbackFaces?
  /// Whether a line that is cut off ends in an ellipsis; text that is made up just ends.
  var endsInEllipsis = true
  /// Whether a sign that the row's own face makes of a word stays: a text that was asked for may mean it.
  var keepsWordLigatures = false
}
