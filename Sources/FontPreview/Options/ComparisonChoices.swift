/// When pixels differ: `--compare`.
enum CompareMode: String, OptionChoice {
  case exact
  case pixelmatch

  var summary: String {
    switch self {
    case .exact: "where any channel does"
    case .pixelmatch: "where an eye would see it, as the program pixelmatch says"
    }
  }
}

/// What is done about pixels that look like anti-aliasing: `--antialias`.
enum AntialiasUse: String, OptionChoice {
  case ignore
  case count

  var summary: String {
    switch self {
    case .ignore: "leave them out"
    case .count: "take them like others"
    }
  }
}

/// What of a baseline is written anew: `--update`.
enum BaselineUpdate: String, OptionChoice {
  case none
  case missing
  case changed
  case all

  var summary: String {
    switch self {
    case .none: "nothing"
    case .missing: "sheets that are not kept yet"
    case .changed: "these, and those that differ"
    case .all: "every sheet"
    }
  }
}

/// How a baseline is kept: `--baseline-format`.
enum BaselineFormat: String, OptionChoice {
  case png
  case hash

  var summary: String {
    switch self {
    case .png: "as pictures"
    case .hash: "as text, with hashes of fonts and rows"
    }
  }
}
