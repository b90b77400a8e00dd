internal import CHarfBuzz

/// A buffer that one worker shapes in, again and again; released with the last reference.
@safe final class HarfBuzzBuffer {
  /// Owned: one reference.
  private let handle: OpaquePointer
  /// How much text it has shaped so far, by which the work that shaping takes can be told.
  private(set) var shapedByteCount = 0

  init() {
    unsafe handle = hb_buffer_create()
  }

  deinit {
    unsafe hb_buffer_destroy(handle)
  }

  /// Shapes the part `range` (UTF-8 offsets) of `text` with the rest as its context.
  ///
  /// Glyphs come in visual order, from left to right; their clusters are UTF-8 offsets from the text's start.
  func shape(
    _ text: [UInt8], range: Range<Int>, direction: TextDirection, script: ScriptTag, language: String,
    features: [FontFeature] = [], font: HarfBuzzFont
  ) -> [Glyph] {
    shapedByteCount += range.count
    unsafe hb_buffer_clear_contents(handle)
    unsafe text.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe hb_buffer_add_utf8(
          handle, characters.baseAddress, CInt(text.count), UInt32(range.lowerBound), CInt(range.count))
      }
    }
    unsafe hb_buffer_set_direction(
      handle, direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    unsafe hb_buffer_set_script(handle, hb_script_from_iso15924_tag(script.value))
    unsafe hb_buffer_set_language(handle, hb_language_from_string(language, -1))
    let switches = features.map { hb_feature_t(tag: $0.tag, value: $0.value, start: $0.start, end: $0.end) }
    unsafe charfbuzz_shape(font.handle, handle, switches, UInt32(switches.count))
    var count: UInt32 = 0
    // Both arrays stay the buffer's.
    guard let infos = unsafe hb_buffer_get_glyph_infos(handle, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(handle, nil)
    else { return [] }
    return (0..<Int(count)).map { index in
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      return Glyph(
        id: info.codepoint, cluster: Int32(bitPattern: info.cluster), xOffset: position.x_offset,
        yOffset: position.y_offset, xAdvance: position.x_advance)
    }
  }
}
