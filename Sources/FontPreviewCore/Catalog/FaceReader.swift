/// Copies what fontconfig lists into descriptors.
enum FaceReader {
  /// Every face but variable masters, each once, ordered by path, face and instance.
  static func faces(of configuration: FontconfigConfiguration) -> [FontDescriptor] {
    var faces: [FontDescriptor] = []
    configuration.forEachFont { pattern in
      if let face = descriptor(of: pattern) { faces.append(face) }
    }
    // A stable order first, so that the same file from two directories is the same face.
    faces.sort { $0.identifier < $1.identifier }
    var unique: [FontDescriptor] = []
    unique.reserveCapacity(faces.count)
    for face in faces where unique.last?.identifier != face.identifier { unique.append(face) }
    return unique
  }

  /// Nil for masters of variable fonts, which are no faces to choose.
  private static func descriptor(of pattern: borrowing FontconfigPattern) -> FontDescriptor? {
    guard pattern.boolean(.variable) != true, let identifier = FaceIdentifier(pattern) else { return nil }
    return FontDescriptor(
      identifier: identifier,
      families: names(pattern, .family, .familyLanguage),
      styles: names(pattern, .style, .styleLanguage),
      fullNames: names(pattern, .fullName, .fullNameLanguage),
      postScriptNames: pattern.strings(.postScriptName),
      weight: pattern.number(.weight) ?? 80,
      width: pattern.number(.width) ?? 100,
      slant: pattern.number(.slant) ?? 0,
      designSize: pattern.range(.size),
      pixelSize: pattern.number(.pixelSize),
      hasOutlines: pattern.boolean(.outline) ?? false,
      isSymbol: pattern.boolean(.symbol) ?? false,
      coversEnglish: pattern.covers(language: "en"),
      isColor: pattern.boolean(.color) ?? false,
      format: pattern.strings(.fontFormat).first ?? "",
      version: pattern.integer(.fontVersion) ?? 0)
  }

  private static func names(
    _ pattern: borrowing FontconfigPattern, _ property: FontconfigProperty, _ languages: FontconfigProperty
  ) -> [LocalizedName] {
    let names = pattern.strings(property)
    // There can be fewer languages than names.
    let languages = pattern.strings(languages)
    return names.enumerated().map { index, name in
      LocalizedName(name, language: index < languages.count ? languages[index].lowercased() : nil)
    }
  }
}
