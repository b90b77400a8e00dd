/// The orders in which one face is preferred to another.
///
/// Both end with the face's place in the file system, so that of two different faces one always comes first.
enum FaceOrder {
  /// Which of several faces with one title is the row.
  ///
  /// Measured against fontconfig's own choice within such groups, but for strikes: those are drawn as they are, so the
  /// one that comes nearest to the size of a title is the row.
  static func isPreferredAmongNamesakes(_ left: FontDescriptor, _ right: FontDescriptor) -> Bool {
    if left.coversEnglish != right.coversEnglish { return left.coversEnglish }
    if left.isSymbol != right.isSymbol { return !left.isSymbol }
    if let isNearer = isNearerStrike(left, right) { return isNearer }
    if let nearer = nearer(abs(left.slant), abs(right.slant)) { return nearer }
    if let nearer = nearer(abs(left.weight - regularWeight), abs(right.weight - regularWeight)) { return nearer }
    if let nearer = nearer(abs(left.width - normalWidth), abs(right.width - normalWidth)) { return nearer }
    if left.hasOutlines != right.hasOutlines { return left.hasOutlines }
    if left.version != right.version { return left.version > right.version }
    return left.identifier < right.identifier
  }

  /// Which of several faces, of one family or of one name, is the most regular.
  static func isMoreRegular(_ left: FontDescriptor, _ right: FontDescriptor) -> Bool {
    if (left.slant == 0) != (right.slant == 0) { return left.slant == 0 }
    if let nearer = nearer(abs(left.width - normalWidth), abs(right.width - normalWidth)) { return nearer }
    if let nearer = nearer(abs(left.weight - regularWeight), abs(right.weight - regularWeight)) { return nearer }
    // "Lighter last": of two equally far from regular the heavier one reads better.
    if left.weight != right.weight { return left.weight > right.weight }
    // The strikes of one design are told apart by nothing else.
    if let isNearer = isNearerStrike(left, right) { return isNearer }
    if left.styleRank != right.styleRank { return left.styleRank < right.styleRank }
    if let nearer = nearer(left.sizeDistance, right.sizeDistance) { return nearer }
    let (leftInstance, rightInstance) = (left.identifier.namedInstance, right.identifier.namedInstance)
    if (leftInstance == nil) != (rightInstance == nil) { return leftInstance == nil }
    if left.hasCommonFormat != right.hasCommonFormat { return left.hasCommonFormat }
    if left.version != right.version { return left.version > right.version }
    return left.identifier < right.identifier
  }

  /// Whether the strike of a face is nearer to the size of a title; nil where both are alike.
  private static func isNearerStrike(_ left: FontDescriptor, _ right: FontDescriptor) -> Bool? {
    if let nearer = nearer(left.pixelDistance, right.pixelDistance) { return nearer }
    // Of two strikes that are equally far the larger one, as for the strikes within a face.
    if let first = left.pixelSize, let second = right.pixelSize, first != second { return first > second }
    return nil
  }

  private static let regularWeight = 80.0
  private static let normalWidth = 100.0

  private static func nearer(_ left: Double, _ right: Double) -> Bool? {
    left == right ? nil : left < right
  }
}

extension FontDescriptor {
  /// How far the strike is from the size of a title at the default scale, in pixels: which rows there are must not depend
  /// on the scale of the sheet.
  fileprivate var pixelDistance: Double { pixelSize.map { abs($0 - Self.titlePixelSize) } ?? 0 }

  private static let titlePixelSize = 34.0

  /// How far the design size is from text size.
  fileprivate var sizeDistance: Double {
    guard let designSize else { return 0 }
    return designSize.contains(12) ? 0 : min(abs(designSize.lowerBound - 12), abs(designSize.upperBound - 12))
  }

  /// The style's place among the names that regular faces bear.
  fileprivate var styleRank: Int {
    let style = styles.preferred(language: "en")?.lowercased() ?? ""
    return Self.regularStyles.firstIndex(of: style) ?? Self.regularStyles.count
  }

  fileprivate var hasCommonFormat: Bool { format == "TrueType" || format == "CFF" }

  private static let regularStyles = ["regular", "book", "roman", "normal", "text", "plain", "medium"]
}
