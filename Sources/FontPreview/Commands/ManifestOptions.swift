import FontPreviewCore

/// The options that shaped a picture, as its manifest names them: by long name, without paths and without what changes
/// no pixel.
enum ManifestOptions {
  /// The command line that asks for the same again; what a manifest cannot tell is left out.
  ///
  /// A manifest may be a stranger's: only options that shape a picture are taken, none that names a file to write, and
  /// each only with the kind of value that it has, so that none becomes a word.
  static func arguments(_ values: [String: ManifestValue]) -> [Argument] {
    var arguments: [Argument] = []
    let known = Set(self.values(Options(), hasWords: false, lookFile: nil).keys).subtracting(told)
    for option in OptionTable.all where known.contains(option.name) {
      let isFlag = option.value == nil
      switch values[option.name, default: .null] {
      case .flag(true) where isFlag: arguments.append(Argument(option.longForm))
      case .number(let number) where !isFlag: arguments += [Argument(option.longForm), Argument(String(number))]
      case .text(let text) where !isFlag && (!text.isEmpty || option.name == "text"):
        arguments += [Argument(option.longForm), Argument(text)]
      default: break
      }
    }
    return arguments
  }

  /// Options that say what a picture was made of, but not where that is.
  private static let told: Set<String> = ["look-file"]

  static func values(_ options: Options, hasWords: Bool, lookFile: String?) -> [String: ManifestValue] {
    var values: [String: ManifestValue] = [
      "allow-substitutes": .flag(options.allowsSubstitutes),
      "bitmap": .text(options.bitmaps.rawValue),
      "cell": .text(options.cell.rawValue),
      "detail": options.detail.map { .text($0.rawValue) } ?? .null,
      "features": .text(options.features.map(\.description).joined(separator: ",")),
      "instances": .text(options.instances.rawValue),
      "language": .text(options.language ?? options.nameLanguage),
      "row-height": options.rowHeight.word.map { .text($0) } ?? .null,
      "samples": .text(options.samples.rawValue),
      "text": options.text.map { .text($0.text) } ?? .null,
      "variations": .text(options.variations.map(\.description).joined(separator: ",")),
      "duplicates": .flag(options.showsDuplicates),
      "isolated": .flag(options.isolated),
      "name-lang": .text(options.nameLanguage),
      "names": .text(options.naming.rawValue),
      "scale": .number(options.scale),
      "selected": options.selected.map { .text($0.text) } ?? .null,
      // Words keep their order.
      "sort": options.sort.map { .text($0.rawValue) } ?? (hasWords ? .null : .text(TitleOrder.compare.rawValue)),
      "width": .number(options.width),
      "interface-font": .null,
      "match": options.filter.patterns.first.map { .text($0) } ?? .null,
      "lang": options.filter.languages.first.map { .text($0) } ?? .null,
      "covers": options.filter.coveredText.map { .text($0) } ?? .null,
      "monospace": .flag(options.filter.isMonospaced),
      "variable": .flag(options.filter.isVariable),
      "color": .flag(options.filter.isColor),
      "font-format": options.filter.format.map { .text($0.rawValue) } ?? .null,
      "reverse": .flag(options.isReversed),
      "limit": options.limit.map { .number($0) } ?? .null,
      "look": .text(options.look.rawValue),
      "appearance": .text(options.appearance.rawValue),
      "direction": .text(options.direction.rawValue),
      "font-size": options.fontSize.map { .number($0) } ?? .null,
      "editing": .flag(options.editing),
      "navigation-bar": .flag(options.hasNavigationBar),
      "title": options.title.map { .text($0.text) } ?? .null,
      "chrome": .text(options.chrome.rawValue),
      "viewport": options.viewport.map { .number($0) } ?? .null,
      "scroll-to": options.scrollTo.map { .text($0.text) } ?? .null,
      "group": options.group.map { .text($0.rawValue) } ?? .null,
      "sections": .flag(options.hasSections),
      // What is in the file shaped the picture, not what it is called.
      "look-file": lookFile.map { .text($0) } ?? .null,
    ]
    if let font = options.interfaceFont {
      values["interface-font"] = .text(font.isPath ? FaceIdentifier(path: font.bytes).fileName : font.text)
    }
    return values
  }
}
