extension FontCatalog {
  /// The list with details: facts in the interface font, or samples of each row's own glyphs where `fact` is nil.
  public func addingDetails(to list: FontList, fact: DetailKind?, language: String) -> FontList {
    let samples = fact == nil ? samples(for: list) : [:]
    return list.mapRows { row in
      guard let face = row.face else { return }
      if let fact {
        row.detail = Self.text(of: fact, face, language).map { RowDetail(text: $0, isInOwnFace: false) }
      } else if let sample = samples[face.identifier], !sample.isEmpty {
        row.detail = RowDetail(text: sample, isInOwnFace: true)
      }
    }
  }

  /// Nil where nothing is known: fontconfig says 0 for a font that tells no version, as Type 1 and bitmap fonts do.
  private static func text(of fact: DetailKind, _ face: FontDescriptor, _ language: String) -> String? {
    if fact == .version, face.version == 0 { return nil }
    let text =
      switch fact {
      case .style: face.styles.preferred(language: language) ?? ""
      case .file: face.identifier.fileName
      case .postscript: face.postScriptNames.first ?? ""
      case .version: ManifestRow.revisionText(face.version)
      }
    return SafeTitle.title(text, substitute: "\u{2013}")
  }

  private func samples(for list: FontList) -> [FaceIdentifier: String] {
    let wanted = Set(list.rows.compactMap { $0.face?.identifier })
    var samples: [FaceIdentifier: String] = [:]
    configuration.forEachFont { pattern in
      guard let identifier = FaceIdentifier(pattern), wanted.contains(identifier), samples[identifier] == nil else {
        return
      }
      samples[identifier] = SampleText.text(of: pattern)
    }
    return samples
  }
}
