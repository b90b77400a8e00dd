/// A file for installation that is made from the table of options: `--generate`.
enum GeneratedText: String, OptionChoice {
  case man
  case bash
  case zsh
  case fish

  var summary: String {
    switch self {
    case .man: "the manual page"
    case .bash: "completions for bash"
    case .zsh: "completions for zsh"
    case .fish: "completions for fish"
    }
  }

  /// The whole content of the file, ending in a newline.
  var text: String {
    switch self {
    case .man: ManualPage.text
    case .bash: BashCompletion.text
    case .zsh: ZshCompletion.text
    case .fish: FishCompletion.text
    }
  }
}
