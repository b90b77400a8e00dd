@testable import FontPreview

extension OptionSpecification {
  /// A value that it takes and that is not its default.
  var sample: Argument? {
    switch value?.kind {
    case nil: nil
    case .fontName, .fontNameOrFile: "DejaVu Sans"
    case .file, .directory: "some/where"
    case .language: "de"
    case .text: "Hamburg"
    case .move: "3:1"
    case .rowHeight: "auto"
    case .features: "smcp,-liga"
    case .variations: "wght=650"
    case .names: "A,B"
    case .decimal(let range): Argument(ValueKind.text(range.upperBound))
    case .wholeNumber(let range): Argument(String(range.lowerBound))
    case .choice(let choices): choices.last.map { Argument($0.word) }
    }
  }

  /// The word of a command that it applies to, as arguments.
  var commandWords: [Argument] {
    let command = CommandTable.all.first { commands.contains($0.command) }
    return command?.word.map { [Argument($0)] } ?? []
  }
}
