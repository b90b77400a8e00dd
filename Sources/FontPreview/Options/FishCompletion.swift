/// The completion of `fontpreview` for fish.
enum FishCompletion {
  static var text: String {
    var lines = [
      "# Completions of \(Program.name) for fish, made by \"\(Program.name) --generate fish\"; do not edit.",
      "",
    ]
    lines += CommandTable.all.compactMap { command in
      command.word.map {
        "complete -c \(Program.name) -n __fish_is_first_token -a \(quoted($0)) -d \(quoted(command.summary))"
      }
    }
    lines.append("complete -c \(Program.name) -a \(fonts) -d font")
    lines += OptionTable.all.map(line)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ option: OptionSpecification) -> String {
    var words = ["complete", "-c", Program.name]
    if let short = option.short { words += ["-s", String(short)] }
    words += ["-l", option.name]
    if let value = option.value { words += arguments(value.kind) }
    return (words + ["-d", quoted(option.summary)]).joined(separator: " ")
  }

  private static func arguments(_ kind: ValueKind) -> [String] {
    switch kind {
    case .fontName: return ["-x", "-a", fonts]
    case .fontNameOrFile: return ["-r", "-F", "-a", fonts]
    case .file: return ["-r", "-F"]
    case .directory: return ["-x", "-a", "'(__fish_complete_directories)'"]
    case .language, .text, .rowHeight, .features, .variations, .move, .names, .decimal, .wholeNumber:
      return ["-x"] + (kind.words.isEmpty ? [] : ["-a", quoted(kind.words.joined(separator: " "))])
    case .choice(let choices):
      // fish splits at newlines inside a command substitution, and takes what follows a tab as the description.
      let items = choices.map { "\($0.word)\\t\"\($0.summary)\"" }.joined(separator: "\n")
      return ["-x", "-a", quoted(items)]
    }
  }

  private static var fonts: String { "'(\(Program.name) names --quiet 2>/dev/null)'" }

  private static func quoted(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "'" + String(escaped) + "'"
  }
}
