internal import CFreeType

/// A face opened by FreeType, closed when the last reference ends.
@safe final class FreeTypeFace {
  /// Owned.
  let handle: FT_Face
  /// A face must not outlive its library.
  private let library: FreeTypeLibrary
  /// Nor its stream, which it reads as long as it lives.
  private let stream: FreeTypeStream

  /// Opens a face by fontconfig's index: the face's number, with that of a named instance in the bits from 16 on.
  ///
  /// `outlinesOnly` keeps pictures from hiding outlines; see `hidesOutlines`.
  init(library: FreeTypeLibrary, file: FontFile, index: Int, outlinesOnly: Bool = false) throws(FontError) {
    stream = FreeTypeStream(file)
    var opened: FT_Face? = nil
    let error = unsafe cfreetype_open(library.handle, stream.handle, FT_Long(index), outlinesOnly ? 1 : 0, &opened)
    switch (error, unsafe opened) {
    case (0, let face?): unsafe handle = face
    case (FreeTypeErrorCode.unknownFileFormat, _): throw .unknownFormat
    case (FreeTypeErrorCode.invalidArgument, _):
      // FreeType says the same of a number that is not there and of an instance whose place it cannot work out.
      let hasInstance = Self.hasInstance(library, stream, index: index)
      throw hasInstance ? .unusableInstance : .noSuchFace
    case (FreeTypeErrorCode.outOfMemory, _): throw .outOfMemory
    default: throw .damaged(code: error)
    }
    self.library = library
  }

  deinit {
    unsafe FT_Done_Face(handle)
  }

  /// Whether the file has the named instance that an index asks for, usable or not.
  private static func hasInstance(_ library: FreeTypeLibrary, _ stream: FreeTypeStream, index: Int) -> Bool {
    guard index >> 16 > 0 else { return false }
    var opened: FT_Face? = nil
    guard unsafe cfreetype_open(library.handle, stream.handle, FT_Long(index & 0xFFFF), 0, &opened) == 0,
      let face = unsafe opened
    else { return false }
    defer { unsafe FT_Done_Face(face) }
    return unsafe Int(face.pointee.style_flags) >> 16 >= index >> 16
  }

  var isSfnt: Bool { unsafe cfreetype_is_sfnt(handle) != 0 }
  /// Whether glyphs have outlines.
  var isScalable: Bool { unsafe cfreetype_is_scalable(handle) != 0 }
  /// Whether glyphs may be in colour, by layers or pictures.
  var hasColor: Bool { unsafe cfreetype_has_color(handle) != 0 }
  /// Whether there are outlines that cannot be seen for pictures: FreeType takes a font with a table sbix for a bitmap
  /// font.
  var hidesOutlines: Bool { unsafe cfreetype_has_pictures_before_outlines(handle) != 0 }
  /// Whether characters are looked up by their meaning, and not by a font's own code.
  var hasUnicodeMap: Bool { unsafe cfreetype_has_unicode_map(handle) != 0 }
  /// What the font calls a glyph; nil where it has no names.
  func glyphName(_ id: UInt32) -> String? {
    guard unsafe cfreetype_has_glyph_names(handle) != 0 else { return nil }
    // The Adobe Glyph List allows 63 characters.
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { name in
      guard unsafe FT_Get_Glyph_Name(handle, id, name.baseAddress, FT_UInt(name.count)) == 0 else { return nil }
      return unsafe String(cString: name.baseAddress!)
    }
  }
  var glyphCount: Int { Int(unsafe handle.pointee.num_glyphs) }
  /// 0 for bitmap faces that are no sfnt.
  var unitsPerEm: Int { Int(unsafe handle.pointee.units_per_EM) }

  /// The heights of the strikes, in pixels per em (26.6).
  var strikes: [Int] {
    let count = Int(unsafe handle.pointee.num_fixed_sizes)
    guard count > 0, let sizes = unsafe handle.pointee.available_sizes else { return [] }
    return (0..<count).map { Int(unsafe sizes[$0].y_ppem) }
  }

  /// Ascender and descender (downwards negative) of the size that is set, in pixels (26.6).
  var sizeMetrics: (ascender: Int, descender: Int) {
    guard let size = unsafe handle.pointee.size else { return (0, 0) }
    return unsafe (Int(size.pointee.metrics.ascender), Int(size.pointee.metrics.descender))
  }

  /// The head table's fontRevision (16.16) and checksumAdjustment; nil where the face has no such table.
  var head: (revision: Int, checksum: UInt32)? {
    guard isSfnt, let head = unsafe cfreetype_head(handle) else { return nil }
    return unsafe (Int(head.pointee.Font_Revision), UInt32(truncatingIfNeeded: head.pointee.CheckSum_Adjust))
  }

  /// Moves a variable face to a place on each of its axes, in their order.
  func setVariationCoordinates(_ coordinates: [Float]) throws(FontError) {
    var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
    let error = unsafe FT_Set_Var_Design_Coordinates(handle, FT_UInt(fixed.count), &fixed)
    guard error == 0 else { throw .damaged(code: error) }
  }

  /// Sets the size of an outline face, in pixels per em (26.6).
  func setSize(pixelsPerEm: Int) throws(FontError) {
    let size = FT_F26Dot6(pixelsPerEm)
    // At 72 dots per inch a point is a pixel.
    let error = unsafe FT_Set_Char_Size(handle, size, size, 72, 72)
    guard error == 0 else { throw .damaged(code: error) }
  }

  /// Sets the size to that of a strike.
  func selectStrike(_ index: Int) throws(FontError) {
    let error = unsafe FT_Select_Size(handle, FT_Int(index))
    guard error == 0 else { throw .damaged(code: error) }
  }

  /// Loads a glyph at the size that is set, unhinted; a bitmap only where the face has no outlines.
  func glyph(_ id: UInt32) throws(FontError) -> FreeTypeGlyph {
    try load(id, isScalable ? FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP : FT_LOAD_NO_HINTING)
  }

  /// Loads a glyph's picture from the strike that is set, nil where it has none; an outline comes in its place where the
  /// face has outlines. What is not wanted in colour comes as coverage, the darker the more.
  func picture(_ id: UInt32, inColor: Bool) throws(FontError) -> FreeTypeGlyph? {
    do throws(FontError) {
      return try load(id, inColor ? FT_LOAD_NO_HINTING | FT_LOAD_COLOR : FT_LOAD_NO_HINTING)
    } catch {
      if error == .unreadableGlyph(id: id, code: FreeTypeErrorCode.missingBitmap) { return nil }
      throw error
    }
  }

  /// `count` bytes of an sfnt table from `offset` on; none where there is no such table or it ends before.
  func bytes(ofTable tag: UInt32, at offset: Int, count: Int) -> [UInt8] {
    // A length of 0 would ask how long the table is.
    guard count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    var length = FT_ULong(count)
    let error = unsafe FT_Load_Sfnt_Table(handle, FT_ULong(tag), FT_Long(offset), &bytes, &length)
    return error == 0 ? bytes : []
  }

  /// The layers of a glyph in colour (COLR version 0), the lowest first; empty where it has none.
  ///
  /// A palette index of 0xFFFF stands for the colour of the text.
  func colorLayers(of id: UInt32) -> [(glyph: UInt32, paletteIndex: Int)] {
    var layers: [(glyph: UInt32, paletteIndex: Int)] = []
    var iterator = unsafe FT_LayerIterator()
    var glyph: FT_UInt = 0
    var color: FT_UInt = 0
    while unsafe FT_Get_Color_Glyph_Layer(handle, id, &glyph, &color, &iterator) != 0 {
      layers.append((glyph, Int(color)))
    }
    return layers
  }

  /// The colours of the face's default palette; empty where it has none.
  var palette: [Color] {
    var data = unsafe FT_Palette_Data()
    var colors: UnsafeMutablePointer<FT_Color>? = nil
    guard unsafe FT_Palette_Data_Get(handle, &data) == 0, unsafe FT_Palette_Select(handle, 0, &colors) == 0,
      let colors = unsafe colors
    else { return [] }
    // The array stays the face's.
    return (0..<Int(unsafe data.num_palette_entries)).map { index in
      let color = unsafe colors[index]
      return Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }

  private func load(_ id: UInt32, _ flags: Int) throws(FontError) -> FreeTypeGlyph {
    let error = unsafe FT_Load_Glyph(handle, id, FT_Int32(flags))
    guard error == 0 else { throw .unreadableGlyph(id: id, code: error) }
    var copied: FT_Glyph? = nil
    let copyError = unsafe FT_Get_Glyph(handle.pointee.glyph, &copied)
    guard copyError == 0, let copied = unsafe copied else { throw .unreadableGlyph(id: id, code: copyError) }
    return unsafe FreeTypeGlyph(owning: copied, library: library)
  }
}
