/// An item cut where its glyphs must come from different faces.
enum FallbackSegments {
  /// A part of an item and the face that draws it.
  struct Segment {
    /// UTF-8 offsets in the text.
    var range: Range<Int>
    var face: FontFace
    /// Whether all of it is white space.
    fileprivate var isBlank: Bool
  }

  /// The parts of `item` in the order of the text, given which clusters its own face cannot draw.
  ///
  /// What that face lacks goes to the fallback's face character by character, bases with their marks; what no other face
  /// has stays. White space between two parts of one other face goes with them: a word space should fit its words.
  static func segments(
    of item: TextItem, in bytes: [UInt8], lacking: LackingClusters, primary: FontFace, fallback: FallbackFaces
  ) throws(FontError) -> [Segment] {
    var segments: [Segment] = []
    var offset = item.range.lowerBound
    var next = 0
    let starts = lacking.starts
    let text = String(decoding: bytes[item.range], as: UTF8.self)
    for index in text.indices {
      let character = text[index..<text.index(after: index)]
      let end = min(offset + character.utf8.count, item.range.upperBound)
      while next < starts.count, starts[next] < offset { next += 1 }
      let isLacking = next < starts.count && starts[next] < end
      let face = (isLacking ? try fallback.face(for: character, besides: primary.identifier) : nil) ?? primary
      let isBlank = character.allSatisfy(\.isWhitespace)
      if let last = segments.last, last.face === face, last.isBlank == isBlank {
        segments[segments.count - 1].range = last.range.lowerBound..<end
      } else {
        segments.append(Segment(range: offset..<end, face: face, isBlank: isBlank))
      }
      offset = end
    }
    for place in segments.indices.dropFirst().dropLast() where segments[place].isBlank {
      let neighbour = segments[place - 1].face
      // The space of a font of pictures is as wide as a picture.
      if neighbour !== primary, !neighbour.hasColor, neighbour === segments[place + 1].face {
        segments[place].face = neighbour
      }
    }
    return merged(segments)
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
