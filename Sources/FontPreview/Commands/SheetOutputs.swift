import FontPreviewCore

/// The files that a sheet is written to, opened before anything is drawn.
struct SheetOutputs {
  let picture: OutputFile
  let manifest: OutputFile?
  private let order: OutputFile?

  /// Throws where two of them are one file, a font would be replaced, or a place cannot be written.
  init(_ options: Options, picture: Argument) throws {
    let wanted = Self.named(options, picture: picture)
    try OutputPlaces.check(wanted) { Self.inputs(options, for: $0) }
    self.picture = try OutputFile(OutputPlace(picture))
    manifest = try options.manifest.map { try OutputFile(OutputPlace($0), content: .text) }
    order = try options.savedOrder.map { try OutputFile(OutputPlace($0), content: .text) }
  }

  /// Opens the file of `--save-order` for a command that writes to standard output otherwise; nil without the option.
  static func order(_ options: Options) throws -> OutputFile? {
    guard let order = options.savedOrder else { return nil }
    try OutputPlaces.check([("standard output", "-"), ("--save-order", order)]) { inputs(options, for: $0) }
    return try OutputFile(OutputPlace(order), content: .text)
  }

  private static func named(_ options: Options, picture: Argument) -> [(String, Argument)] {
    [("--output", picture)] + (options.manifest.map { [("--manifest", $0)] } ?? [])
      + (options.savedOrder.map { [("--save-order", $0)] } ?? [])
  }

  /// The files that are read, and that an output must not replace; an order may be read and saved in one place.
  private static func inputs(_ options: Options, for output: String) -> [(String, Argument)] {
    var files: [(String, Argument)] = []
    if let file = options.lookFile { files.append(("--look-file", file)) }
    if let file = options.namesFrom { files.append(("--names-from", file)) }
    if output != "--save-order", let file = options.order { files.append(("--order", file)) }
    if output != "--output", let file = options.redraw { files.append(("--redraw", file)) }
    return files
  }

  /// Throws where output would replace one of the fonts that are shown.
  static func refuseFonts(_ options: Options, picture: Argument, among fonts: [[UInt8]]) throws(CommandError) {
    try OutputPlaces.refuseFonts(named(options, picture: picture), among: fonts)
  }

  /// Puts all in their places.
  ///
  /// What a full disk refuses must not leave a new picture beside an old manifest.
  func commit(_ list: FontList) throws {
    try order?.write(FontOrder(of: list).bytes)
    for file in [picture, manifest, order] { try file?.flush() }
    for file in [picture, manifest, order] { try file?.commit() }
  }
}
