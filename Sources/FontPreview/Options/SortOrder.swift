/// The order in which rows are listed: `--sort`.
enum SortOrder: String, OptionChoice {
  case compare
  case natural

  var summary: String {
    switch self {
    case .compare: "by code point, so that capitals come before small letters"
    case .natural: "ignoring case, with digits compared as numbers"
    }
  }
}
