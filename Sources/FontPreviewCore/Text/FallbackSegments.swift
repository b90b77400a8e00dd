/// An item cut where its glyphs must come from different faces.
enum FallbackSegments {
  /// A part of an item and the face that draws it.
  struct Segment {
    /// UTF-8 offsets in the text.
    var range: Range<Int>
    var face: FontFace
    /// Whether all of it is white space.
    fileprivate var isBlank = false
  }

  /// What must come from a face of its own, whatever has it: the end of a text from `start` on.
  struct Tail {
    /// A UTF-8 offset in the text.
    var start: Int
    var face: FontFace
  }

  /// The parts of `item` in the order of the text, given which clusters its own face cannot draw.
  ///
  /// What that face lacks goes to the fallback's face, where one has all of them the characters of a cluster together,
  /// else character by character, bases with their marks; what no other face has stays, and as well a base whose marks no
  /// other face has. White space between two parts of one other face goes with them: a word space should fit its words.
  static func segments(
    of item: TextItem, in bytes: [UInt8], lacking: LackingClusters, primary: FontFace, fallback: FallbackFaces?,
    tail: Tail? = nil
  ) throws(FontError) -> [Segment] {
    var segments: [Segment] = []
    func append(_ character: Grapheme, _ face: FontFace) {
      let isBlank = character.text.allSatisfy(\.isWhitespace)
      if let last = segments.last, last.face === face, last.isBlank == isBlank {
        segments[segments.count - 1].range = last.range.lowerBound..<character.range.upperBound
      } else {
        segments.append(Segment(range: character.range, face: face, isBlank: isBlank))
      }
    }
    for group in groups(of: item, in: bytes, lacking: lacking) {
      var common: FontFace?
      if let fallback, group.isLacking, group.characters.count > 1 {
        common = try fallback.face(forAllOf: group.characters.map(\.text), besides: primary.identifier)
      }
      for character in group.characters {
        if let tail, character.range.lowerBound >= tail.start {
          append(character, tail.face)
        } else if let fallback, group.isLacking {
          var other = common
          if other == nil { other = try fallback.face(for: character.text, besides: primary.identifier) }
          if let face = other, try keepsBase(primary, of: character, besides: face) { other = nil }
          append(character, other ?? primary)
        } else {
          append(character, primary)
        }
      }
    }
    for place in segments.indices.dropFirst().dropLast() where segments[place].isBlank {
      let neighbour = segments[place - 1].face
      // The space of a font of pictures is as wide as a picture, and some fonts have none.
      if neighbour !== primary, !neighbour.hasColor, neighbour === segments[place + 1].face,
        String(decoding: bytes[segments[place].range], as: UTF8.self).unicodeScalars.allSatisfy(neighbour.font.hasGlyph)
      {
        segments[place].face = neighbour
      }
    }
    return merged(segments)
  }

  /// Whether the line's own face draws the base of a character that `other` has no more than the base of either.
  private static func keepsBase(
    _ primary: FontFace, of character: Grapheme, besides other: FontFace
  ) throws(FontError) -> Bool {
    let scalars = character.text.unicodeScalars
    guard scalars.count > 1, let base = scalars.first, !other.font.hasGlyphs(forAllOf: scalars) else { return false }
    return try primary.draws(base)
  }

  /// The parts of a segment whose face lacks something of it: marks, and whatever else Swift counts to a character, come
  /// from another face where no face has the whole character. The line's own is asked first.
  static func parts(
    of segment: Segment, in bytes: [UInt8], lacking: LackingClusters, primary: FontFace, fallback: FallbackFaces
  ) throws(FontError) -> [Segment] {
    var parts: [Segment] = []
    for range in lacking.ranges {
      let rest = parts.last?.range.upperBound ?? segment.range.lowerBound
      if rest < range.lowerBound { parts.append(Segment(range: rest..<range.lowerBound, face: segment.face)) }
      var face = segment.face
      var start = range.lowerBound
      for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
        let end = min(start + UTF8.width(scalar), range.upperBound)
        // Joiners and selectors go with what they follow.
        if !scalar.properties.isDefaultIgnorableCodePoint {
          face = segment.face
          if try face.lacks(scalar) {
            if segment.face !== primary, try !primary.lacks(scalar) {
              face = primary
            } else if let other = try fallback.face(for: Substring(String(scalar)), besides: primary.identifier) {
              face = other
            }
          }
        }
        parts.append(Segment(range: start..<end, face: face))
        start = end
      }
    }
    let rest = parts.last?.range.upperBound ?? segment.range.lowerBound
    if rest < segment.range.upperBound {
      parts.append(Segment(range: rest..<segment.range.upperBound, face: segment.face))
    }
    return merged(parts)
  }

  /// What Swift takes for a character: a base with its marks.
  private struct Grapheme {
    /// UTF-8 offsets in the text.
    var range: Range<Int>
    var text: Substring
  }

  /// The item's characters; those that share a lacking cluster stand together.
  private static func groups(
    of item: TextItem, in bytes: [UInt8], lacking: LackingClusters
  ) -> [(characters: [Grapheme], isLacking: Bool)] {
    var groups: [(characters: [Grapheme], isLacking: Bool)] = []
    var offset = item.range.lowerBound
    var next = 0
    // Where the last lacking cluster ends that a character reached into.
    var clusterEnd = offset
    let text = String(decoding: bytes[item.range], as: UTF8.self)
    for index in text.indices {
      let part = text[index..<text.index(after: index)]
      let end = min(offset + part.utf8.count, item.range.upperBound)
      let character = Grapheme(range: offset..<end, text: part)
      // HarfBuzz joins characters where it puts a vowel before its consonants; all of them are lacking then.
      let isContinued = offset < clusterEnd
      while next < lacking.ranges.count, lacking.ranges[next].lowerBound < end {
        clusterEnd = max(clusterEnd, lacking.ranges[next].upperBound)
        next += 1
      }
      if isContinued {
        groups[groups.count - 1].characters.append(character)
      } else {
        groups.append(([character], offset < clusterEnd))
      }
      offset = end
    }
    return groups
  }

  /// Neighbours of one face as one.
  private static func merged(_ segments: [Segment]) -> [Segment] {
    var merged: [Segment] = []
    for segment in segments {
      if let last = merged.last, last.face === segment.face {
        merged[merged.count - 1].range = last.range.lowerBound..<segment.range.upperBound
      } else {
        merged.append(segment)
      }
    }
    return merged
  }
}
