/// The orders that rows are listed in.
public enum TitleOrder: String, Sendable, Hashable, CaseIterable {
  /// The first ancestor's `compare:`, which for names is the order of Swift's `<`.
  case compare
  /// For people: case does not count, digits count as numbers.
  case natural
  /// By family, and within one from narrow to wide, light to heavy, upright to slanted.
  case family
  /// From light to heavy.
  case weight
  /// By files: path, face and instance; where words name the rows, by these.
  case unsorted = "none"

  /// Whether the title `left` stands before `right`, where an order goes by titles; never by locale.
  public func precedes(_ left: String, _ right: String) -> Bool {
    if self == .natural, let order = Self.naturalOrder(left, right) { return order }
    if left != right { return left < right }
    // Swift holds names equal that differ in normalisation only.
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Nil where the two are equal but for case and leading zeros.
  private static func naturalOrder(_ left: String, _ right: String) -> Bool? {
    let left = Array(left.lowercased().unicodeScalars)
    let right = Array(right.lowercased().unicodeScalars)
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      if isDigit(left[i]), isDigit(right[j]) {
        let (first, second) = (number(left, &i), number(right, &j))
        // More digits, without leading zeros, are the larger number.
        if first.count != second.count { return first.count < second.count }
        if first != second { return first.lexicographicallyPrecedes(second) }
      } else {
        if left[i] != right[j] { return left[i] < right[j] }
        i += 1
        j += 1
      }
    }
    let (leftRest, rightRest) = (left.count - i, right.count - j)
    return leftRest == rightRest ? nil : leftRest < rightRest
  }

  private static func isDigit(_ character: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(character)
  }

  /// The digits from `index` on without leading zeros; moves `index` behind them.
  private static func number(_ text: [Unicode.Scalar], _ index: inout Int) -> ArraySlice<Unicode.Scalar> {
    let start = index
    while index < text.count, isDigit(text[index]) { index += 1 }
    return text[start..<index].drop { $0 == "0" }
  }
}
