/// Glyphs of one face, direction and script that follow each other on a line, from left to right.
public struct GlyphRun: Sendable, Hashable {
  /// The face that the glyph numbers belong to.
  public var face: FaceIdentifier
  /// What moved that face away from its default or named instance; a row's own face may be moved, others never are.
  public var variations: [FontVariation] = []
  /// The font units in the size that is asked for; bitmap faces that are no sfnt count strike pixels times 64.
  public var unitsPerEm: Int
  public var direction: TextDirection
  public var script: ScriptTag
  /// The language that shaping was told, as a BCP 47 tag.
  public var language: String
  /// What shaping was told beside the face's defaults.
  public var features: [FontFeature]
  public var glyphs: [Glyph]

  /// The sum of the advances, in font units.
  public var advance: Int {
    glyphs.reduce(0) { $0 + Int($1.xAdvance) }
  }
}
