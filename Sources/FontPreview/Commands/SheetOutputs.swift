import FontPreviewCore

/// The files that a sheet is written to, opened before anything is drawn.
struct SheetOutputs {
  let picture: OutputFile
  let manifest: OutputFile?
  private let order: OutputFile?

  /// Throws where two of them are one file, a font would be replaced, or a place cannot be written.
  init(_ options: Options, picture: Argument) throws {
    try Self.check(options, Self.named(options, picture: picture))
    self.picture = try OutputFile(OutputPlace(picture))
    manifest = try options.manifest.map { try OutputFile(OutputPlace($0), content: .text) }
    order = try options.savedOrder.map { try OutputFile(OutputPlace($0), content: .text) }
  }

  /// Opens the file of `--save-order` for a command that writes to standard output otherwise; nil without the option.
  static func order(_ options: Options) throws -> OutputFile? {
    guard let order = options.savedOrder else { return nil }
    try check(options, [("standard output", "-"), ("--save-order", order)])
    return try OutputFile(OutputPlace(order), content: .text)
  }

  /// Throws where two outputs are one file, or one would replace a file that is read or a font.
  private static func check(_ options: Options, _ wanted: [(String, Argument)]) throws(CommandError) {
    for (place, first) in wanted.enumerated() {
      for second in wanted[(place + 1)...] where OutputPlace.areSame(OutputPlace(first.1), OutputPlace(second.1)) {
        throw .sameOutput(first.0, second.0, second.1)
      }
    }
    for (output, place) in wanted {
      for (input, source) in inputs(options, for: output)
      where OutputPlace.areSame(OutputPlace(source), OutputPlace(place)) && source.bytes != [UInt8(ascii: "-")] {
        throw .outputIsInput(output: output, input: input, place)
      }
    }
    try refuseFonts(wanted)
  }

  private static func named(_ options: Options, picture: Argument) -> [(String, Argument)] {
    [("--output", picture)] + (options.manifest.map { [("--manifest", $0)] } ?? [])
      + (options.savedOrder.map { [("--save-order", $0)] } ?? [])
  }

  /// The files that are read, and that an output must not replace; an order may be read and saved in one place.
  private static func inputs(_ options: Options, for output: String) -> [(String, Argument)] {
    (options.lookFile.map { [("--look-file", $0)] } ?? [])
      + (output == "--save-order" ? [] : options.order.map { [("--order", $0)] } ?? [])
      + (output == "--output" ? [] : options.redraw.map { [("--redraw", $0)] } ?? [])
  }

  /// Throws where output would replace a font: `-o *.ttf` names the first of them, and fonts are not easily made anew.
  static func refuseFonts(_ options: Options, picture: Argument, among fonts: [[UInt8]]) throws(CommandError) {
    try refuseFonts(named(options, picture: picture), among: fonts)
  }

  private static func refuseFonts(_ wanted: [(String, Argument)], among fonts: [[UInt8]] = []) throws(CommandError) {
    for (option, argument) in wanted {
      guard let path = OutputPlace(argument).replacedPath else { continue }
      let identity = FileIdentity(path)
      let isShown = identity != nil && fonts.contains { FileIdentity($0) == identity }
      if isShown || FontFileName.looksLikeFont(path) { throw .outputIsFont(option: option, argument) }
    }
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

extension OutputPlace {
  /// Standard output for `-`, else a file.
  init(_ argument: Argument) {
    self = argument.bytes == [UInt8(ascii: "-")] ? .standardOutput : .file(path: argument.bytes)
  }
}
