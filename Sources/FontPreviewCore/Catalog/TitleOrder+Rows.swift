extension TitleOrder {
  /// Whether one row stands before another; nil where the order holds them equal.
  func precedes(_ left: FontListRow, _ right: FontListRow, language: String) -> Bool? {
    switch self {
    case .compare, .natural: return titles(left, right)
    case .unsorted:
      // Where files lie: what no file is read from comes last.
      guard let first = left.face?.identifier, let second = right.face?.identifier else {
        return (left.face == nil) == (right.face == nil) ? nil : left.face != nil
      }
      return first == second ? nil : first < second
    case .family:
      let (first, second) = (left.family(language), right.family(language))
      if NameKey(first) != NameKey(second) { return TitleOrder.compare.precedes(first, second) }
      return byDesign(left, right, \.width) ?? byDesign(left, right, \.weight) ?? byDesign(left, right, \.slant)
        ?? titles(left, right)
    case .weight: return byDesign(left, right, \.weight) ?? titles(left, right)
    }
  }

  private func titles(_ left: FontListRow, _ right: FontListRow) -> Bool? {
    left.title.utf8.elementsEqual(right.title.utf8) ? nil : precedes(left.title, right.title)
  }

  /// By a number of the design, the smaller one first; files that cannot be read last.
  private func byDesign(
    _ left: FontListRow, _ right: FontListRow, _ value: KeyPath<FontDescriptor, Double>
  ) -> Bool? {
    let (first, second) = (
      left.face?[keyPath: value] ?? .infinity, right.face?[keyPath: value] ?? .infinity
    )
    return first == second ? nil : first < second
  }
}

extension FontListRow {
  /// The family's name; the title where there is none.
  fileprivate func family(_ language: String) -> String {
    face?.families.preferred(language: language) ?? title
  }
}
