/// Which parts of two pictures are compared with each other.
enum SheetAreas {
  /// Those of two sheets: what both show of each row that they share, rows that one alone has, and between and beside
  /// rows what both sheets have between and beside the same rows.
  static func pairs(
    _ old: ComparedPicture, _ oldPlaces: [RowPlace], _ new: ComparedPicture, _ newPlaces: [RowPlace],
    pairing: [RowPairing.Pair]
  ) -> [AreaPair] {
    var pairs: [AreaPair] = []
    for (number, pair) in pairing.enumerated() {
      let (before, after) = (pair.old.map { oldPlaces[$0] }, pair.new.map { newPlaces[$0] })
      pairs.append(row(number, before, after))
      if let before, let after { pairs += sides(before, after, old, new) }
    }
    var oldNames = [Int](repeating: 0, count: oldPlaces.count)
    var newNames = [Int](repeating: 0, count: newPlaces.count)
    for (number, pair) in pairing.enumerated() {
      if let place = pair.old { oldNames[place] = number }
      if let place = pair.new { newNames[place] = number }
    }
    let (oldGaps, newGaps) = (gaps(old, oldPlaces, oldNames), gaps(new, newPlaces, newNames))
    let known = Dictionary(oldGaps.map { ($0.name, $0.area) }, uniquingKeysWith: { first, _ in first })
    for (place, gap) in newGaps.enumerated() {
      var before = known[gap.name]
      // The bar is above whichever row comes first. At the lower end there may be more room or less.
      if before == nil, place == 0 { before = oldGaps[0].area }
      let end = oldGaps[oldGaps.count - 1].area
      if before == nil, place == newGaps.count - 1, end.height == gap.area.height { before = end }
      guard let before, before.height > 0 || gap.area.height > 0 else { continue }
      let isResized = before.height != gap.area.height || before.width != gap.area.width
      pairs.append(AreaPair(row: nil, old: before, new: gap.area, isResized: isResized))
    }
    return pairs
  }

  /// The one pair of pictures that are no sheets.
  static func whole(_ old: ComparedPicture, _ new: ComparedPicture) -> AreaPair {
    AreaPair(
      row: nil, old: PixelArea(x: 0, y: 0, width: old.width, height: old.height),
      new: PixelArea(x: 0, y: 0, width: new.width, height: new.height),
      isResized: old.width != new.width || old.height != new.height)
  }

  private static func row(_ number: Int, _ old: RowPlace?, _ new: RowPlace?) -> AreaPair {
    guard let old, let new else { return AreaPair(row: number, old: old?.area, new: new?.area) }
    if old.height != new.height || old.area.width != new.area.width {
      return AreaPair(row: number, old: old.area, new: new.area, isResized: true)
    }
    // Through windows both may show another part of the row.
    let first = max(old.area.y - old.top, new.area.y - new.top)
    let last = min(old.area.maxY - old.top, new.area.maxY - new.top)
    func part(_ place: RowPlace) -> PixelArea {
      PixelArea(
        x: place.area.x, y: place.top + first, width: place.area.width, height: max(0, last - first))
    }
    return AreaPair(row: number, old: part(old), new: part(new))
  }

  /// What stands left and right of a row; compared where the row has kept its place, since frames are no rows.
  private static func sides(
    _ before: RowPlace, _ after: RowPlace, _ old: ComparedPicture, _ new: ComparedPicture
  ) -> [AreaPair] {
    let (one, other) = (before.area, after.area)
    guard old.width == new.width else { return [] }
    let isElsewhere = one.x != other.x || one.width != other.width
    // Of a row that only stands higher or lower, a frame is another part of it.
    guard isElsewhere || one == other else { return [] }
    return zip(sides(of: one, in: old), sides(of: other, in: new)).compactMap { left, right in
      left.isEmpty && right.isEmpty ? nil : AreaPair(row: nil, old: left, new: right, isResized: isElsewhere)
    }
  }

  /// What stands left and right of an area.
  private static func sides(of area: PixelArea, in picture: ComparedPicture) -> [PixelArea] {
    [
      PixelArea(x: 0, y: area.y, width: area.x, height: area.height),
      PixelArea(x: area.maxX, y: area.y, width: picture.width - area.maxX, height: area.height),
    ]
  }

  /// Everything of a sheet but its rows, from top to bottom.
  static func surroundings(_ picture: ComparedPicture, _ places: [RowPlace]) -> [PixelArea] {
    gaps(picture, places, Array(places.indices)).map(\.area)
      + places.flatMap { sides(of: $0.area, in: picture).filter { !$0.isEmpty } }
  }

  /// What two rows stand around, or a row and an end of the sheet, by numbers.
  private struct Gap: Hashable {
    var above: Int?
    var below: Int?
  }

  private static func gaps(
    _ picture: ComparedPicture, _ places: [RowPlace], _ names: [Int]
  ) -> [(name: Gap, area: PixelArea)] {
    var gaps: [(name: Gap, area: PixelArea)] = []
    var top = 0
    var above: Int?
    func end(at bottom: Int, below: Int?) {
      gaps.append(
        (Gap(above: above, below: below), PixelArea(x: 0, y: top, width: picture.width, height: bottom - top)))
    }
    for (place, name) in zip(places, names) {
      end(at: place.area.y, below: name)
      (top, above) = (place.area.maxY, name)
    }
    end(at: picture.height, below: nil)
    return gaps
  }
}
