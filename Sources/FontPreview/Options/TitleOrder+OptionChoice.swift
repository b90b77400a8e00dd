import FontPreviewCore

extension TitleOrder: OptionChoice {
  var summary: String {
    switch self {
    case .compare: "by code point, so that capitals come before small letters"
    case .natural: "ignoring case, with digits compared as numbers"
    case .family: "by family, and within one from narrow to wide, light to heavy, upright to slanted"
    case .weight: "from light to heavy"
    case .unsorted: "as FONTs are given, or else as files lie"
    }
  }
}
