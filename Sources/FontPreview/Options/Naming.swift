/// Which of a face's names is the title of its row: `--names`.
enum Naming: String, OptionChoice {
  case full
  case postscript
  case family

  var summary: String {
    switch self {
    case .full: "the full name of each face"
    case .postscript: "the PostScript name of each face"
    case .family: "one row a family, drawn in its most regular face"
    }
  }
}
