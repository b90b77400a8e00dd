import FontPreviewCore

/// The values of all options, validated; a property that no option set has its default.
///
/// The defaults stand here and nowhere else: help and the manual page read them from `Options()`.
struct Options: Equatable, Sendable {
  /// The file for the picture, `-` for standard output; nil is an error of the sheet, not of parsing.
  var output: Argument?
  /// A sheet of which only what another selection changes is drawn anew.
  var redraw: Argument?
  /// Pixels a point.
  var scale = 2
  /// Points across the sheet.
  var width = 320
  var rowHeight = RowHeight.standard
  /// The file for a manifest beside the picture.
  var manifest: Argument?
  /// Whether the picture itself holds the manifest.
  var embedsManifest = true

  var fontDirectories: [Argument] = []
  /// Whether only the fonts given are used, nothing that is installed.
  var isolated = false
  /// A font's name, or a font file if it contains `/`.
  var interfaceFont: Argument?
  var allowsSubstitutes = false
  /// A file of names and paths, one a line, that are words like others.
  var namesFrom: Argument?
  var filter = FontFilter()
  var isReversed = false
  /// The most rows that are listed; nil for all.
  var limit: Int?

  var selected: Argument?
  var naming = Naming.full
  /// A language tag as fontconfig writes it.
  var nameLanguage = "en"
  /// Nil where not asked for: rows named by words then keep the order given, others are sorted by `compare`.
  var sort: TitleOrder?
  /// A file of titles, whose rows come first.
  var order: Argument?
  /// Where the titles are written in their final order.
  var savedOrder: Argument?
  var moves: [RowMove] = []
  /// The titles of a sheet that is drawn anew, in their order there; no option of its own.
  var keptOrder: [String]?
  /// Whether every face of one title is a row.
  var showsDuplicates = false

  var cell = CellStyle.default
  /// Nil for a sample.
  var detail: DetailKind?
  var samples = SampleUse.auto
  /// What is drawn in place of every title.
  var text: Argument?
  /// The language of shaping; nil for that of names.
  var language: String?
  var features: [FontFeature] = []
  var variations: [FontVariation] = []
  var instances = InstanceChoice.all
  var bitmaps = BitmapPolicy.nearest

  var look = Look.modern
  var appearance = Appearance.light
  var direction = LayoutDirection.leftToRight
  /// The size of titles in points; nil for the look's own.
  var fontSize: Int?
  var lookFile: Argument?
  /// Whether the look is printed instead of a sheet drawn.
  var printsLook = false
  /// Whether rows bear reorder controls instead of accessories.
  var editing = false
  var hasNavigationBar = false
  /// What the sheet is called; nil for "Fonts".
  var title: Argument?
  var chrome = Chrome.none
  /// The height of the window that the list is seen through, in points; nil to see all of it.
  var viewport: Int?
  /// The row that is scrolled to, where it is not the selected one.
  var scrollTo: Argument?
  /// Whether rows stand in sections by first letter.
  var hasSections = false
  /// What rows stand together by, below a header each; nil for nothing.
  var group: RowGroup?

  var format = NamesFormat.text

  var compare = CompareMode.exact
  /// As pixelmatch understands it.
  var threshold: Double?
  var antialias: AntialiasUse?
  var maxDiffPixels: Int?
  var maxDiffRatio: Double?
  /// Titles of rows that do not count.
  var ignoredRows: [String] = []

  /// The directory of sheets to compare with.
  var baseline: Argument?
  var update = BaselineUpdate.none
  /// Titles of the only rows to be updated; empty for all.
  var updatedRows: [String] = []
  /// Names of the only sheets to be checked; empty for all.
  var sheetNames: [String] = []
  /// Nil for the one that is there.
  var baselineFormat: BaselineFormat?
  var before: Argument?
  var after: Argument?

  var json = false
  var junit: Argument?
  var report: Argument?
  var github = false

  var strict = false
  var quiet = false
  var verbose = false
  /// The number of workers; nil is one for each processor, at least two.
  var jobs: Int?

  /// What is to be told instead of running a command; always nil in `Invocation.run`.
  var information: Information?
}
