/// A line of text cut into items, in visual order.
struct Itemization: Sendable, Hashable {
  /// From left to right as they stand on the line.
  var items: [TextItem]
  /// The direction of the line: that of its first strong character.
  var baseDirection: TextDirection

  init(_ text: String) {
    let characters = Array(text.unicodeScalars)
    guard !characters.isEmpty else {
      items = []
      baseDirection = .leftToRight
      return
    }
    let bidi = BidiLevels(characters)
    baseDirection = bidi.baseDirection
    let scripts = ScriptResolution.scripts(of: characters)
    var logical: [(item: TextItem, level: UInt8)] = []
    var offset = 0
    for (index, character) in characters.enumerated() {
      let end = offset + UTF8.width(character)
      if let last = logical.last, last.level == bidi.levels[index], last.item.script == scripts[index] {
        logical[logical.count - 1].item.range = last.item.range.lowerBound..<end
      } else {
        let item = TextItem(
          range: offset..<end, direction: bidi.levels[index] & 1 == 0 ? .leftToRight : .rightToLeft,
          script: scripts[index])
        logical.append((item, bidi.levels[index]))
      }
      offset = end
    }
    items = Self.visualOrder(logical)
  }

  /// Rule L2 of the Unicode Bidirectional Algorithm over whole items: from the highest level down to the lowest odd
  /// one, turn round each stretch of items at that level or above.
  private static func visualOrder(_ logical: [(item: TextItem, level: UInt8)]) -> [TextItem] {
    var ordered = logical
    let levels = logical.map(\.level)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return logical.map(\.item)
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < ordered.count {
        guard ordered[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < ordered.count, ordered[end].level >= level { end += 1 }
        ordered[start..<end].reverse()
        start = end
      }
    }
    return ordered.map(\.item)
  }
}
