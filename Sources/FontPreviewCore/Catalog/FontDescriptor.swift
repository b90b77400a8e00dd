/// What fontconfig knows of one face, as a value.
public struct FontDescriptor: Sendable, Hashable {
  public var identifier: FaceIdentifier
  /// In every language, in fontconfig's order; so the other names.
  public var families: [LocalizedName]
  public var styles: [LocalizedName]
  public var fullNames: [LocalizedName]
  public var postScriptNames: [String]
  /// On fontconfig's scale: 80 is regular, 200 bold.
  public var weight: Double
  /// In percent: 100 is normal.
  public var width: Double
  /// 0 is upright, 100 italic, 110 oblique.
  public var slant: Double
  /// The sizes the face was designed for, in points; nil where it does not say.
  public var designSize: ClosedRange<Double>?
  /// The height of the strike, in pixels; nil for outlines.
  public var pixelSize: Double?
  public var hasOutlines: Bool
  /// Whether the face is a symbol font by its character map.
  public var isSymbol: Bool
  public var coversEnglish: Bool
  /// Whether glyphs may be in colour.
  public var isColor: Bool
  /// As fontconfig says it, such as "TrueType", "CFF" or "PCF".
  public var format: String
  /// The font's revision times 65,536, 0 where it has none.
  public var version: Int

  /// The name that the face goes by in a naming, in a language; not yet made safe to show.
  public func name(_ naming: Naming, language: String) -> String {
    switch naming {
    case .full: fullNames.preferred(language: language) ?? composedName(language: language)
    case .postscript:
      postScriptNames.first ?? fullNames.preferred(language: language) ?? composedName(language: language)
    case .family: families.preferred(language: language) ?? ""
    }
  }

  /// The style's name in a language, "" where the face has none; not yet made safe to show.
  public func style(language: String) -> String { styles.preferred(language: language) ?? "" }

  /// The name made safe to show; the file's name without its extension where the face has none.
  public func title(_ naming: Naming, language: String) -> String {
    let file = identifier.fileName
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    return SafeTitle.title(name(naming, language: language), substitute: stem)
  }

  /// Every name that finds the face: family, full and PostScript names in all languages.
  public var allNames: [String] {
    families.map(\.text) + fullNames.map(\.text) + postScriptNames
  }

  /// Family and style, as fontconfig composes a missing full name.
  private func composedName(language: String) -> String {
    let family = families.preferred(language: language) ?? ""
    guard let style = styles.preferred(language: language), !style.isEmpty, style != "Regular" else { return family }
    return family.isEmpty ? style : "\(family) \(style)"
  }
}
