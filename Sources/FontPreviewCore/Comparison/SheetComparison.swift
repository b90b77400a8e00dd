/// Compares two pictures: rows with rows where both are sheets, else all with all.
///
/// Pictures are read twice at most, from their tops to their bottoms: once to find the parts that differ, by hashes, and
/// once for the pixels of these. What is held of them are those parts alone, one after the other.
public struct SheetComparison: Sendable {
  private let old: ComparedPicture
  private let new: ComparedPicture
  private let options: ComparisonOptions

  /// The largest part of a row that is compared as a whole, in pixels, and the largest of all else.
  private static let (mostOfRow, mostOfRest) = (4 << 20, 1 << 20)

  public init(from old: ComparedPicture, to new: ComparedPicture, options: ComparisonOptions = ComparisonOptions()) {
    (self.old, self.new, self.options) = (old, new, options)
  }

  /// Compares, and calls `receive`, where it is given, with each part that differs: rows first, in the order of
  /// ``SheetDiff/rows``, then what is beside them. Rows that do not count are left out.
  ///
  /// - Throws: ``PNGError`` where a picture cannot be read, ``ManifestError``, and what `receive` throws.
  public func run(_ receive: ((DifferencePart) throws -> Void)? = nil) async throws -> SheetDiff {
    guard let oldManifest = old.manifest, let newManifest = new.manifest else {
      var diff = SheetDiff(rows: [])
      let results = try await compare([SheetAreas.whole(old, new)], rows: [], receive)
      diff.surroundings = results.surroundings
      diff.limits = options.limits
      return diff
    }
    let pairing = RowPairing(oldManifest, newManifest).pairs
    let areas = SheetAreas.pairs(
      old, try RowPlace.places(oldManifest, width: old.width, height: old.height), new,
      try RowPlace.places(newManifest, width: new.width, height: new.height), pairing: pairing)
    let ignored = Set(options.ignoredRows.map(NameKey.init))
    let wanted = pairing.map { pair in
      let titles = [pair.old.map { oldManifest.rows[$0].title }, pair.new.map { newManifest.rows[$0].title }]
      return RowWish(
        isMoved: pair.isMoved,
        isIgnored: !ignored.isEmpty && titles.contains { $0.map { ignored.contains(NameKey($0)) } ?? false })
    }
    let results = try await compare(areas, rows: wanted, receive)
    var diff = try SheetDiff(
      from: oldManifest, to: newManifest, pairs: pairing, pixels: results.rows, ignoring: options.ignoredRows)
    diff.surroundings = results.surroundings
    diff.limits = options.limits
    return diff
  }

  /// What of a row is to be shown.
  private struct RowWish {
    var isMoved: Bool
    var isIgnored: Bool
  }

  private struct Results {
    var rows: [SheetDiff.RowPixels]
    var surroundings = SheetDiff.Surroundings()
  }

  private func compare(
    _ areas: [AreaPair], rows wishes: [RowWish], _ receive: ((DifferencePart) throws -> Void)?
  ) async throws -> Results {
    let pairs = areas.flatMap { $0.split(intoAtMost: $0.row == nil ? Self.mostOfRest : Self.mostOfRow) }
    let differ = try await differences(pairs)
    func isShown(_ pair: AreaPair, _ differs: Bool) -> Bool {
      guard receive != nil else { return false }
      guard let row = pair.row else { return differs }
      return !wishes[row].isIgnored && (differs || wishes[row].isMoved)
    }
    // What one picture alone has needs no comparison.
    let isRead = zip(pairs, differ).map { isShown($0, $1) || $1 && $0.isInBoth }
    let sources = try (
      PartReader(old, pairs, isRead, old: true, hasContext: !isExact),
      PartReader(new, pairs, isRead, old: false, hasContext: !isExact)
    )
    var results = Results(
      rows: wishes.map { _ in SheetDiff.RowPixels(differ: false, counts: PixelCounts(), isResized: false) })
    for (place, pair) in pairs.enumerated() {
      var counts = PixelCounts(compared: pair.count)
      if isRead[place] {
        let (before, after) = try (sources.0.picture(place), sources.1.picture(place))
        let isShown = isShown(pair, differ[place])
        let difference = compare(pair, before, after, isShown: isShown)
        if let difference { counts = difference.counts }
        if !pair.isInBoth { counts = PixelCounts(different: pair.count, compared: pair.count, maxDelta: 255) }
        let stays = counts.different == 0 && !pair.isResized && !(pair.row.map { wishes[$0].isMoved } ?? false)
        if isShown, !stays {
          try receive?(
            DifferencePart(
              row: pair.row, old: before.map { shown($0, of: pair) }, new: after.map { shown($0, of: pair) },
              difference: difference?.picture))
        }
      } else if differ[place] {
        counts = PixelCounts(different: pair.count, compared: pair.count, maxDelta: 255)
      }
      if let row = pair.row {
        results.rows[row].counts? += counts
        results.rows[row].isResized = results.rows[row].isResized || pair.isResized
        results.rows[row].differ = results.rows[row].differ || counts.different > 0
      } else {
        results.surroundings.counts? += counts
        results.surroundings.differs = results.surroundings.differs || counts.different > 0
        results.surroundings.isResized = results.surroundings.isResized || pair.isResized
      }
    }
    return results
  }

  private var isExact: Bool { options.comparison == .exact }

  private func compare(
    _ pair: AreaPair, _ before: RGBAPicture?, _ after: RGBAPicture?, isShown: Bool
  ) -> PixmapDifference? {
    guard let before, let after else { return nil }
    let (above, below) = isExact ? (0, 0) : (pair.above, pair.below)
    return PixmapDiff.compare(
      before, after, by: options.comparison, style: isShown ? options.style : nil,
      rows: above..<(min(before.height, after.height) - below), topRow: pair.topRow - above)
  }

  /// A part without the rows of pixels that were read as neighbours.
  private func shown(_ picture: RGBAPicture, of pair: AreaPair) -> RGBAPicture {
    guard !isExact else { return picture }
    return picture.cropped(
      PixelArea(x: 0, y: pair.above, width: picture.width, height: picture.height - pair.above - pair.below))
  }

  /// Of each pair, whether any pixel differs.
  private func differences(_ pairs: [AreaPair]) async throws -> [Bool] {
    let isSameImage = old.isSameImage(as: new)
    var differ = pairs.map { !$0.isComparable && $0.count > 0 }
    let open = pairs.indices.filter { pairs[$0].isComparable && !(isSameImage && pairs[$0].old == pairs[$0].new) }
    guard !open.isEmpty else { return differ }
    let expanded = old.header.format != new.header.format
    async let before = Self.digests(old, open.compactMap { pairs[$0].old }, expanded: expanded)
    async let after = Self.digests(new, open.compactMap { pairs[$0].new }, expanded: expanded)
    for (place, (one, other)) in zip(open, zip(try await before, try await after)) { differ[place] = one != other }
    return differ
  }

  private static func digests(
    _ picture: ComparedPicture, _ areas: [PixelArea], expanded: Bool
  ) async throws -> [String] {
    try AreaReader(picture, areas: areas, expanded: expanded).digests()
  }
}

/// Gives the pixels of those pairs that are read, of one of both pictures.
private struct PartReader {
  private var reader: AreaReader?
  private let places: [Int?]

  init(
    _ picture: ComparedPicture, _ pairs: [AreaPair], _ isRead: [Bool], old: Bool, hasContext: Bool
  ) throws(PNGError) {
    var areas: [PixelArea] = []
    places = zip(pairs, isRead).map { pair, isRead in
      guard isRead, var area = old ? pair.old : pair.new, !area.isEmpty else { return nil }
      if hasContext {
        area.y -= pair.above
        area.height += pair.above + pair.below
      }
      areas.append(area)
      return areas.count - 1
    }
    reader = areas.isEmpty ? nil : try AreaReader(picture, areas: areas, expanded: true)
  }

  func picture(_ pair: Int) throws(PNGError) -> RGBAPicture? {
    guard let place = places[pair] else { return nil }
    return try reader?.picture(of: place)
  }
}

extension AreaPair {
  /// Whether each picture has some of it.
  fileprivate var isInBoth: Bool { !(old?.isEmpty ?? true) && !(new?.isEmpty ?? true) }
}
