/// The texts of `--help` and `--help-all`, each ending in a newline and no wider than 80 columns.
enum HelpText {
  /// The common options, on one screen of 80 columns and 24 lines.
  static var short: String {
    var lines = usage + [""]
    lines += TextWrapping.lines(Program.wordsDescription, width: width) + [""]
    let common = OptionTable.all.filter { !$0.isAdvanced }
    let column = firstColumn(of: common)
    lines += common.flatMap { entry($0, column: column) }
    lines += ["", "Example: " + Program.examples[0].command]
    return text(lines)
  }

  /// What a command does, and its options but for those of sheets and what all commands share.
  static func text(of command: Command) -> String {
    let specification = CommandTable.specification(of: command)
    var lines = ["Usage: " + specification.usage, ""]
    lines += TextWrapping.lines(specification.details, width: width)
    let own = OptionTable.all.filter { $0.commands.contains(command) && !Command.listing.isSubset(of: $0.commands) }
      .filter { $0.commands != Command.drawing }
    let column = firstColumn(of: own)
    for group in OptionGroup.allCases {
      let members = own.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      lines += ["", group.rawValue + ":"]
      lines += members.flatMap { entry($0, column: column) }
    }
    lines += ["", "Exit status: 0 all is the same, 1 something differs, 2 an error."]
    lines.append("All options: \(Program.name) --help-all")
    return text(lines)
  }

  /// All options by group, exit statuses and examples.
  static var full: String {
    var lines = usage + [""]
    lines += TextWrapping.lines(Program.wordsDescription, width: width)
    let column = firstColumn(of: OptionTable.all)
    for group in OptionGroup.allCases {
      let members = OptionTable.all.filter { $0.group == group }
      lines += ["", heading(group, of: members)]
      lines += members.flatMap { entry($0, column: column) }
    }
    lines += ["", "Exit status:"]
    lines += Program.exitStatuses.map { pad("  \($0.status)", to: 7) + $0.meaning }
    lines += ["", "Examples:"]
    // Not indented, so that the longest fits the width.
    lines += Program.examples.map(\.command)
    return text(lines)
  }

  private static let width = 80
  /// Where summaries begin at most; a longer option has a line of its own.
  private static let lastColumn = 32

  private static var usage: [String] {
    let usages = CommandTable.all.map(\.usage)
    let column = (usages.map(\.count).max() ?? 0) + 3
    return zip(CommandTable.all, usages).enumerated().map { index, command in
      pad((index == 0 ? "Usage: " : "       ") + command.1, to: 7 + column) + command.0.summary
    }
  }

  private static func heading(_ group: OptionGroup, of members: [OptionSpecification]) -> String {
    // What holds for all members can stand once; of groups that are split by command, the manual page tells.
    guard let commands = members.first?.commands, members.allSatisfy({ $0.commands == commands }),
      commands.count < Command.allCases.count
    else { return group.rawValue + ":" }
    let phrases = CommandTable.all.filter { commands.contains($0.command) }.map(\.phrase)
    return "\(group.rawValue) (only for \(phrases.joined(separator: ", "))):"
  }

  private static func label(_ option: OptionSpecification) -> String {
    let short = option.shortForm.map { $0 + ", " } ?? "    "
    return "  " + short + option.longForm + (option.value.map { " " + $0.placeholder } ?? "")
  }

  private static func firstColumn(of options: [OptionSpecification]) -> Int {
    min(lastColumn, (options.map { label($0).count }.max() ?? 0) + 2)
  }

  private static func entry(_ option: OptionSpecification, column: Int) -> [String] {
    let label = label(option)
    var lines = TextWrapping.lines(option.annotatedSummary, width: width - column)
    if label.count + 2 > column { lines.insert("", at: 0) }
    return lines.enumerated().map { index, line in
      let start = pad(index == 0 ? label : "", to: line.isEmpty ? 0 : column)
      return start + line
    }
  }

  private static func pad(_ text: String, to column: Int) -> String {
    text + String(repeating: " ", count: max(0, column - text.count))
  }

  private static func text(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }
}
