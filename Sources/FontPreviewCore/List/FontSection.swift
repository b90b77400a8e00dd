/// Rows that stand together below a header.
public struct FontSection: Sendable, Hashable {
  public var title: String
  /// Rows of the list, from 0.
  public var rows: Range<Int>

  public init(title: String, rows: Range<Int>) {
    self.title = title
    self.rows = rows
  }

  /// The section of a title: its first letter as a capital, or "#" for what is no letter.
  ///
  /// Where the capital of one letter is two, as of a sharp s or a ligature, it is the first of them.
  static func title(for title: String) -> String {
    guard let first = title.first, first.isLetter else { return "#" }
    return String(first.uppercased().prefix(1))
  }
}

extension FontList {
  /// The list with the rows of each family put together, and the sections they make.
  ///
  /// Families stand in the order of their first rows, and within one rows keep theirs. What cannot be read is the last
  /// section. The selection goes with its font.
  public func groupedByFamily(language: String) -> (list: FontList, sections: [FontSection]) {
    var families: [String] = []
    var groups: [NameKey: [Int]] = [:]
    var unreadable: [Int] = []
    for (place, row) in rows.enumerated() {
      guard let face = row.face else {
        unreadable.append(place)
        continue
      }
      let family = SafeTitle.title(face.families.preferred(language: language) ?? "", substitute: row.title)
      if groups[NameKey(family)] == nil { families.append(family) }
      groups[NameKey(family), default: []].append(place)
    }
    var order: [Int] = []
    var sections: [FontSection] = []
    func add(_ title: String, _ rows: [Int]) {
      guard !rows.isEmpty else { return }
      sections.append(FontSection(title: title, rows: order.count..<(order.count + rows.count)))
      order += rows
    }
    for family in families { add(family, groups[NameKey(family), default: []]) }
    add("Unreadable", unreadable)
    var list = self
    list.permute(order)
    return (list, sections)
  }

  /// The list with its rows put together by first letter, and the sections they make.
  ///
  /// Sections stand in the order of their letters, "#" after all others; within one, rows keep their order. The selection
  /// goes with its font.
  public func sectioned() -> (list: FontList, sections: [FontSection]) {
    let groups = Dictionary(grouping: rows.indices) { FontSection.title(for: rows[$0].title) }
    let titles = groups.keys.sorted { left, right in
      if (left == "#") != (right == "#") { return right == "#" }
      return left < right
    }
    var order: [Int] = []
    var sections: [FontSection] = []
    for title in titles {
      let rows = groups[title, default: []]
      sections.append(FontSection(title: title, rows: order.count..<(order.count + rows.count)))
      order += rows
    }
    var list = self
    list.permute(order)
    return (list, sections)
  }
}
