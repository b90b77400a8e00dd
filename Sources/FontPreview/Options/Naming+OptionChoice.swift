import FontPreviewCore

extension Naming: OptionChoice {
  var summary: String {
    switch self {
    case .full: "the full name of each face"
    case .postscript: "the PostScript name of each face"
    case .family: "one row a family, drawn in its most regular face"
    }
  }
}
