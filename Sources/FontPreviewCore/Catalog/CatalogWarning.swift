/// Something that a listing went on in spite of.
public enum CatalogWarning: Sendable, Hashable {
  /// No face meets all conditions of the filter.
  case nothingMeetsFilter
  /// A file is no font or cannot be read.
  case refusedFile(RefusedFile)
  /// A directory holds no fonts, or cannot be read for the reason given.
  case noFontsInDirectory([UInt8], reason: FontError?)
  /// A word named no listed font, and fontconfig's substitute is shown.
  case substituted(name: String, Substitution)

  /// The same where a file that cannot be read is no row.
  var withoutRow: CatalogWarning {
    guard case .refusedFile(var file) = self else { return self }
    file.isShown = false
    return .refusedFile(file)
  }
}
