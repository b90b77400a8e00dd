import FontPreviewCore

/// The texts of errors, each one line that names what is wrong and the way out.
enum ErrorText {
  static func text(for error: any Error) -> String {
    switch error {
    case let error as UsageError: error.description
    case let error as CommandError: text(for: error)
    case let error as CatalogError: text(for: error)
    case let error as OutputError: error.description
    case PNGError.output(let error): error.description
    case let error as PNGError: "the picture cannot be written: \(error)"
    case let error as InputError: error.description
    case let error as FontError: error.description
    default: "\(error)"
    }
  }

  static func isClosedPipe(_ error: any Error) -> Bool {
    switch error {
    case OutputError.closedPipe, PNGError.output(.closedPipe): true
    default: false
    }
  }

  private static func text(for error: CommandError) -> String {
    switch error {
    case .missingOutput:
      "there is no place for the picture: name a file with -o FILE, or standard output with -o -"
    case .sameOutput(let first, let second, let argument):
      "\(first) and \(second) both name \(argument.quoted): give each a file of its own"
    case .outputIsInput(let output, let input, let argument):
      "\(output): \(argument.quoted) is the file of \(input) and would be lost: name another file"
    case .outputIsFont(let option, let argument):
      "\(option): \(argument.quoted) is there already and is a font by its name or use: name another file, or remove it first"
    case .noSuchAppearance:
      "--look classic is light alone: leave out --appearance dark, or take --look modern"
    case .lookFile(let argument, let error): "\(argument.quoted): \(error)"
    case .redraw(let argument, let reason): "--redraw: \(argument.quoted): \(reason)"
    case .notTwoPictures(let count):
      count < 2
        ? "diff needs two pictures: fontpreview diff OLD.png NEW.png"
        : "diff compares two pictures, not \(count): fontpreview diff OLD.png NEW.png"
    case .twoReaders(let first, let second):
      "\(first) and \(second) are both standard input: name a file for one of them"
    case .noNames(let argument):
      "--names-from: \(argument.quoted) names no font; leave it out to show all"
    case .sameInput: "both pictures are standard input: name a file for one of them"
    case .picture(let argument, let reason): "\(argument.quoted): \(reason)"
    case .unclearCheck:
      "check compares with a kept baseline (--baseline DIR) or two sets of fonts (--before DIR --after DIR): give one of both"
    case .optionOfBaseline(let name):
      "--\(name): with --baseline, options of sheets stand in its fontpreview.json, below \"options\""
    case .onlyWithBaseline(let option): "\(option) says something of a baseline: give --baseline DIR, too"
    case .unknownSheet(let name, let nearest):
      "--sheets: no sheet of the baseline is called \(Quoting.quoted(name))\(didYouMean(nearest))"
    case .baseline(let argument, let reason):
      "the baseline \(argument.quoted) cannot be read: \(reason); --update all makes it anew"
    case .rowsWithoutUpdate: "--update-rows says which rows --update changed is for: give that, too"
    case .halfComparison(let option): "two sets of fonts are compared: give \(option) DIR, too"
    case .rowsNotAlone:
      "--update-rows: rows were added, removed, moved or resized, or the sheet has other colours: accept the whole sheet, without --update-rows"
    case .notWithHashes(let option):
      "\(option) needs pixels, and the baseline keeps hashes alone: leave it out, or take --baseline-format png"
    case .wordsOfCheck(let argument):
      "check takes no FONT, and \(argument.quoted) would be one: name a baseline with --baseline DIR, or two sets of fonts with --before DIR --after DIR"
    case .checkPlan(let argument, let reason): "\(argument.quoted): \(reason)"
    case .order(let argument, let error): "\(argument.quoted): \(error)"
    case .move(let error): "--move \(error)"
    case .nothingDrawn(let name, let reason, let count):
      count == 1
        ? "\(Quoting.quoted(name)): \(reason); give another font"
        : "none of \(count) fonts can be read, \(Quoting.quoted(name)) because \(reason); give other fonts"
    }
  }

  static func text(for error: CatalogError) -> String {
    switch error {
    case .fontconfigFailed:
      return "fontconfig cannot be started: there is not enough memory"
    case .noSystemFonts:
      return
        "no fonts are installed: install some (apt-get install fonts-dejavu), or name a directory with --font-dir DIR"
    case .onlyBitmaps:
      return "--bitmap skip leaves no font: all there are have bitmaps and no outlines; take --bitmap nearest or scale"
    case .unwantedBitmap(let name):
      return
        "--bitmap skip leaves out \(Quoting.quoted(name)), which has bitmaps and no outlines; take --bitmap nearest or scale"
    case .noFontsGiven(let directory?, let reason):
      let text = reason.map { "\($0)" } ?? "there are no fonts in this directory"
      return
        "\(Quoting.quoted(directory)): \(text); --isolated uses only the fonts given: name a directory that holds some"
    case .noFontsGiven(nil, _):
      return
        "--isolated uses only the fonts given, and there are none: name font files, or a directory with --font-dir DIR"
    case .noReadableFace(let files):
      guard let first = files.first else {
        return "no font is left to show: name font files, or a directory that holds some"
      }
      if files.count == 1 { return "\(Quoting.quoted(first.path)): \(first.reason); give another font" }
      return "none of \(files.count) files can be read as a font, \(Quoting.quoted(first.path)) because \(first.reason)"
        + "; give other fonts"
    case .invalidPattern(let pattern):
      return
        "\(Quoting.quoted(pattern)) is no pattern that fontconfig reads: write it as for fc-list, such as \":lang=ar:weight=200\""
    case .unknownName(let name, let substitution, let nearest):
      return "no font is called \(Quoting.quoted(name))\(didYouMean(nearest))" + accepting(substitution)
        + "; fontpreview names lists all"
    case .unknownInterfaceFont(let name, let reason, let nearest):
      if let reason { return "--interface-font: \(Quoting.quoted(name)): \(reason); name another font or font file" }
      return "--interface-font: no font is called \(Quoting.quoted(name))\(didYouMean(nearest))"
        + "; fontpreview names lists all"
    }
  }

  /// ", did you mean ...?" with the nearest names, or nothing.
  static func didYouMean(_ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    return ", did you mean " + names.map { Quoting.quoted($0) }.joined(separator: ", ") + "?"
  }

  private static func accepting(_ substitution: Substitution?) -> String {
    guard let substitution else { return "" }
    return "; fontconfig gives \(text(for: substitution)), which --allow-substitutes accepts"
  }

  /// A substitute and why it is one.
  static func text(for substitution: Substitution) -> String {
    let name = Quoting.quoted(substitution.face.name(.full, language: "en"))
    return switch substitution.kind {
    case .alias: "\(name) by an alias"
    case .generic: "\(name) for this generic name"
    case .fallback: "\(name) as a fallback"
    }
  }
}
