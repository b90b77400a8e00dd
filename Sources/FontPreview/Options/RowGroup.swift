/// What rows stand together by: `--group`.
enum RowGroup: String, OptionChoice {
  case family

  var summary: String {
    switch self {
    case .family: "faces of one family, below its name"
    }
  }
}
