import FontPreviewCore

/// The one table of options, in the order in which help lists them.
enum OptionTable {
  static let all: [OptionSpecification] =
    picture + fonts + choosing + rows + text + look + names + comparison + baseline + reports + running + general

  private static let picture = [
    OptionSpecification(
      "output", short: "o", .picture, for: [.sheet, .diff], .value(.argument("FILE", .file, in: \.output)),
      "write the picture to FILE; - is standard output",
      details: """
        An existing file is replaced only when the new picture is complete. A picture is never written to a terminal. \
        fontpreview diff writes the rows that differ, and nothing where none does.
        """),
    OptionSpecification(
      "redraw", .picture, for: [.sheet], advanced: true, .value(.argument("SHEET", .file, in: \.redraw)),
      "draw only those rows of SHEET anew that another --selected changes",
      details: """
        SHEET is a picture that fontpreview drew, and is replaced unless --output is given. Options are as its manifest \
        has them unless they are given again; what fonts come from (FONTs, --font-dir, files for --interface-font and \
        --look-file) must be given again. Where anything else has changed, a warning says so and all is drawn; so it is with \
        --strict, which judges every row.
        """),
    OptionSpecification(
      "scale", .picture, for: Command.drawing, .value(.wholeNumber("N", 1...4, in: \.scale)), "pixels a point"),
    OptionSpecification(
      "width", .picture, for: Command.drawing, advanced: true, .value(.wholeNumber("POINTS", 120...4096, in: \.width)),
      "width of the sheet"),
    OptionSpecification(
      "row-height", .picture, advanced: true,
      .value(
        OptionValue(
          placeholder: "POINTS|auto", kind: .rowHeight, isRepeatable: false, defaultText: "44, with subtitles 46"
        ) { argument, options in
          guard let height = RowHeight(argument) else { return false }
          options.rowHeight = height
          return true
        }),
      "height of rows; auto makes each as high as its ink needs",
      details: """
        POINTS is a whole number from \(RowHeight.range.lowerBound) to \(RowHeight.range.upperBound). What does not \
        fit into a row is cut off at its edges, and the manifest says so.
        """),
    OptionSpecification(
      "manifest", .picture, for: [.sheet], advanced: true, .value(.argument("FILE", .file, in: \.manifest)),
      "also write the manifest to FILE",
      details: """
        The manifest is an account of the sheet in JSON: the fonts, the glyphs and the place of every row, and the \
        versions of the libraries that drew them.
        """),
    OptionSpecification(
      "no-manifest", .picture, for: [.sheet], advanced: true, .flag(\.embedsManifest, false),
      "do not embed the manifest in the picture",
      details: "A file that --manifest asks for is written all the same."),
  ]

  private static let fonts = [
    OptionSpecification(
      "font-dir", .fonts, .value(.arguments("DIR", .directory, in: \.fontDirectories)),
      "add the fonts in DIR and below",
      details: "A file in DIR that cannot be read as a font causes a warning."),
    OptionSpecification(
      "isolated", .fonts, .flag(\.isolated), "use only the fonts given, none that are installed",
      details: """
        The fonts given are those in a --font-dir and those named by words that contain a "/". The configuration of \
        fontconfig is not read.
        """),
    OptionSpecification(
      "interface-font", .fonts, advanced: true,
      .value(.argument("NAME|FILE", .fontNameOrFile, in: \.interfaceFont, otherwise: "the sans-serif font")),
      "font of all text that is no title",
      details: """
        It draws the names of fonts that cannot be drawn, and what is wrong with them, and is the first to stand in for \
        what other fonts lack. A value that contains a "/" is a font file. The default is regular, upright, and one of \
        the installed fonts, not one that was added, unless none is installed; with --isolated it is the face that \
        covers most of ASCII.
        """),
    OptionSpecification(
      "allow-substitutes", .fonts, advanced: true, .flag(\.allowsSubstitutes),
      "take what fontconfig gives for an unknown FONT",
      details: "Otherwise an unknown FONT is an error that says what would be substituted."),
  ]

  private static let rows = [
    OptionSpecification(
      "selected", .rows, .value(.argument("NAME", .fontName, in: \.selected)), "put the checkmark on the row NAME",
      details: """
        NAME is the title of a row or else any name of its font: family, full or PostScript name, in any language. \
        An unknown NAME causes a warning and a list without a checkmark; a substitute is never taken.
        """),
    OptionSpecification("names", .rows, .value(.choice("KIND", in: \.naming)), "titles of rows"),
    OptionSpecification(
      "name-lang", .rows, advanced: true, .value(.language("LANG", in: \.nameLanguage)), "language of titles",
      details: "A font without a name in LANG is listed under its English name or else its first."),
    OptionSpecification(
      "sort", .rows,
      .value(.choice("ORDER", of: TitleOrder.self, otherwise: TitleOrder.compare.rawValue) { $1.sort = $0 }),
      "order of rows",
      details: "Where FONTs are given, their rows keep the order given unless --sort is given too."),
    OptionSpecification(
      "order", .rows, advanced: true, .value(.argument("FILE", .file, in: \.order)),
      "put the rows that FILE names first",
      details: """
        FILE holds one title a line, as fontpreview names prints them and --save-order writes them; - is standard \
        input. The other rows follow in their order. A title that no row has causes a warning.
        """),
    OptionSpecification(
      "move", .rows, advanced: true,
      .value(
        OptionValue(placeholder: "FROM:TO", kind: .move, isRepeatable: true, defaultText: nil) { argument, options in
          guard let move = try? RowMove(parsing: argument.text) else { return false }
          options.moves.append(move)
          return true
        }),
      "take row FROM out and insert it as row TO",
      details: "Rows count from 1. Moves are made in the order given, after --order and before --sections."),
    OptionSpecification(
      "save-order", .rows, for: [.sheet, .names], advanced: true, .value(.argument("FILE", .file, in: \.savedOrder)),
      "write the titles in their final order to FILE",
      details: "For a later --order; - is standard output."),
    OptionSpecification(
      "duplicates", .rows, advanced: true, .flag(\.showsDuplicates), "list every face, also those of one title",
      details: "Otherwise one face stands for all that share its title."),
  ]

  private static let text = [
    OptionSpecification(
      "cell", .text, advanced: true, .value(.choice("STYLE", in: \.cell)), "how rows arrange title and detail",
      details: "The detail is a sample of the font's own glyphs, or what --detail says."),
    OptionSpecification(
      "detail", .text, advanced: true,
      .value(.choice("FACT", of: DetailKind.self, otherwise: "a sample") { $1.detail = $0 }),
      "what the detail tells, in the interface font",
      details: "It stands at the trailing edge where --cell says nothing."),
    OptionSpecification(
      "samples", .text, advanced: true, .value(.choice("WHEN", in: \.samples)),
      "when rows show some of their font's own glyphs",
      details: """
        They are letters of the script that the font is made for, or else the first signs it has.
        """),
    OptionSpecification(
      "text", .text, .value(.argument("TEXT", .text, in: \.text)), "draw TEXT in place of the names",
      details: "The name then is the detail of cells that have one, unless --detail or --samples says otherwise."),
    OptionSpecification(
      "language", .text, advanced: true,
      .value(.language("LANG", in: \.language, otherwise: "that of --name-lang")),
      "language that chooses among localized forms",
      details: "It also says which font stands in for characters that many scripts share, such as Han."),
    OptionSpecification(
      "features", .text, advanced: true, .value(.list("LIST", .features, in: \.features) { FontFeature($0) }),
      "OpenType features, in HarfBuzz's syntax",
      details: """
        Words between commas: smcp switches a feature on, -liga off, aalt=2 takes an alternate. They hold for all text, \
        also where another font stands in.
        """),
    OptionSpecification(
      "variations", .text, advanced: true,
      .value(.list("LIST", .variations, in: \.variations) { FontVariation($0) }),
      "places on the axes of variable fonts",
      details: """
        Such as wght=650,wdth=80; axes that are not named keep the place of the row's instance, and a font that stands \
        in is not moved. With --instances default each variable font is one row. An axis that no font has causes a \
        warning, and a place beyond a font's limits is its nearest one.
        """),
    OptionSpecification(
      "instances", .text, advanced: true, .value(.choice("WHICH", in: \.instances)),
      "instances of variable fonts that are rows"),
    OptionSpecification(
      "bitmap", .text, advanced: true, .value(.choice("HOW", in: \.bitmaps)),
      "how fonts that are bitmaps alone are drawn",
      details: "Of several with one title, the row is the one nearest to 34 pixels, a title's size at scale 2."),
  ]

  private static let look = [
    OptionSpecification(
      "look", .look, for: Command.drawing, advanced: true, .value(.choice("LOOK", in: \.look)), "the era of the list"),
    OptionSpecification(
      "appearance", .look, for: Command.drawing, advanced: true, .value(.choice("HOW", in: \.appearance)),
      "light or dark"),
    OptionSpecification(
      "direction", .look, for: Command.drawing, advanced: true, .value(.choice("DIRECTION", in: \.direction)),
      "the side at which rows begin"),
    OptionSpecification(
      "font-size", .look, for: Command.drawing, advanced: true,
      .value(.wholeNumber("POINTS", 6...96, in: \.fontSize, otherwise: "17")), "size of titles",
      details: "Details follow in proportion, and rows grow with large titles unless --row-height is given."),
    OptionSpecification(
      "look-file", .look, for: Command.drawing, advanced: true, .value(.argument("FILE", .file, in: \.lookFile)),
      "take metrics and colours from FILE",
      details: """
        FILE is JSON as --print-look writes it, or a part of it: what it does not name is as --look has it. Lengths are \
        points, colours "#RRGGBB" or "#RRGGBBAA". Options such as --font-size and --row-height count more.
        """),
    OptionSpecification(
      "print-look", .look, for: [.sheet], advanced: true, .flag(\.printsLook),
      "write the look in use to standard output, and no picture",
      details: "Every metric and colour by its name, for a --look-file to begin with."),
    OptionSpecification(
      "editing", .look, for: Command.drawing, advanced: true, .flag(\.editing),
      "show reorder controls instead of checkmarks",
      details: "The button of a --navigation-bar then says Done instead of Edit."),
    OptionSpecification(
      "navigation-bar", .look, for: Command.drawing, advanced: true, .flag(\.hasNavigationBar),
      "put a bar with title and button above"),
    OptionSpecification(
      "title", .look, for: Command.drawing, advanced: true,
      .value(.argument("TEXT", .text, in: \.title, otherwise: "Fonts")),
      "title of the sheet", details: "It stands in the --navigation-bar."),
    OptionSpecification(
      "chrome", .look, for: Command.drawing, advanced: true, .value(.choice("CHROME", in: \.chrome)),
      "what the list stands in"
    ),
    OptionSpecification(
      "viewport", .look, for: Command.drawing, advanced: true,
      .value(.wholeNumber("POINTS", 44...16384, in: \.viewport, otherwise: "the whole list")),
      "height of a window on the list",
      details: """
        The selected row is in its middle, as near as the ends of the list allow, and a scroll indicator tells which \
        part is seen. The --navigation-bar stands above it.
        """),
    OptionSpecification(
      "scroll-to", .look, for: Command.drawing, advanced: true,
      .value(.argument("NAME", .fontName, in: \.scrollTo, otherwise: "the selected row")),
      "the row in the middle of the --viewport",
      details: "NAME is found as for --selected."),
    OptionSpecification(
      "group", .look, for: Command.drawing, advanced: true,
      .value(.choice("WHAT", of: RowGroup.self) { $1.group = $0 }), "put rows that belong together below a header",
      details: """
        Families stand in the order of their first rows, so that --sort family puts them in that of their names.
        """),
    OptionSpecification(
      "sections", .look, for: Command.drawing, advanced: true, .flag(\.hasSections),
      "put rows below headers by first letter",
      details: "Rows of one letter keep their order; what begins with no letter comes last. Beside them is an index."),
  ]

  private static let names = [
    OptionSpecification(
      "format", .names, for: [.names], advanced: true, .value(.choice("FORMAT", in: \.format)),
      "form of what names prints")
  ]

  private static let running = [
    OptionSpecification(
      "strict", .running, for: Command.listing, advanced: true, .flag(\.strict),
      "exit with status 1 if anything is not as asked",
      details: """
        That is an unknown selection, a row whose font cannot be drawn, a character that no font has, a file that was \
        refused, or a directory without fonts. The output is written all the same, but no baseline. Names as text are not drawn, so \
        that nothing is known of their glyphs.
        """),
    OptionSpecification(
      "quiet", short: "q", .running, for: Set(Command.allCases), .flag(\.quiet),
      "hide progress and warnings, never errors"),
    OptionSpecification(
      "verbose", short: "v", .running, for: Set(Command.allCases), advanced: true, .flag(\.verbose),
      "say on standard error what was used and how long it took",
      details: """
        That is the versions of the libraries, the number of faces, and the time; where sheets are compared, every row \
        that differs, and those whose font file changed without changing a pixel.
        """),
    OptionSpecification(
      "jobs", short: "j", .running, advanced: true,
      .value(.wholeNumber("N", 1...64, in: \.jobs, otherwise: "the number of processors, 2 to 8")),
      "draw with N workers",
      details: "The picture does not depend on it."),
  ]

  private static let general = [
    OptionSpecification(
      "help", short: "h", .general, for: Set(Command.allCases), .information(.help), "show the common options"),
    OptionSpecification("help-all", .general, for: Set(Command.allCases), .information(.fullHelp), "show all options"),
    OptionSpecification(
      "version", short: "V", .general, for: Set(Command.allCases), .information(.version),
      "show the versions of program and libraries"),
    OptionSpecification(
      "generate", .general, for: Set(Command.allCases), advanced: true,
      .value(.choice("KIND", of: GeneratedText.self) { $1.information = .generated($0) }),
      "print a file for installation",
      details: "Like this page, it is made from the table of options that the program itself reads."),
  ]
}
