/// Why a command line was not understood; `description` is the one line that says so and names the way out.
enum UsageError: Error, Equatable {
  /// `option` is in no table; `argument` is all of what was typed, where that is more.
  case unknownOption(Argument, in: Argument?, suggestion: String?)
  /// The command line ended where a value was due; `form` shows the option with its value.
  case missingValue(option: String, form: String)
  /// A flag was given `=value`.
  case unexpectedValue(option: String, value: Argument)
  /// A value is not what `expectation` says.
  case invalidValue(option: String, value: Argument, expectation: String)
  /// Two options contradict each other; `subject` is what both decide.
  case conflict(String, String, subject: String)
  /// An option has an effect only beside another one.
  case incomplete(option: String, needed: String)
  /// An option of other commands was given to `command`.
  case inapplicable(option: String, command: Command, commands: Set<Command>)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let option, let argument, let suggestion):
      let place = argument.map { " in " + $0.quoted } ?? ""
      let wayOut = suggestion.map { "did you mean \($0)?" } ?? "see \(Program.name) --help"
      return "unknown option \(option.quoted)\(place): \(wayOut)"
    case .missingValue(let option, let form):
      return "\(option) needs a value: \(form)"
    case .unexpectedValue(let option, let value):
      return "\(option) takes no value: leave out \(Argument([UInt8(ascii: "=")] + value.bytes).quoted)"
    case .invalidValue(let option, let value, let expectation):
      return "\(option): \(value.quoted) is not \(expectation)"
    case .conflict(let first, let second, let subject):
      return "\(first) and \(second) both say what \(subject) is: give one of them"
    case .incomplete(let option, let needed):
      return "\(option) has an effect only with \(needed): give that, too"
    case .inapplicable(let option, let command, let commands):
      let others = CommandTable.all.filter { commands.contains($0.command) }.map(\.phrase)
      let phrase = CommandTable.specification(of: command).phrase
      return "\(option) does not apply to \(phrase), only to \(others.joined(separator: ", "))"
    }
  }
}
