/// What fontconfig gives for a name that no listed font has.
public struct Substitution: Sendable, Hashable {
  /// How firmly the rules tie the two together.
  public enum Kind: Sendable, Hashable {
    /// A rule says that the one stands for the other.
    case alias
    /// The name is generic, such as sans-serif or monospace.
    case generic
    /// Nothing fits; this is what text is drawn in then.
    case fallback
  }

  public var kind: Kind
  /// The face that fontconfig would take.
  public var face: FontDescriptor
}
