extension FontCatalog {
  /// The heavier faces that go with an interface font: of its family the upright ones nearest in weight.
  ///
  /// A font that was given as a file is alone: every weight is that face.
  public func interfaceFaces(for face: FaceIdentifier, wanted: FontWord?) -> [InterfaceWeight: FaceIdentifier] {
    if case .path = wanted { return [:] }
    guard let own = faces.first(where: { $0.identifier == face }),
      let family = own.families.preferred(language: "en")
    else { return [:] }
    let key = NameKey(family)
    let relatives = faces.filter { candidate in
      candidate.slant == 0 && candidate.width == own.width && candidate.isSymbol == own.isSymbol
        && candidate.families.contains { NameKey($0.text) == key }
    }
    // fontconfig's own numbers for these weights.
    let weights: [(InterfaceWeight, Double)] = [(.semibold, 180), (.bold, 200)]
    return Dictionary(
      uniqueKeysWithValues: weights.compactMap { weight, value in
        relatives.min { left, right in
          let (first, second) = (abs(left.weight - value), abs(right.weight - value))
          return first != second ? first < second : FaceOrder.isPreferredAmongNamesakes(left, right)
        }.map { (weight, $0.identifier) }
      })
  }
}
