/// Opens faces to see what they draw, each once, before one of them is chosen.
///
/// What fontconfig lists may be damaged, and a character map may name glyphs that are blank.
final class FaceTrial {
  private let library = try? FreeTypeLibrary()
  private var opened: [FaceIdentifier: Candidate] = [:]

  /// A face, and what is known of it.
  private struct Candidate {
    /// Nil where the face cannot be opened or has drawn nothing of what it has glyphs for.
    var face: FontFace?
    var inked = 0
    var blank = 0
  }

  /// A face that left ink for so many characters leaves some for the rest: thousands of Han need only be in its map.
  private static let enoughInked = 200
  /// A face that left none for so many, and ink for no other, is not asked again.
  private static let enoughBlank = 8
  /// Faces held open at a time, each with its file.
  private static let mostOpen = 64

  /// Whether a face has glyphs for all of `characters`, with ink for those that are visible.
  func draws(_ characters: [Unicode.Scalar], in identifier: FaceIdentifier) -> Bool {
    var candidate = self.candidate(identifier)
    guard let face = candidate.face else { return false }
    var isDrawn = true
    for character in characters where isDrawn {
      guard let glyph = face.font.glyph(for: character) else {
        isDrawn = false
        continue
      }
      guard candidate.inked < Self.enoughInked, LackingClusters.isVisible(character) else { continue }
      isDrawn = (try? face.hasInk(glyph)) ?? false
      if isDrawn { candidate.inked += 1 } else { candidate.blank += 1 }
    }
    if candidate.inked == 0, candidate.blank >= Self.enoughBlank { candidate.face = nil }
    opened[identifier] = candidate
    return isDrawn
  }

  private func candidate(_ identifier: FaceIdentifier) -> Candidate {
    if let known = opened[identifier] { return known }
    if opened.values.count(where: { $0.face != nil }) >= Self.mostOpen {
      opened = opened.filter { $0.value.face == nil }
    }
    // In colour, since pictures may be all there is; at the size of titles.
    let face = library.flatMap { try? FontFace(identifier, library: $0, pixelsPerEm: 17 * 64, inColor: true) }
    return Candidate(face: face)
  }
}
