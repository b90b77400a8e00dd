import FontPreviewCore

/// Reads a command line by the tables of options and commands, in the way of GNU programs.
///
/// Options and words stand in any order; `--` ends options and commands; the argument after an option that takes a
/// value is that value whatever it begins with; names are never abbreviated.
struct ArgumentParser {
  private var rest: ArraySlice<Argument>
  private var options = Options()
  private var words: [Argument] = []
  private var command: Command?
  /// The options given, as they were typed, to be held against the command when that is known.
  private var given: [(specification: OptionSpecification, spelling: String)] = []

  private init(_ arguments: [Argument]) {
    rest = arguments[...]
  }

  /// Returns what `arguments`, which do not include the program's name, ask for.
  ///
  /// Asking for help, the version or a generated file ends parsing: what follows is not looked at.
  static func parse(_ arguments: [Argument]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(arguments)
    return try parser.parse()
  }

  /// The long names of the options in a command line, without dashes.
  static func namesOfOptions(in arguments: [Argument]) throws(UsageError) -> Set<String> {
    var parser = ArgumentParser(arguments)
    _ = try parser.parse()
    return Set(parser.given.map(\.specification.name))
  }

  private mutating func parse() throws(UsageError) -> Invocation {
    let dash = UInt8(ascii: "-")
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      } else if argument.bytes.starts(with: [dash, dash]) {
        try parseLong(argument)
      } else if argument.bytes.count > 1, argument.bytes.first == dash {
        try parseShort(argument)
      } else if command == nil, words.isEmpty, let called = CommandTable.command(calledBy: argument) {
        command = called
      } else {
        words.append(argument)
      }
      if let information = options.information {
        if information == .help, let command, CommandTable.hasOwnHelp(command) {
          return .information(.commandHelp(command))
        }
        return .information(information)
      }
    }
    let command = command ?? .sheet
    for (specification, spelling) in given where !specification.commands.contains(command) {
      throw .inapplicable(option: spelling, command: command, commands: specification.commands)
    }
    if options.group != nil, options.hasSections {
      throw .conflict("--group", "--sections", subject: "which rows stand together")
    }
    if options.detail != nil, options.samples == .always {
      throw .conflict("--detail", "--samples always", subject: "the detail of rows")
    }
    return .run(command, words: words, options: options)
  }

  private mutating func parseLong(_ argument: Argument) throws(UsageError) {
    let body = argument.bytes.dropFirst(2)
    let name = body.prefix { $0 != UInt8(ascii: "=") }
    let attached = name.count < body.count ? Argument(body.dropFirst(name.count + 1)) : nil
    guard let specification = OptionTable.all.first(where: { $0.name.utf8.elementsEqual(name) }) else {
      // "--=x" is quoted whole: "--" alone is no error.
      let typed = name.isEmpty ? argument : Argument(argument.bytes.prefix(2 + name.count))
      throw .unknownOption(typed, in: nil, suggestion: Self.suggestion(for: Argument(name)))
    }
    switch specification.effect {
    case .flag(let set):
      if let attached { throw .unexpectedValue(option: specification.longForm, value: attached) }
      apply(specification, as: specification.longForm, set)
    case .value(let value):
      try store(attached, of: specification, as: specification.longForm, value)
    }
  }

  /// Reads flags bundled behind one dash, the last of which may be an option with its value attached.
  private mutating func parseShort(_ argument: Argument) throws(UsageError) {
    var letters = argument.bytes.dropFirst()
    while let letter = letters.popFirst() {
      guard let specification = OptionTable.all.first(where: { $0.short == Unicode.Scalar(letter) }),
        let spelling = specification.shortForm
      else {
        throw Self.unknownLetter([letter] + letters, in: argument)
      }
      switch specification.effect {
      case .flag(let set):
        apply(specification, as: spelling, set)
        if options.information != nil { return }
      case .value(let value):
        try store(letters.isEmpty ? nil : Argument(letters), of: specification, as: spelling, value)
        return
      }
    }
  }

  private mutating func apply(
    _ specification: OptionSpecification, as spelling: String, _ set: (inout Options) -> Void
  ) {
    given.append((specification, spelling))
    set(&options)
  }

  /// Keeps the attached value, or else the next argument.
  private mutating func store(
    _ attached: Argument?, of specification: OptionSpecification, as spelling: String, _ value: OptionValue
  ) throws(UsageError) {
    guard let argument = attached ?? rest.popFirst() else {
      throw .missingValue(option: spelling, form: spelling + " " + value.form)
    }
    given.append((specification, spelling))
    guard value.store(argument, &options) else {
      throw .invalidValue(option: spelling, value: argument, expectation: value.kind.expectation)
    }
  }

  private static func unknownLetter(_ letters: [UInt8], in argument: Argument) -> UsageError {
    // The letter may be a character of several bytes; bytes that are no character are shown one by one.
    let character = Argument(letters).text.first.map { Array(String($0).utf8) } ?? []
    let shown = letters.starts(with: character) ? character : Array(letters.prefix(1))
    let option = Argument([UInt8(ascii: "-")] + shown)
    // A long name behind a single dash is a common slip.
    let suggestion = argument.bytes.count > 2 ? suggestion(for: Argument(argument.bytes.dropFirst())) : nil
    return .unknownOption(option, in: option == argument ? nil : argument, suggestion: suggestion)
  }

  /// Returns the option that `name` may have meant: the nearest, or the only one that begins so.
  private static func suggestion(for name: Argument) -> String? {
    let names = OptionTable.all.map(\.name)
    if let nearest = EditDistance.nearest(to: name.text, in: names).first { return "--" + nearest }
    let continuations = names.filter { !name.bytes.isEmpty && $0.utf8.starts(with: name.bytes) }
    return continuations.count == 1 ? "--" + continuations[0] : nil
  }
}
