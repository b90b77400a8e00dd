/// The form in which the command `names` prints rows: `--format`.
enum NamesFormat: String, OptionChoice {
  case text
  case tsv
  case json

  var summary: String {
    switch self {
    case .text: "one title a line"
    case .tsv: "a table of title, family, style, PostScript name, file, face and instance"
    case .json: "the rows of the manifest"
    }
  }
}
