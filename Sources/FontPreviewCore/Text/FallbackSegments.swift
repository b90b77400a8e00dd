/// An item cut where its glyphs must come from different faces.
enum FallbackSegments {
  /// A part of an item and the face that draws it.
  struct Segment {
    /// UTF-8 offsets in the text.
    var range: Range<Int>
    var face: FontFace
  }

  /// The parts of `item` in the order of the text, given the glyphs that its own face made of it.
  ///
  /// What that face lacks goes to the fallback's face character by character, bases with their marks; what no other face
  /// has stays.
  static func segments(
    of item: TextItem, in bytes: [UInt8], glyphs: [Glyph], primary: FontFace, fallback: FallbackFaces
  ) -> [Segment] {
    let lacking = glyphs.filter { $0.id == 0 }.map { Int($0.cluster) }.sorted()
    var segments: [Segment] = []
    var offset = item.range.lowerBound
    var next = 0
    let text = String(decoding: bytes[item.range], as: UTF8.self)
    for index in text.indices {
      let character = text[index..<text.index(after: index)]
      let end = min(offset + character.utf8.count, item.range.upperBound)
      while next < lacking.count, lacking[next] < offset { next += 1 }
      let isLacking = next < lacking.count && lacking[next] < end
      let face = (isLacking ? fallback.face(for: character, besides: primary.identifier) : nil) ?? primary
      if let last = segments.last, last.face === face {
        segments[segments.count - 1].range = last.range.lowerBound..<end
      } else {
        segments.append(Segment(range: offset..<end, face: face))
      }
      offset = end
    }
    return segments
  }
}
