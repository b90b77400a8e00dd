import FontPreviewCore

extension Look: OptionChoice {
  var summary: String {
    switch self {
    case .modern: "as iOS 7 and later"
    case .classic: "as iOS 3 to 6, light alone"
    }
  }
}

extension Appearance: OptionChoice {
  var summary: String {
    switch self {
    case .light: "dark on light"
    case .dark: "light on dark"
    }
  }
}

extension LayoutDirection: OptionChoice {
  var summary: String {
    switch self {
    case .leftToRight: "rows begin at the left"
    case .rightToLeft: "at the right, as in Arabic and Hebrew"
    }
  }
}

extension Chrome: OptionChoice {
  var summary: String {
    switch self {
    case .none: "the list alone"
    case .popover: "with an arrow and a shadow, over a transparent backdrop"
    }
  }
}
