/// The manual page `fontpreview(1)`, made from the tables of options and commands.
enum ManualPage {
  /// The page as roff with the `man` macros, the same on every day and machine.
  static var text: String {
    let lines =
      heading + synopsis + description + commands + options + exitStatus + environment + files + examples + seeAlso
    return lines.joined(separator: "\n") + "\n"
  }

  private static var heading: [String] {
    [
      ".\\\" Made by \"\(Program.name) --generate man\"; do not edit.",
      ".TH \(Program.name.uppercased()) 1 \"\" \(Program.name) \"User Commands\"",
      ".SH NAME",
      "\(Program.name) \\- \(Roff.escaped(Program.summary))",
    ]
  }

  private static var synopsis: [String] {
    var lines = [".SH SYNOPSIS"]
    for (index, command) in CommandTable.all.enumerated() {
      if index > 0 { lines.append(".br") }
      let words = [Program.name] + (command.word.map { [$0] } ?? [])
      let start = words.map(Roff.bold).joined(separator: " ")
      let rest = command.words.split(separator: " ").map { word in
        let name = word.prefix { $0 != "." }.filter { $0 != "[" && $0 != "]" }
        return word.first == "[" ? "[\(Roff.italic(name))]..." : Roff.italic(name)
      }
      lines.append((["\(start) [\(Roff.italic("OPTION"))]..."] + rest).joined(separator: " "))
    }
    return lines
  }

  private static var description: [String] {
    [
      ".SH DESCRIPTION",
      Roff.bold(Program.name) + Roff.prose(" lists fonts the way a font picker shows them."),
      Roff.prose(Program.wordsDescription),
      Roff.prose(
        "A name selects one face, a file all of its faces, a directory the faces of all files in it and below."),
      Roff.prose("Rows of FONTs keep the order given unless --sort is given too."),
      ".PP",
      Roff.prose(
        """
        Options and FONTs may stand in any order. The long name of an option cannot be abbreviated; its value follows \
        as the next argument or after an equals sign, that of a short option as the next argument or at once. Of an \
        option that is given more than once, the last value counts, unless it is said to be repeatable. The argument \
        -- ends options and commands: what follows is a FONT, even if it begins with a hyphen or is the name of a \
        command.
        """),
    ]
  }

  private static var commands: [String] {
    [".SH COMMANDS"]
      + CommandTable.all.flatMap { Roff.item($0.word.map(Roff.bold) ?? "(no command)", $0.details) }
  }

  private static var options: [String] {
    var lines = [".SH OPTIONS"]
    for group in OptionGroup.allCases {
      lines.append(".SS " + Roff.escaped(group.rawValue))
      lines += OptionTable.all.filter { $0.group == group }.flatMap(entry)
    }
    return lines
  }

  private static func entry(_ option: OptionSpecification) -> [String] {
    let value = option.value.map { " " + Roff.italic($0.placeholder) } ?? ""
    let term = option.forms.map { Roff.bold($0) + value }.joined(separator: ", ")
    var lines = Roff.item(term, sentence(option.annotatedSummary) + restriction(option), option.details)
    if case .choice(let choices) = option.value?.kind {
      lines.append(".RS")
      lines += choices.flatMap { Roff.item(Roff.bold($0.word), sentence($0.summary)) }
      lines.append(".RE")
    }
    return lines
  }

  private static func restriction(_ option: OptionSpecification) -> String {
    let applicable = CommandTable.all.filter { option.commands.contains($0.command) }
    guard applicable.count < CommandTable.all.count else { return "" }
    return " Only for \(applicable.map(\.phrase).joined(separator: ", "))."
  }

  private static func sentence(_ fragment: String) -> String {
    fragment.prefix(1).uppercased() + fragment.dropFirst() + "."
  }

  private static var exitStatus: [String] {
    [".SH EXIT STATUS"]
      + Program.exitStatuses.flatMap { Roff.item(Roff.bold(String($0.status)), sentence($0.meaning)) }
  }

  private static var environment: [String] {
    [
      ".SH ENVIRONMENT",
      Roff.prose("Which fonts are installed is for fontconfig to say, which reads these variables."),
      Roff.prose("With --isolated they have no effect."),
    ]
      + Roff.item(
        Roff.bold("FONTCONFIG_FILE") + ", " + Roff.bold("FONTCONFIG_PATH") + ", " + Roff.bold("FONTCONFIG_SYSROOT"),
        "The configuration file, the directories it is searched in, and the directory that stands for the root.")
      + Roff.item(
        Roff.bold("HOME") + ", " + Roff.bold("XDG_CONFIG_HOME") + ", " + Roff.bold("XDG_DATA_HOME") + ", "
          + Roff.bold("XDG_CACHE_HOME"),
        "Where the configuration, the fonts and the font cache of the user are.")
      + [".PP", Roff.prose("Commands that compare read these, too.")]
      + Roff.item(
        Roff.bold("CI"),
        "Where it is set, and not empty, 0 or false, fontpreview check writes nothing to a baseline.")
      + Roff.item(
        Roff.bold("GITHUB_ACTIONS") + ", " + Roff.bold("GITHUB_STEP_SUMMARY"),
        "Where the former is true, comparisons are told by annotations, and in the file that the latter names.")
  }

  private static var files: [String] {
    [".SH FILES"]
      + Roff.item(Roff.italic("/etc/fonts/fonts.conf"), "The configuration of fontconfig.")
      + Roff.item(
        Roff.italic("$XDG_CONFIG_HOME/fontconfig/fonts.conf"), "The configuration of the user.")
      + Roff.item(Roff.italic("$XDG_CACHE_HOME/fontconfig"), "The font cache of the user.")
  }

  private static var examples: [String] {
    [".SH EXAMPLES"]
      + Program.examples.enumerated().flatMap { index, example in
        (index == 0 ? [] : [".PP"])
          + [Roff.prose(example.meaning), ".PP", ".RS 4", ".EX", Roff.escaped(example.command), ".EE", ".RE"]
      }
  }

  private static var seeAlso: [String] {
    [
      ".SH SEE ALSO",
      ".BR fc\\-list (1),", ".BR fc\\-match (1),", ".BR hb\\-view (1),", ".BR fonts\\-conf (5)",
    ]
  }
}
