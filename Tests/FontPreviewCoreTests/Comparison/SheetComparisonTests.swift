import Testing

@testable import FontPreviewCore

@Suite("Comparing sheets by their pixels")
struct SheetComparisonTests {
  private static func diff(
    _ old: ComparedSample, _ new: ComparedSample, by comparison: PixmapComparison = .exact,
    _ receive: ((DifferencePart) throws -> Void)? = nil
  ) async throws -> SheetDiff {
    var options = ComparisonOptions()
    options.comparison = comparison
    return try await SheetComparison(from: old.picture, to: new.picture, options: options)
      .run(receive.map { SheetComparison.Receiver(receive: $0) })
  }

  /// Changes as letters in the order of rows: a, r, m, c or s.
  private static func changes(_ diff: SheetDiff) -> String {
    diff.rows.map { "\($0.title)\($0.change.rawValue.prefix(1))" }.joined(separator: " ")
  }

  @Test("Rows are found wherever they stand; what comes or goes changes no other")
  func places() async throws {
    let (a, b, c) = (("A", 10), ("B", 20), ("C", 30)) as ((String, UInt8), (String, UInt8), (String, UInt8))
    for (old, new, changes) in [
      ([a, b, c], [a, b, c], "As Bs Cs"), ([b, c], [a, b, c], "Aa Bs Cs"), ([a, b, c], [a, c], "As Br Cs"),
      ([a, b], [a, b, c], "As Bs Ca"), ([a, b, c], [b, c, a], "Bs Cs Am"), ([a, b], [a, ("B", 21)], "As Bc"),
      ([a, b, c], [c, ("A", 11), b], "Cm Ac Bs"),
    ] {
      let diff = try await Self.diff(.sheet(old), .sheet(new))
      #expect(Self.changes(diff) == changes)
      #expect(diff.isSame == !changes.contains { "armc".contains($0) })
      #expect(diff.surroundings?.isSame == true)
    }
  }

  @Test("Pixels count, not the hashes of a manifest")
  func hashes() async throws {
    var (old, new) = (ComparedSample.sheet([("A", 1), ("B", 2)]), ComparedSample.sheet([("A", 1), ("B", 2)]))
    new.rows?[0].hash = "another"
    var diff = try await Self.diff(old, new)
    #expect(diff.isSame && diff.counts == PixelCounts(different: 0, compared: 48, maxDelta: 0))
    new = old
    new[2, 1] = 200
    diff = try await Self.diff(old, new)
    #expect(Self.changes(diff) == "Ac Bs" && diff.rows[0].causes == [.surroundings])
    #expect(diff.rows[0].counts == PixelCounts(different: 1, compared: 18, maxDelta: 199))
    old.libraries = #"{"freetype":"2.13"}"#
    diff = try await Self.diff(old, new)
    #expect(
      diff.rows[0].causes
        == [.samePositions(libraries: [LibraryChange(name: "freetype", old: "2.13", new: "2.12.1")])])
  }

  @Test("The form of a file changes nothing: indexes or colours, and a manifest that was not told")
  func forms() async throws {
    let old = ComparedSample.sheet([("A", 1), ("B", 2)])
    var new = old
    new.isIndexed = true
    #expect(try await Self.diff(old, new).isSame)
    #expect(try await Self.diff(new, new).isSame)
    new[0, 5] = 9
    #expect(try await Self.changes(Self.diff(old, new)) == "As Bc")
    var bare = new
    bare.rows = nil
    let diff = try await Self.diff(old, bare)
    #expect(diff.rows.isEmpty && !diff.isSame && diff.comparesAnything)
    #expect(diff.surroundings?.counts == PixelCounts(different: 1, compared: 48, maxDelta: 7))
  }

  @Test("What is beside rows is compared between the same rows alone")
  func surroundings() async throws {
    let titles: [(String, UInt8)] = [("A", 1), ("B", 2), ("C", 3)]
    let old = ComparedSample.sheet(titles)
    for y in [3, 7, 11] {
      var new = old
      new[3, y] = 0
      let diff = try await Self.diff(old, new)
      #expect(Self.changes(diff) == "As Bs Cs" && !diff.isSame)
      #expect(diff.surroundings?.counts?.different == 1 && diff.surroundings?.differs == true)
    }
    // Where a row comes between, what stood there says nothing.
    var new = ComparedSample.sheet([("A", 1), ("X", 9), ("B", 2), ("C", 3)])
    new[3, 3] = 0
    new[3, 7] = 0
    #expect(try await Self.diff(old, new).surroundings?.isSame == true)
    new[3, 11] = 0
    #expect(try await Self.diff(old, new).surroundings?.isSame == false)
    // A bar above that got higher.
    var bar = old
    bar.height += 2
    bar.levels = [UInt8](repeating: 255, count: 12) + bar.levels
    for row in titles.indices { bar.rows?[row].top += 2 }
    let diff = try await Self.diff(old, bar)
    #expect(Self.changes(diff) == "As Bs Cs" && diff.surroundings?.isResized == true && !diff.isSame)
  }

  @Test("Beside rows that do not fill the width, frames are compared where rows kept their places")
  func frames() async throws {
    var old = ComparedSample.sheet([("A", 1)])
    old.rows?[0].x = 2
    old.rows?[0].width = 3
    var new = old
    new[0, 1] = 9
    new[5, 1] = 9
    let diff = try await Self.diff(old, new)
    #expect(Self.changes(diff) == "As" && diff.surroundings?.counts?.different == 2)
    new = old
    new[2, 1] = 9
    #expect(try await Self.changes(Self.diff(old, new)) == "Ac")
  }

  @Test("Through windows, rows are compared in what both show of them")
  func windows() async throws {
    func window(_ offset: Int) -> ComparedSample {
      var sample = ComparedSample(height: 5)
      sample.rows = ["A", "B", "C"].enumerated().compactMap { place, title in
        let top = 4 * place - offset
        let (first, last) = (max(0, top), min(5, top + 4))
        guard last > first else { return nil }
        let isWhole = first == top && last == top + 4
        return .init(title: title, top: top, visible: isWhole ? nil : (first, last - first))
      }
      for y in 0..<5 { sample.fill(y: y, (y + offset) % 4 == 3 ? 255 : UInt8(10 + y + offset)) }
      return sample
    }
    let diff = try await Self.diff(window(0), window(2))
    #expect(Self.changes(diff) == "As Bs")
    // Of A, one row of pixels is in both; of B, one as well.
    #expect(diff.rows.map { $0.counts?.compared } == [6, 6])
    var other = window(2)
    other[4, 0] = 99
    #expect(try await Self.changes(Self.diff(window(0), other)) == "Ac Bs")
    other = window(2)
    other[4, 3] = 99
    // What the other window hides cannot be compared.
    #expect(try await Self.changes(Self.diff(window(0), other)) == "As Bs")
  }

  @Test("Another size is a difference, whatever may differ and whatever is seen", arguments: [nil, 1000])
  func sheetSizes(limit: Int?) async throws {
    var options = ComparisonOptions()
    options.limits = DifferenceLimits(pixels: limit)
    let old = ComparedSample.sheet([("A", 1), ("B", 2)])
    var taller = old
    taller.height += 3
    taller.levels += [UInt8](repeating: 255, count: 18)
    let diff = try await SheetComparison(from: old.picture, to: taller.picture, options: options).run()
    #expect(diff.isResized && !diff.isSame)
    // Two windows on one row that have nothing in common.
    func window(_ top: Int, _ level: UInt8, height: Int) -> ComparedSample {
      var sample = ComparedSample(
        height: height, rows: [.init(title: "A", top: -top, height: 40, visible: (0, height))], level: level)
      sample.rows?[0].hash = "1"
      return sample
    }
    let parts = try await SheetComparison(
      from: window(0, 10, height: 5).picture, to: window(20, 200, height: 6).picture, options: options
    ).run()
    #expect(!parts.isSame && !parts.comparesAnything)
    #expect(try await !Self.diff(window(0, 10, height: 5), window(20, 200, height: 5)).comparesAnything)
  }

  @Test("A row that moved and changed is held by no limit")
  func movedAndChanged() async throws {
    var options = ComparisonOptions()
    options.limits = DifferenceLimits(pixels: 1000)
    let old = ComparedSample.sheet([("A", 1), ("B", 2), ("C", 3)])
    let new = ComparedSample.sheet([("B", 2), ("C", 3), ("A", 9)])
    let diff = try await SheetComparison(from: old.picture, to: new.picture, options: options).run()
    #expect(Self.changes(diff) == "Bs Cs Ac" && diff.rows[2].isMoved && !diff.isSame)
  }

  @Test("The bar above is compared whichever row comes first, and rows that stand elsewhere beside a frame are told")
  func ends() async throws {
    func barred(_ titles: [(String, UInt8)], bar: UInt8) -> ComparedSample {
      var sample = ComparedSample.sheet(titles)
      sample.height += 2
      sample.levels = [UInt8](repeating: bar, count: 12) + sample.levels
      for row in titles.indices { sample.rows?[row].top += 2 }
      return sample
    }
    let old = barred([("A", 1), ("B", 2)], bar: 50)
    for titles in [[("B", 2)], [("B", 2), ("A", 1)], [("X", 3), ("A", 1), ("B", 2)]] as [[(String, UInt8)]] {
      #expect(try await Self.diff(old, barred(titles, bar: 50)).surroundings?.isSame == true)
      #expect(try await Self.diff(old, barred(titles, bar: 51)).surroundings?.isSame == false)
    }
    // A bar that was not there, above a row that does not count.
    var options = ComparisonOptions()
    options.ignoredRows = ["A"]
    let bare = ComparedSample.sheet([("A", 1), ("B", 2)])
    let diff = try await SheetComparison(
      from: bare.picture, to: barred([("B", 2)], bar: 50).picture, options: options
    ).run()
    #expect(!diff.isSame)
    #expect(
      try await SheetComparison(
        from: bare.picture, to: ComparedSample.sheet([("B", 2)]).picture, options: options
      ).run().isSame)
    var (left, right) = (ComparedSample.sheet([("A", 255)]), ComparedSample.sheet([("A", 255)]))
    left.rows?[0].width = 3
    right.rows?[0].width = 3
    right.rows?[0].x = 3
    #expect(try await !Self.diff(left, right).isSame)
  }

  @Test("Thousands of rows of one title are paired at once", .timeLimit(.minutes(1)))
  func sameTitles() async throws {
    var (old, new) = (ComparedSample(height: 20_000), ComparedSample(height: 20_000))
    old.rows = (0..<20_000).map { .init(title: "T", top: $0, height: 1, file: "\($0)") }
    new.rows = (0..<20_000).map { .init(title: "T", top: $0, height: 1, file: "\(19_999 - $0)") }
    let diff = try await Self.diff(old, new)
    #expect(diff.rows.count { $0.change == .moved } == 19_999)
  }

  @Test("Rows of another size are changed, and counted as the union of both")
  func sizes() async throws {
    let old = ComparedSample.sheet([("A", 1), ("B", 2)])
    let new = ComparedSample.sheet([("A", 1), ("B", 2)], width: 8)
    let diff = try await Self.diff(old, new)
    #expect(Self.changes(diff) == "Ac Bc" && diff.rows.allSatisfy(\.isResized) && !diff.isSame)
    #expect(diff.rows[0].counts == PixelCounts(different: 6, compared: 24, maxDelta: 255))
    let plain = try await Self.diff(ComparedSample(height: 3), ComparedSample(width: 4, height: 5))
    #expect(plain.surroundings?.isResized == true && !plain.isSame)
    #expect(plain.surroundings?.counts?.compared == 30)
  }

  @Test("Parts that differ come with both pictures, rows first and in order, whatever order they are read in")
  func parts() async throws {
    let old = ComparedSample.sheet([("A", 1), ("B", 2), ("C", 3), ("D", 4)])
    var new = ComparedSample.sheet([("D", 4), ("B", 9), ("X", 7), ("A", 8)])
    new[0, 15] = 3
    var parts: [(row: Int?, old: UInt8?, new: UInt8?, isMarked: Bool)] = []
    let diff = try await Self.diff(old, new) { part in
      parts.append((part.row, part.old?.pixels[0], part.new?.pixels[0], part.difference != nil))
    }
    #expect(Self.changes(diff) == "Dm Bc Cr Xa Ac")
    #expect(parts.map { $0.row } == [0, 1, 2, 3, 4, nil])
    for part in parts {
      guard let row = part.row else { continue }
      switch diff.rows[row].title {
      case "D": #expect(part.old == 4 && part.new == 4)
      case "B": #expect(part.old == 2 && part.new == 9 && part.isMarked)
      case "C": #expect(part.old == 3 && part.new == nil && !part.isMarked)
      case "X": #expect(part.old == nil && part.new == 7)
      default: #expect(part.old == 1 && part.new == 8)
      }
    }
  }

  @Test("Large pictures are compared in pieces, with what all of them together give", arguments: [false, true])
  func pieces(isExact: Bool) async throws {
    // Over a million pixels, which no piece has.
    var generator = SeededGenerator(seed: 3)
    var (old, new) = (ComparedSample(width: 700, height: 1700), ComparedSample(width: 700, height: 1700))
    for _ in 0..<4000 {
      let place = Int.random(in: 0..<old.levels.count, using: &generator)
      old.levels[place] = UInt8.random(in: 0...255, using: &generator)
      if Bool.random(using: &generator) { new.levels[place] = old.levels[place] }
    }
    let comparison = isExact ? PixmapComparison.exact : .pixelmatch(threshold: 0.1, countsAntialiasing: false)
    var shown: [UInt8] = []
    let diff = try await Self.diff(old, new, by: comparison) { shown += $0.difference?.pixels ?? [] }
    func rgba(_ sample: ComparedSample) -> RGBAPicture {
      RGBAPicture(width: 700, height: 1700, pixels: sample.levels.flatMap { [$0, $0, $0, 255] })
    }
    let whole = PixmapDiff.compare(rgba(old), rgba(new), by: comparison, style: DifferenceStyle())
    #expect(diff.surroundings?.counts == whole.counts && whole.counts.different > 1000)
    #expect(shown == whole.picture?.pixels)
  }

  @Test("What a threshold lets pass is no change, and is not shown")
  func tolerance() async throws {
    let (old, new) = (ComparedSample.sheet([("A", 100), ("B", 1)]), ComparedSample.sheet([("A", 103), ("B", 1)]))
    var parts = 0
    let diff = try await Self.diff(old, new, by: .pixelmatch(threshold: 0.1, countsAntialiasing: true)) { _ in
      parts += 1
    }
    #expect(diff.isSame && Self.changes(diff) == "As Bs" && parts == 0)
    #expect(try await !Self.diff(old, new).isSame)
  }
}
