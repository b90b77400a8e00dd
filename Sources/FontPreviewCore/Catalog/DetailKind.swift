/// The fact that the detail text of a row tells.
public enum DetailKind: String, Sendable, Hashable, CaseIterable {
  case style
  case file
  case postscript
  case version
}
