/// Which rows of two sheets belong together, and which of them changed places.
struct RowPairing {
  /// A row of either sheet, or the same row in both.
  struct Pair: Hashable {
    /// Its place in the old sheet; nil for a row that was added.
    var old: Int?
    /// Its place in the new sheet; nil for a row that was removed.
    var new: Int?
    /// Whether it stands elsewhere among the rows that both sheets have.
    var isMoved = false
  }

  /// What a row is known by: its title, and which face of which file draws it.
  struct Key: Hashable {
    var title: String
    var file: String
    var faceIndex: Int
    var instance: Int?

    static func == (left: Key, right: Key) -> Bool {
      NameKey(left.title) == NameKey(right.title) && NameKey(left.file) == NameKey(right.file)
        && left.faceIndex == right.faceIndex && left.instance == right.instance
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(NameKey(title))
      // Thousands of rows may have one title.
      hasher.combine(NameKey(file))
      hasher.combine(faceIndex)
    }
  }

  private struct FaceKey: Hashable {
    var file: NameKey
    var faceIndex: Int
    var instance: Int?

    init(_ key: Key) {
      (file, faceIndex, instance) = (NameKey(key.file), key.faceIndex, key.instance)
    }
  }

  /// In the order of the new sheet; removed rows stand behind the row that they stood behind in the old one.
  let pairs: [Pair]

  /// Pairs rows of one title and face, then what is left by title alone, then by face alone, in their order.
  init(old: [Key], new: [Key]) {
    var partners = [Int?](repeating: nil, count: new.count)
    var taken = [Bool](repeating: false, count: old.count)
    func match<Name: Hashable>(by name: (Key) -> Name) {
      var places: [Name: [Int]] = [:]
      for (place, key) in old.enumerated().reversed() where !taken[place] {
        places[name(key), default: []].append(place)
      }
      for (place, key) in new.enumerated() where partners[place] == nil {
        guard let partner = places[name(key)]?.popLast() else { continue }
        partners[place] = partner
        taken[partner] = true
      }
    }
    match { $0 }
    match { NameKey($0.title) }
    match { FaceKey($0) }

    let kept = partners.compactMap(\.self)
    let steady = Set(Self.longestIncreasing(kept))
    var removed: [Int: [Int]] = [:]
    var last = -1
    for place in old.indices {
      if taken[place] { last = place } else { removed[last, default: []].append(place) }
    }
    var pairs = (removed[-1] ?? []).map { Pair(old: $0, new: nil) }
    for (place, partner) in partners.enumerated() {
      pairs.append(Pair(old: partner, new: place, isMoved: partner.map { !steady.contains($0) } ?? false))
      if let partner { pairs += (removed[partner] ?? []).map { Pair(old: $0, new: nil) } }
    }
    self.pairs = pairs
  }

  /// The longest subsequence in ascending order: what need not be moved for two orders to be the same.
  ///
  /// Source: patience sorting (Fredman, "On computing the length of longest increasing subsequences", 1975).
  static func longestIncreasing(_ numbers: [Int]) -> [Int] {
    // The places of the smallest last numbers of subsequences of each length, and what stands before each number.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var result: [Int] = []
    var place = ends.last
    while let current = place {
      result.append(numbers[current])
      place = before[current]
    }
    return result.reversed()
  }
}
