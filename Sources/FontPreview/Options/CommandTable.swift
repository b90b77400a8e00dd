/// All commands, the one that needs no word first.
enum CommandTable {
  static let all: [CommandSpecification] = [
    CommandSpecification(
      command: .sheet, word: nil, phrase: "drawing a sheet", summary: "draw fonts as a PNG picture",
      details: """
        Draws a sheet: one row for each font, its name drawn in that very font, a checkmark on the selected one. \
        The picture goes to the file that --output names.
        """),
    CommandSpecification(
      command: .names, word: "names", phrase: "fontpreview names", summary: "list fonts as text or JSON",
      details: """
        Prints the rows instead of drawing them, one title a line or, with --format json, as the manifest has them. \
        Each title printed is accepted by --selected.
        """),
  ]

  /// Returns the specification of `command`.
  static func specification(of command: Command) -> CommandSpecification {
    guard let found = all.first(where: { $0.command == command }) else {
      preconditionFailure("The table lacks the command \(command).")
    }
    return found
  }

  /// Returns the command that `word` calls, nil if it calls none.
  static func command(calledBy word: Argument) -> Command? {
    all.first { $0.word.map { Argument($0) } == word }?.command
  }
}
