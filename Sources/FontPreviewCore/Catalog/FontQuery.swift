/// Which fonts there are to choose from, and which of them are shown.
public struct FontQuery: Sendable, Hashable {
  /// Directories whose fonts are added to the system's.
  public var fontDirectories: [[UInt8]] = []
  /// Whether nothing but the fonts given is used.
  public var isIsolated = false
  /// What is shown, in this order; everything where there is no word.
  public var words: [FontWord] = []
  public var naming = Naming.full
  /// Which faces are listed of all there are; words name no others either.
  public var filter = FontFilter()
  /// The language of titles, as a BCP 47 tag.
  public var language = "en"
  /// Nil keeps the order of the words, and is `compare` where there are none.
  public var sort: TitleOrder?
  /// Whether rows stand the other way round.
  public var isReversed = false
  /// How many rows there are at most, the first ones; nil for all.
  public var limit: Int?
  /// Whether all faces of one title are shown, and not the preferred one alone.
  public var showsDuplicates = false
  /// Whether named instances of variable fonts are faces.
  public var instances = InstanceChoice.all
  /// Whether faces without outlines are listed.
  public var bitmaps = BitmapPolicy.nearest
  /// Whether a word that names no listed font shows what fontconfig gives for it.
  public var allowsSubstitutes = false

  public init() {}
}
