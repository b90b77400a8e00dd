/// Why a picture is no sheet that can be used.
public enum SheetFileError: Error, Sendable, Hashable, CustomStringConvertible {
  case noManifest
  case tooLarge
  /// The manifest tells of rows that the picture cannot have.
  case unfitting
  /// It claims more pixels than are compared, or than its data can hold.
  case tooManyPixels

  /// It is wider than what is compared.
  case tooWide

  public var description: String {
    switch self {
    case .noManifest: "the picture holds no manifest of this program's; draw it without --no-manifest first"
    case .tooLarge: "the picture takes more than 2 GiB; draw it anew"
    case .unfitting: "its manifest tells of rows that the picture does not have; draw it anew"
    case .tooWide: "it is more than 65,536 pixels wide, which is more than is compared; cut it"
    case .tooManyPixels:
      "it claims more pixels than it can hold, or more than 2,147,483,647; draw it anew, with fewer rows"
    }
  }
}
