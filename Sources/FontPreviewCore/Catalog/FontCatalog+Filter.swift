extension FontCatalog {
  /// Those of all faces that meet every condition; nil where there is none.
  ///
  /// - Throws: ``CatalogError/invalidPattern(_:)``.
  func faces(meeting filter: FontFilter) throws(CatalogError) -> Set<FaceIdentifier>? {
    guard !filter.isEmpty else { return nil }
    var met = faces
    for pattern in filter.patterns + filter.languages.map({ ":lang=\($0)" }) {
      guard let listed = configuration.faces(matching: pattern) else { throw .invalidPattern(pattern) }
      met.removeAll { !listed.contains($0.identifier) }
    }
    met.removeAll { filter.isColor && !$0.isColor || filter.format.map($0.isOf) == false }
    if filter.isVariable {
      let files = variableFiles
      met.removeAll { !files.contains(VariableFile($0.identifier)) }
    }
    if let text = filter.coveredText {
      let covering = faces(covering: text)
      met.removeAll { !covering.contains($0.identifier) }
    }
    // Last, since it opens each of those that are left.
    if filter.isMonospaced { met.removeAll { !FaceAdvances.areEqual(in: $0.identifier) } }
    return Set(met.map(\.identifier))
  }

  /// The faces that have every character of a text; what is never drawn counts for nothing.
  private func faces(covering text: String) -> Set<FaceIdentifier> {
    let characters = Set(text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint && !$0.isControl })
    var covering: Set<FaceIdentifier> = []
    configuration.forEachFont { pattern in
      guard let identifier = FaceIdentifier(pattern), pattern.coverage(of: characters) == characters.count else {
        return
      }
      covering.insert(identifier)
    }
    return covering
  }

  /// A face of a file, whatever its instance.
  private struct VariableFile: Hashable {
    var path: [UInt8]
    var faceIndex: Int

    init(_ identifier: FaceIdentifier) {
      (path, faceIndex) = (identifier.path, identifier.faceIndex)
    }
  }

  /// The faces that a variable master stands for.
  private var variableFiles: Set<VariableFile> {
    var files: Set<VariableFile> = []
    configuration.forEachFont { pattern in
      guard pattern.boolean(.variable) == true, let identifier = FaceIdentifier(pattern) else { return }
      files.insert(VariableFile(identifier))
    }
    return files
  }
}

extension FontDescriptor {
  /// Whether the face is of a form.
  fileprivate func isOf(_ form: FontFilter.Format) -> Bool {
    switch form {
    // fontconfig sees no outlines in fonts that have pictures in colour, whatever else is in them.
    case .bitmap: !hasOutlines && !isColor
    case .truetype: !isOf(.bitmap) && format == "TrueType"
    case .cff: !isOf(.bitmap) && format == "CFF"
    case .type1: !isOf(.bitmap) && (format == "Type 1" || format == "CID Type 1")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
