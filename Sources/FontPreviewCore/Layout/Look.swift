/// Which era of the original toolkit a list looks like.
public enum Look: String, Sendable, Hashable, CaseIterable {
  /// iOS 7 and later.
  case modern
  /// iOS 3 to 6.
  case classic
}

/// Whether a list is dark on light or light on dark.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
}

/// At which side rows begin.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// The weights that the interface font is asked for.
public enum InterfaceWeight: String, Sendable, Hashable, CaseIterable, Codable {
  case regular
  case semibold
  case bold
}

extension ListStyle {
  /// The style of a look; nil where the look has no such appearance.
  public init?(_ look: Look, _ appearance: Appearance) {
    switch (look, appearance) {
    case (.modern, .light): self = .modern
    case (.modern, .dark): self = .modernDark
    case (.classic, .light): self = .classic
    // Its day knew no dark appearance.
    case (.classic, .dark): return nil
    }
  }
}
