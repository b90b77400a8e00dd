/// The options of commands that compare.
extension OptionTable {
  static let comparison = [
    OptionSpecification(
      "compare", .comparison, for: Command.comparing, advanced: true,
      .value(.choice("HOW", in: \.compare)), "when pixels differ"),
    OptionSpecification(
      "threshold", .comparison, for: Command.comparing, advanced: true,
      .value(.decimal("N", 0...1, in: \.threshold, otherwise: "0.1")),
      "how large a difference --compare pixelmatch lets pass"),
    OptionSpecification(
      "antialias", .comparison, for: Command.comparing, advanced: true,
      .value(.choice("HOW", of: AntialiasUse.self, otherwise: AntialiasUse.ignore.rawValue) { $1.antialias = $0 }),
      "what --compare pixelmatch does about anti-aliased pixels"),
    OptionSpecification(
      "max-diff-pixels", .comparison, for: Command.comparing, advanced: true,
      .value(.wholeNumber("N", 0...Int(Int32.max), in: \.maxDiffPixels, otherwise: "0")),
      "how many pixels of a sheet may differ",
      details:
        "Rows that were added, removed, moved or resized differ all the same. Of several limits each must be kept."
    ),
    OptionSpecification(
      "max-diff-ratio", .comparison, for: Command.comparing, advanced: true,
      .value(.decimal("N", 0...1, in: \.maxDiffRatio, otherwise: "0")),
      "which part of a sheet's pixels may differ"),
    OptionSpecification(
      "ignore-rows", .comparison, for: Command.comparing, advanced: true,
      .value(.names("NAMES", in: \.ignoredRows)), "rows that do not count",
      details: "Titles between commas; a title that has a comma in it must be the only one of its option."),
  ]

  static let baseline = [
    OptionSpecification(
      "baseline", .baseline, for: [.check], advanced: true,
      .value(.argument("DIR", .directory, in: \.baseline)), "compare with the sheets kept in DIR",
      details: """
        DIR/fontpreview.json names the sheets: {"sheets": [{"name": "list", "fonts": ["../fonts/My.ttf"], "options": \
        {"isolated": true, "scale": 2}}]}. Options have their long names; paths are seen from DIR. The sheet "list" is \
        kept as list.png or list.json.
        """),
    OptionSpecification(
      "update", .baseline, for: [.check], advanced: true, .value(.choice("WHAT", in: \.update)),
      "what of the baseline is written anew",
      details: """
        What was written is held to be the same. Where the environment variable CI is set and not empty, 0 or false, \
        nothing is ever written.
        """),
    OptionSpecification(
      "update-rows", .baseline, for: [.check], advanced: true,
      .value(.names("NAMES", in: \.updatedRows)), "rows that --update changed is for; all others stay as they are",
      details:
        "Titles between commas, as for --ignore-rows. Only for sheets whose rows are the same, in the same places."),
    OptionSpecification(
      "sheets", .baseline, for: [.check], advanced: true,
      .value(.names("NAMES", in: \.sheetNames)), "the sheets of the baseline that are checked; others are left alone"),
    OptionSpecification(
      "baseline-format", .baseline, for: [.check], advanced: true,
      .value(
        .choice("FORMAT", of: BaselineFormat.self, otherwise: "the one that is kept, or png") {
          $1.baselineFormat = $0
        }), "how a baseline is kept"),
    OptionSpecification(
      "before", .baseline, for: [.check], advanced: true,
      .value(.argument("DIR", .directory, in: \.before)), "compare the fonts in DIR with those of --after"),
    OptionSpecification(
      "after", .baseline, for: [.check], advanced: true,
      .value(.argument("DIR", .directory, in: \.after)), "compare the fonts of --before with those in DIR"),
  ]

  static let reports = [
    OptionSpecification(
      "json", .reports, for: Command.comparing, advanced: true, .flag(\.json),
      "say what differs as JSON instead of text"),
    OptionSpecification(
      "junit", .reports, for: Command.comparing, advanced: true, .value(.argument("FILE", .file, in: \.junit)),
      "also write a JUnit report, a case for each row"),
    OptionSpecification(
      "report", .reports, for: Command.comparing, advanced: true,
      .value(.argument("DIR", .directory, in: \.report)), "also write a page with pictures of what differs into DIR",
      details: "The page is DIR/index.html; it needs no script and asks for nothing outside DIR."),
    OptionSpecification(
      "github", .reports, for: Command.comparing, advanced: true, .flag(\.github),
      "also say it by annotations and the job summary of GitHub Actions",
      details: "Where the environment variable GITHUB_ACTIONS is true, this is always so."),
  ]
}
