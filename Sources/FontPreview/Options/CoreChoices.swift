import FontPreviewCore

extension CellStyle: OptionChoice {
  var summary: String {
    switch self {
    case .default: "the title alone"
    case .subtitle: "the detail below the title"
    case .value1: "the detail at the trailing edge"
    case .value2: "a small title, the detail beside it"
    }
  }
}

extension DetailKind: OptionChoice {
  var summary: String {
    switch self {
    case .style: "the name of the style"
    case .file: "the name of the file"
    case .postscript: "the PostScript name"
    case .version: "the revision of the font"
    }
  }
}

extension BitmapPolicy: OptionChoice {
  var summary: String {
    switch self {
    case .nearest: "in the nearest size they have"
    case .scale: "scaled to the size of the others"
    case .skip: "not at all"
    }
  }
}

extension FontFilter.Format: OptionChoice {
  var summary: String {
    switch self {
    case .truetype: "outlines of TrueType, packed as WOFF or not"
    case .cff: "outlines of PostScript in OpenType"
    case .type1: "PostScript Type 1"
    case .bitmap: "no outlines"
    }
  }
}

extension InstanceChoice: OptionChoice {
  var summary: String {
    switch self {
    case .all: "the default and every named instance"
    case .default: "the default alone"
    }
  }
}
