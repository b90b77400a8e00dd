/// When rows show some of their font's own glyphs: `--samples`.
enum SampleUse: String, OptionChoice {
  case auto
  case always
  case never

  var summary: String {
    switch self {
    case .auto: "where a row has two parts and --detail names no other"
    case .always: "in every row, at the trailing edge where --cell says nothing"
    case .never: "nowhere"
    }
  }
}
