/// A row's own face, opened at each size that the row needs; closed with the row.
final class RowFace {
  let identifier: FaceIdentifier
  private let cache: FaceCache
  private let scale: Scale
  private var opened: [Points: FontFace] = [:]

  init(_ identifier: FaceIdentifier, cache: FaceCache, scale: Scale) {
    self.identifier = identifier
    self.cache = cache
    self.scale = scale
  }

  func face(_ size: Points) throws(FontError) -> FontFace {
    if let face = opened[size] { return face }
    let face = try cache.open(identifier, pixelsPerEm: scale.pixelsPerEm(size))
    opened[size] = face
    return face
  }
}
