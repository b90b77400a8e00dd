/// How a list is drawn, apart from what is in it.
public struct SheetConfiguration: Sendable, Hashable {
  public var style: ListStyle
  public var scale: Scale
  /// The list's width.
  public var width: Points
  /// The language that text is shaped in, as a BCP 47 tag.
  public var language: String
  /// The language of the names that the manifest gives.
  public var titleLanguage: String
  /// How rows arrange title and detail.
  public var cell: CellStyle = .default
  /// The height of each row where they differ, separators included; nil where all have the style's.
  public var rowHeights: [Points]?
  /// How faces that have no outlines are drawn.
  public var bitmaps: BitmapPolicy = .nearest
  /// Features that every face is shaped with beside its defaults.
  public var features: [FontFeature] = []
  /// Where on their axes variable faces stand, instead of their default or named instance.
  public var variations: [FontVariation] = []
  /// The face that rows are drawn in whose own cannot be.
  public var interfaceFace: FaceIdentifier
  /// Its family's heavier faces, for bars and headers; where one is lacking, `interfaceFace` is taken.
  public var interfaceFaces: [InterfaceWeight: FaceIdentifier] = [:]
  /// At which side rows begin.
  public var direction = LayoutDirection.leftToRight
  /// What the sheet has beside its rows.
  public var parts = SheetLayout.Options()
  /// What the bar above the list says.
  public var barTitle = "Fonts"
  /// Which faces draw what a row's own lacks.
  public var fallback: FallbackTable
  /// Whether glyphs that have colours are drawn in them; the whole sheet's colours are spelled out then.
  public var isInColor: Bool

  public init(
    style: ListStyle = .modern, scale: Scale = Scale(2), width: Points = 320, language: String = "en",
    interfaceFace: FaceIdentifier, fallback: FallbackTable = FallbackTable(), isInColor: Bool = false
  ) {
    self.style = style
    self.scale = scale
    self.width = width
    self.language = language
    titleLanguage = language
    self.interfaceFace = interfaceFace
    self.fallback = fallback
    self.isInColor = isInColor
  }
}
