/// Which of two compared pictures cannot be read, and why.
public enum SheetComparisonError: Error, Sendable, Hashable, CustomStringConvertible {
  case old(PNGError)
  case new(PNGError)

  public var description: String {
    switch self {
    case .old(let error), .new(let error): error.description
    }
  }
}
