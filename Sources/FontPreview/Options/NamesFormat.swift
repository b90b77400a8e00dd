/// The form in which the command `names` prints rows: `--format`.
enum NamesFormat: String, OptionChoice {
  case text
  case json

  var summary: String {
    switch self {
    case .text: "one title a line"
    case .json: "the rows of the manifest"
    }
  }
}
