import FontPreviewCore

/// The places that options name for output, checked before anything is written.
enum OutputPlaces {
  /// An option, and the place that it names.
  typealias Named = (option: String, place: Argument)

  /// Throws where two outputs are one file, or one would replace a font or a file that is read; `inputs` are those that
  /// the output of an option must not replace.
  static func check(_ wanted: [Named], inputs: (String) -> [Named]) throws(CommandError) {
    for (place, first) in wanted.enumerated() {
      for second in wanted[(place + 1)...]
      where OutputPlace.areSame(OutputPlace(first.place), OutputPlace(second.place)) {
        throw .sameOutput(first.option, second.option, second.place)
      }
    }
    for output in wanted {
      for input in inputs(output.option)
      where OutputPlace.areSame(OutputPlace(input.place), OutputPlace(output.place))
        && input.place.bytes != [UInt8(ascii: "-")]
      {
        throw .outputIsInput(output: output.option, input: input.option, output.place)
      }
    }
    try refuseFonts(wanted)
  }

  /// Throws where output would replace a font: `-o *.ttf` names the first of them, and fonts are not easily made anew.
  static func refuseFonts(_ wanted: [Named], among fonts: [[UInt8]] = []) throws(CommandError) {
    for (option, argument) in wanted {
      guard let path = OutputPlace(argument).replacedPath else { continue }
      let identity = FileIdentity(path)
      let isShown = identity != nil && fonts.contains { FileIdentity($0) == identity }
      if isShown || FontFileName.looksLikeFont(path) { throw .outputIsFont(option: option, argument) }
    }
  }
}

extension OutputPlace {
  /// Standard output for `-`, else a file.
  init(_ argument: Argument) {
    self = argument.bytes == [UInt8(ascii: "-")] ? .standardOutput : .file(path: argument.bytes)
  }
}
