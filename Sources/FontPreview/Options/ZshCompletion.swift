/// The completion of `fontpreview` for zsh.
enum ZshCompletion {
  static var text: String {
    """
    #compdef \(Program.name)
    # Completions of \(Program.name) for zsh, made by "\(Program.name) --generate zsh"; do not edit.

    _\(Program.name)_fonts() {
      local -a titles
      titles=(${(f)"$(_call_program fonts $words[1] names --quiet 2>/dev/null)"})
      compadd "$@" -a titles
    }

    _\(Program.name)_fonts_or_files() {
      _alternative 'fonts:font:_\(Program.name)_fonts' 'files:file:_files'
    }

    _\(Program.name)_first_word() {
      local -a commands
      commands=(
    \(commands)
      )
      _describe -t commands command commands
      _\(Program.name)_fonts_or_files
    }

    _\(Program.name)() {
      _arguments -s -S \\
    \(options)
        '1:font:_\(Program.name)_first_word' \\
        '*:font:_\(Program.name)_fonts_or_files'
    }

    _\(Program.name) "$@"

    """
  }

  private static var options: String {
    OptionTable.all.map { "    " + specification($0) + " \\" }.joined(separator: "\n")
  }

  private static func specification(_ option: OptionSpecification) -> String {
    var tail = "[" + escaped(option.summary, ["[", "]"]) + "]"
    if let value = option.value {
      tail += ":" + escaped(value.placeholder, [":"]) + ":" + action(value.kind)
    }
    let long = option.longForm + (option.value == nil ? "" : "=")
    if option.value?.isRepeatable == true { return quoted("*" + long + tail) }
    guard let short = option.shortForm else { return quoted(long + tail) }
    // The plus sign lets the value follow the letter at once.
    let forms = "{\(short)\(option.value == nil ? "" : "+"),\(long)}"
    return "'(\(option.forms.joined(separator: " ")))'" + forms + quoted(tail)
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .fontName: "_\(Program.name)_fonts"
    case .fontNameOrFile: "_\(Program.name)_fonts_or_files"
    case .file: "_files"
    case .directory: "_files -/"
    case .language, .text, .rowHeight, .features, .variations, .move, .names, .decimal, .wholeNumber:
      kind.words.isEmpty ? " " : "(\(kind.words.joined(separator: " ")))"
    case .choice(let choices):
      "((" + choices.map { "\($0.word)\\:\"\(escaped($0.summary, [":", "\""]))\"" }.joined(separator: " ") + "))"
    }
  }

  private static var commands: String {
    CommandTable.all.compactMap { command in
      command.word.map { "    " + quoted(escaped($0, [":"]) + ":" + command.summary) }
    }.joined(separator: "\n")
  }

  private static func escaped(_ text: String, _ special: Set<Character>) -> String {
    String(text.flatMap { special.contains($0) || $0 == "\\" ? ["\\", $0] : [$0] })
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
