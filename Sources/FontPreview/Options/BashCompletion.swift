/// The completion of `fontpreview` for bash; it needs nothing but bash itself.
enum BashCompletion {
  static var text: String {
    """
    # Completions of \(Program.name) for bash, made by "\(Program.name) --generate bash"; do not edit.

    # Offers the titles of fonts. Not through "compgen -W", which would expand what a font's name holds.
    _\(Program.name)_fonts() {
      local title typed=${current#[\\"\\']}
      typed=${typed//\\\\/}
      while IFS= read -r title; do
        if [[ $title == "$typed"* ]]; then COMPREPLY+=("$title"); fi
      done < <("${COMP_WORDS[0]}" names --quiet 2>/dev/null)
      compopt -o filenames
    }

    # Offers what compgen finds with the options given.
    _\(Program.name)_offer() {
      local found
      while IFS= read -r found; do COMPREPLY+=("$found"); done < <(compgen "$@" -- "$current")
    }

    _\(Program.name)() {
      local current=${COMP_WORDS[COMP_CWORD]} option="" words=0 index
      COMPREPLY=()
      if ((COMP_CWORD > 0)); then option=${COMP_WORDS[COMP_CWORD - 1]}; fi
      # An equals sign is a word of its own here.
      if [[ $current == "=" ]]; then
        current=""
      elif [[ $option == "=" ]] && ((COMP_CWORD > 1)); then
        option=${COMP_WORDS[COMP_CWORD - 2]}
      fi

      case $option in
    \(values)
      esac

      if [[ $current == -* ]]; then
        _\(Program.name)_offer -W "\(forms)"
        return
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          --) words=1 ;;
          \(valued)) if [[ ${COMP_WORDS[index + 1]} == "=" ]]; then index=$((index + 2)); else index=$((index + 1)); fi ;;
          -*) ;;
          *) words=1 ;;
        esac
      done
      if ((words == 0)); then _\(Program.name)_offer -W "\(commands)"; fi
      _\(Program.name)_fonts
      _\(Program.name)_offer -f
    }

    complete -F _\(Program.name) \(Program.name)

    """
  }

  private static var values: String {
    OptionTable.all.compactMap { option in
      guard let value = option.value else { return nil }
      return "    \(option.forms.joined(separator: " | ")))\n\(action(value.kind))      return\n      ;;"
    }.joined(separator: "\n")
  }

  private static func action(_ kind: ValueKind) -> String {
    let offer = "      _\(Program.name)_offer"
    let fonts = "      _\(Program.name)_fonts\n"
    let filenames = "      compopt -o filenames\n"
    return switch kind {
    case .fontName: fonts
    case .fontNameOrFile: fonts + offer + " -f\n"
    case .file: filenames + offer + " -f\n"
    case .directory: filenames + offer + " -d\n"
    case .language, .text, .rowHeight, .features, .variations, .move, .names, .decimal, .wholeNumber, .choice:
      kind.words.isEmpty ? "" : offer + " -W \"\(kind.words.joined(separator: " "))\"\n"
    }
  }

  private static var forms: String {
    OptionTable.all.flatMap(\.forms).joined(separator: " ")
  }

  private static var valued: String {
    OptionTable.all.filter { $0.value != nil }.flatMap(\.forms).joined(separator: " | ")
  }

  private static var commands: String {
    CommandTable.all.compactMap(\.word).joined(separator: " ")
  }
}
