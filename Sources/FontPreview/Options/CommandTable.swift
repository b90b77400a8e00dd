/// All commands, the one that needs no word first.
enum CommandTable {
  static let all: [CommandSpecification] = [
    CommandSpecification(
      command: .sheet, word: nil, words: "[FONT]...", phrase: "drawing a sheet", summary: "draw fonts as a PNG picture",
      details: """
        Draws a sheet: one row for each font, its name drawn in that very font, a checkmark on the selected one. \
        The picture goes to the file that --output names.
        """),
    CommandSpecification(
      command: .names, word: "names", words: "[FONT]...", phrase: "fontpreview names",
      summary: "list fonts as text or JSON",
      details: """
        Prints the rows instead of drawing them, one title a line or, with --format json, as the manifest has them. \
        Each title printed is accepted by --selected.
        """),
    CommandSpecification(
      command: .diff, word: "diff", words: "OLD NEW", phrase: "fontpreview diff", summary: "say what differs, and why",
      details: """
        Compares two pictures. Rows of sheets are paired by title and face, so that one that was added or moved does not \
        make all others differ, and of each that has other pixels it is said why. Pictures without a manifest are \
        compared pixel by pixel. With --output, the rows that differ are drawn: old, new, and the difference.
        """),
    CommandSpecification(
      command: .check, word: "check", words: "", phrase: "fontpreview check", summary: "compare sheets with a baseline",
      details: """
        With --baseline DIR, draws the sheets that DIR/fontpreview.json names and compares them with those kept in DIR. \
        With --before DIR and --after DIR, draws the fonts of both directories, with the options given, and compares \
        fonts of one name.
        """),
  ]

  /// Whether a command has options that no other has, and help of its own with them.
  static func hasOwnHelp(_ command: Command) -> Bool { Command.comparing.contains(command) }

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
