/// The faces that a line may be drawn in: its own, and what stands in where that lacks a character.
struct LineFaces {
  let primary: FontFace
  /// Nil where nothing stands in.
  var fallback: FallbackFaces?
}
