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

  /// What takes the parts that differ.
  public struct Receiver {
    /// Called once before the first part, with the heights of all that will come, in pixels: that of the higher picture of
    /// each. Nil where nobody needs them: it costs a pass through both pictures where a threshold decides.
    public var begin: (([Int]) throws -> Void)?
    public var receive: (DifferencePart) throws -> Void

    public init(begin: (([Int]) throws -> Void)? = nil, receive: @escaping (DifferencePart) throws -> Void) {
      (self.begin, self.receive) = (begin, receive)
    }
  }

  /// Compares, and gives `receiver`, where there is one, each part that differs: rows first, in the order of
  /// ``SheetDiff/rows``, then what is beside them. Rows that do not count are left out.
  ///
  /// - Throws: ``SheetComparisonError`` where the pixels of a picture cannot be read, ``ManifestError``, and what the
  ///   receiver throws.
  public func run(_ receiver: Receiver? = nil) async throws -> SheetDiff {
    let plan = try plan()
    async let before = oldDigests(plan)
    async let after = newDigests(plan)
    return try finish(plan, try await before, try await after, receiver)
  }

  /// The same on the caller's thread alone, for those that cannot wait.
  public func runSynchronously(_ receiver: Receiver? = nil) throws -> SheetDiff {
    let plan = try plan()
    return try finish(plan, oldDigests(plan), newDigests(plan), receiver)
  }

  /// What is compared with what.
  private struct Plan {
    var pairs: [AreaPair]
    /// The places of those pairs that hashes must judge.
    var open: [Int]
    /// Nil where the pictures are compared without rows.
    var pairing: [RowPairing.Pair]?
    var wishes: [RowWish] = []
  }

  private func plan() throws -> Plan {
    var areas = [SheetAreas.whole(old, new)]
    var plan = Plan(pairs: [], open: [])
    if let oldManifest = old.manifest, let newManifest = new.manifest {
      let pairing = RowPairing(oldManifest, newManifest).pairs
      areas = SheetAreas.pairs(
        old, try RowPlace.places(oldManifest, width: old.width, height: old.height), new,
        try RowPlace.places(newManifest, width: new.width, height: new.height), pairing: pairing)
      let ignored = IgnoredRows(options.ignoredRows)
      plan.wishes = pairing.map { pair in
        RowWish(
          isMoved: pair.isMoved,
          isIgnored: ignored.contain(pair.old.map { oldManifest.rows[$0] }, pair.new.map { newManifest.rows[$0] }))
      }
      plan.pairing = pairing
    }
    plan.pairs = areas.flatMap { $0.split(intoAtMost: $0.row == nil ? Self.mostOfRest : Self.mostOfRow) }
    let isSameImage = old.isSameImage(as: new)
    plan.open = plan.pairs.indices.filter { place in
      let pair = plan.pairs[place]
      return pair.isComparable && !(isSameImage && pair.old == pair.new)
    }
    return plan
  }

  private func finish(
    _ plan: Plan, _ before: [String], _ after: [String], _ receiver: Receiver?
  ) throws -> SheetDiff {
    var differ = plan.pairs.map { !$0.isComparable && $0.count > 0 }
    for (place, (one, other)) in zip(plan.open, zip(before, after)) { differ[place] = one != other }
    let results = try compare(plan.pairs, differ, rows: plan.wishes, receiver)
    var diff = SheetDiff(rows: [])
    if let oldManifest = old.manifest, let newManifest = new.manifest, let pairing = plan.pairing {
      diff = try SheetDiff(
        from: oldManifest, to: newManifest, pairs: pairing, pixels: results.rows, ignoring: options.ignoredRows)
    }
    diff.surroundings = results.surroundings
    diff.isResized = old.width != new.width || old.height != new.height
    diff.limits = options.limits
    return diff
  }

  private func oldDigests(_ plan: Plan) throws(SheetComparisonError) -> [String] {
    do {
      return try digests(of: old, plan.open.compactMap { plan.pairs[$0].old })
    } catch {
      throw .old(error)
    }
  }

  private func newDigests(_ plan: Plan) throws(SheetComparisonError) -> [String] {
    do {
      return try digests(of: new, plan.open.compactMap { plan.pairs[$0].new })
    } catch {
      throw .new(error)
    }
  }

  private func digests(of picture: ComparedPicture, _ areas: [PixelArea]) throws(PNGError) -> [String] {
    guard !areas.isEmpty else { return [] }
    // Different indexes must be different colours.
    let expanded = old.header.format != new.header.format || old.hasColorsTwice
    return try AreaReader(picture, areas: areas, expanded: expanded).digests()
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
    _ pairs: [AreaPair], _ differ: [Bool], rows wishes: [RowWish], _ receiver: Receiver?
  ) throws -> Results {
    func isMoved(_ pair: AreaPair) -> Bool { pair.row.map { wishes[$0].isMoved } ?? false }
    func isIgnored(_ pair: AreaPair) -> Bool { pair.row.map { wishes[$0].isIgnored } ?? false }
    var isShown = zip(pairs, differ).map { receiver != nil && !isIgnored($0) && ($1 || isMoved($0)) }
    if let begin = receiver?.begin {
      // By hashes, exact differences are known; what a threshold lets pass is not.
      if !isExact {
        let counts = try pass(pairs, differ, isShown: pairs.map { _ in false }, nil)
        isShown = pairs.indices.map {
          isShown[$0] && (counts[$0].different > 0 || pairs[$0].isResized || isMoved(pairs[$0]))
        }
      }
      let heights = pairs.indices.filter { isShown[$0] }.map {
        max(pairs[$0].old?.height ?? 0, pairs[$0].new?.height ?? 0)
      }
      try begin(heights)
    }
    let counts = try pass(pairs, differ, isShown: isShown) { pair, part, counts in
      if counts.different > 0 || pair.isResized || isMoved(pair) { try receiver?.receive(part) }
    }
    var results = Results(
      rows: wishes.map { _ in SheetDiff.RowPixels(differ: false, counts: PixelCounts(), isResized: false) })
    for (pair, counts) in zip(pairs, counts) {
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

  /// Counts the pixels of each pair, and gives `receive` those that are shown.
  private func pass(
    _ pairs: [AreaPair], _ differ: [Bool], isShown: [Bool],
    _ receive: ((AreaPair, DifferencePart, PixelCounts) throws -> Void)?
  ) throws -> [PixelCounts] {
    // What one picture alone has needs no comparison.
    let isRead = pairs.indices.map { isShown[$0] || differ[$0] && pairs[$0].isInBoth }
    let sources = try (
      PartReader(old, pairs, isRead, old: true, hasContext: !isExact),
      PartReader(new, pairs, isRead, old: false, hasContext: !isExact)
    )
    return try pairs.enumerated().map { place, pair in
      guard isRead[place] else {
        return differ[place]
          ? PixelCounts(different: pair.count, compared: pair.count, maxDelta: 255) : PixelCounts(compared: pair.count)
      }
      let (before, after) = try (sources.0.picture(place), sources.1.picture(place))
      let difference = compare(pair, before, after, isShown: isShown[place])
      let counts =
        difference?.counts ?? PixelCounts(different: pair.count, compared: pair.count, maxDelta: 255)
      if isShown[place] {
        let part = DifferencePart(
          row: pair.row, old: before.map { shown($0, of: pair) }, new: after.map { shown($0, of: pair) },
          difference: difference?.picture)
        try receive?(pair, part, counts)
      }
      return counts
    }
  }

  private var isExact: Bool { options.comparison == .exact }

  private func compare(
    _ pair: AreaPair, _ before: RGBAPicture?, _ after: RGBAPicture?, isShown: Bool
  ) -> PixmapDifference? {
    guard let before, let after else { return nil }
    let (above, below) = isExact ? (0, 0) : (pair.above, pair.below)
    return PixmapDiff.compare(
      before, after, by: options.comparison, style: isShown ? options.style : nil,
      rows: before.height == after.height ? above..<(before.height - below) : nil, topRow: pair.topRow - above)
  }

  /// A part without the rows of pixels that were read as neighbours.
  private func shown(_ picture: RGBAPicture, of pair: AreaPair) -> RGBAPicture {
    guard !isExact else { return picture }
    return picture.cropped(
      PixelArea(x: 0, y: pair.above, width: picture.width, height: picture.height - pair.above - pair.below))
  }
}

/// Gives the pixels of those pairs that are read, of one of both pictures.
private struct PartReader {
  private let reader: AreaReader?
  private let places: [Int?]
  private let isOld: Bool

  init(
    _ picture: ComparedPicture, _ pairs: [AreaPair], _ isRead: [Bool], old isOld: Bool, hasContext: Bool
  ) throws(SheetComparisonError) {
    var areas: [PixelArea] = []
    places = zip(pairs, isRead).map { pair, isRead in
      guard isRead, var area = isOld ? pair.old : pair.new, !area.isEmpty else { return nil }
      if hasContext {
        area.y -= pair.above
        area.height += pair.above + pair.below
      }
      areas.append(area)
      return areas.count - 1
    }
    self.isOld = isOld
    do {
      reader = areas.isEmpty ? nil : try AreaReader(picture, areas: areas, expanded: false)
    } catch {
      throw isOld ? .old(error) : .new(error)
    }
  }

  func picture(_ pair: Int) throws(SheetComparisonError) -> RGBAPicture? {
    guard let place = places[pair] else { return nil }
    do {
      return try reader?.picture(of: place)
    } catch {
      throw isOld ? .old(error) : .new(error)
    }
  }
}

extension AreaPair {
  /// Whether each picture has some of it.
  fileprivate var isInBoth: Bool { !(old?.isEmpty ?? true) && !(new?.isEmpty ?? true) }
}
