import FontPreviewCore

/// The options that say which of all fonts are shown.
extension OptionTable {
  static let choosing = [
    OptionSpecification(
      "match", .choosing, advanced: true,
      .value(
        OptionValue(placeholder: "PATTERN", kind: .text, isRepeatable: false, defaultText: nil) { argument, options in
          guard !argument.bytes.isEmpty else { return false }
          options.filter.patterns = [argument.text]
          return true
        }),
      "only fonts that meet PATTERN, as fc-list has it",
      details: """
        Such as ":lang=ar:weight=200" or "DejaVu Sans:italic". All options of this group can be combined; a font is shown \
        that meets each. Where none does, the sheet says No Fonts, and a warning says why.
        """),
    OptionSpecification(
      "lang", .choosing, advanced: true,
      .value(
        OptionValue(placeholder: "LANG", kind: .language, isRepeatable: false, defaultText: nil) { argument, options in
          guard ValueKind.isLanguageTag(argument) else { return false }
          options.filter.languages = [argument.text]
          return true
        }),
      "only fonts that have the letters of a language, by fontconfig's account"),
    OptionSpecification(
      "covers", .choosing, advanced: true,
      .value(
        OptionValue(placeholder: "TEXT", kind: .text, isRepeatable: false, defaultText: nil) { argument, options in
          guard !argument.bytes.isEmpty else { return false }
          options.filter.coveredText = argument.text
          return true
        }),
      "only fonts that have every character of TEXT"),
    OptionSpecification(
      "monospace", .choosing, advanced: true, .flag(\.filter.isMonospaced),
      "only fonts whose letters are all equally wide",
      details: "As measured: what fonts say of themselves is often wrong."),
    OptionSpecification(
      "variable", .choosing, advanced: true, .flag(\.filter.isVariable), "only variable fonts"),
    OptionSpecification(
      "color", .choosing, advanced: true, .flag(\.filter.isColor), "only fonts with glyphs in colour"),
    OptionSpecification(
      "font-format", .choosing, advanced: true,
      .value(.choice("FORMAT", of: FontFilter.Format.self) { $1.filter.format = $0 }), "only fonts of one form"),
    OptionSpecification(
      "names-from", .choosing, for: [.sheet, .names], advanced: true, .value(.argument("FILE", .file, in: \.namesFrom)),
      "take FONTs from FILE too, one a line",
      details: """
        Behind those of the command line; - is standard input. As there, a line with a "/" in it is a path. Empty lines \
        are passed over.
        """),
    OptionSpecification(
      "reverse", .choosing, advanced: true, .flag(\.isReversed), "show rows the other way round"),
    OptionSpecification(
      "limit", .choosing, advanced: true,
      .value(.wholeNumber("N", 1...1_000_000, in: \.limit, otherwise: "all")), "show the first N rows"),
  ]
}
