import FontPreviewCore

/// What commands that compare say of rows that are named.
enum ComparedRows {
  static let nothingCompared = "nothing was compared: no row that counts is seen in both; see --ignore-rows"

  /// Warns of names that name no row.
  static func warn(of names: [String], option: String, among titles: [String], _ diagnostics: Diagnostics) {
    let known = Set(titles.map(NameKey.init))
    // A name with commas comes in parts, too.
    guard !names.contains(where: { $0.contains(",") && known.contains(NameKey($0)) }) else { return }
    for name in names where !known.contains(NameKey(name)) && !name.contains(",") {
      let nearest = ErrorText.didYouMean(NearestTitles.titles(nearest: name, in: titles))
      diagnostics.warning(.comparison, "\(option): no row is called \(Quoting.quoted(name))\(nearest)")
    }
  }
}
