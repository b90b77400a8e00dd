internal import CFreeType
internal import CHarfBuzz

/// A HarfBuzz font in font units, released with the last reference.
@safe final class HarfBuzzFont {
  /// Owned: one reference.
  let handle: OpaquePointer
  /// What the font asks, if not tables: HarfBuzz holds a reference to FreeType's face, but not to the stream that this
  /// reads, nor to its library.
  private let source: FreeTypeFace?

  /// A font over OpenType tables, with a scale of one unit per font unit and, if given, at a named instance counted
  /// from 1.
  init(face: HarfBuzzFace, namedInstance: Int?) {
    source = nil
    // hb_font_create sets the functions of hb-ot and a scale of unitsPerEm.
    unsafe handle = hb_font_create(face.handle)
    if let namedInstance { unsafe hb_font_set_var_named_instance(handle, UInt32(namedInstance - 1)) }
  }

  /// A font that asks FreeType, for faces that are no sfnt; in units of the size set there (26.6).
  init(face: FreeTypeFace) {
    source = face
    unsafe handle = hb_ft_font_create_referenced(face.handle)
    unsafe hb_ft_font_set_load_flags(handle, CInt(FT_LOAD_NO_HINTING))
  }

  deinit {
    unsafe hb_font_destroy(handle)
  }

  /// Moves a variable font to a place on each of its axes, in their order.
  func setVariationCoordinates(_ coordinates: [Float]) {
    unsafe hb_font_set_var_coords_design(handle, coordinates, UInt32(coordinates.count))
  }

  /// Ascender and descender (downwards negative) in font units; nil where the face says nothing of them.
  var horizontalExtents: (ascender: Int, descender: Int)? {
    var extents = hb_font_extents_t()
    guard unsafe hb_font_get_h_extents(handle, &extents) != 0 else { return nil }
    return (Int(extents.ascender), Int(extents.descender))
  }

  /// Whether the face's character map has `character`.
  func hasGlyph(for character: Unicode.Scalar) -> Bool {
    glyph(for: character) != nil
  }

  /// Whether the face's character map has all of `characters`, or what they compose to.
  func hasGlyphs(forAllOf characters: some Sequence<Unicode.Scalar>) -> Bool {
    var last: Unicode.Scalar?
    for character in characters where !character.properties.isDefaultIgnorableCodePoint {
      if hasGlyph(for: character) {
        last = character
      } else if let composed = last.flatMap({ UnicodeProperties.composition(of: $0, character) }),
        hasGlyph(for: composed)
      {
        last = composed
      } else {
        return false
      }
    }
    return true
  }

  /// How far a glyph moves on to the next one in horizontal text, in the font's units.
  func advance(of glyph: UInt32) -> Int {
    Int(unsafe hb_font_get_glyph_h_advance(handle, glyph))
  }

  /// The glyph that the face's character map gives for `character`; nil where it has none.
  func glyph(for character: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    let isFound = unsafe hb_font_get_nominal_glyph(handle, character.value, &glyph) != 0
    return isFound && glyph != 0 ? glyph : nil
  }
}
