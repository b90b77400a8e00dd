/// Which instances of variable fonts are faces of their own.
public enum InstanceChoice: String, Sendable, Hashable, CaseIterable {
  /// The default and every named instance.
  case all
  /// The default alone.
  case `default`
}
