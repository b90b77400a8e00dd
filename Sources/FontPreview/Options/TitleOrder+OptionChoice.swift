import FontPreviewCore

extension TitleOrder: OptionChoice {
  var summary: String {
    switch self {
    case .compare: "by code point, so that capitals come before small letters"
    case .natural: "ignoring case, with digits compared as numbers"
    }
  }
}
