import FontPreviewCore

/// The options that shaped a picture, as its manifest names them: by long name, without paths and without what changes
/// no pixel.
enum ManifestOptions {
  static func values(_ options: Options, selected: String?) -> [String: ManifestValue] {
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
      "selected": selected.map { .text($0) } ?? .null,
      "sort": options.sort.map { .text($0.rawValue) } ?? .null,
      "width": .number(options.width),
      "interface-font": .null,
    ]
    if let font = options.interfaceFont, !font.isPath { values["interface-font"] = .text(font.text) }
    return values
  }
}
