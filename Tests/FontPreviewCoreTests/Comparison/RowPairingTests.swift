import Testing

@testable import FontPreviewCore

@Suite("Pairing the rows of two sheets")
struct RowPairingTests {
  private static func key(_ text: String) -> RowPairing.Key {
    let parts = text.split(separator: "/").map(String.init)
    return RowPairing.Key(title: parts[0], file: parts.count > 1 ? parts[1] : "\(parts[0]).ttf", faceIndex: 0)
  }

  /// Pairs as "old>new", "-" for none, "!" behind those that moved.
  private static func pairs(_ old: String, _ new: String) -> String {
    func keys(_ text: String) -> [RowPairing.Key] { text.split(separator: " ").map { key(String($0)) } }
    return RowPairing(old: keys(old), new: keys(new)).pairs.map { pair in
      "\(pair.old.map(String.init) ?? "-")>\(pair.new.map(String.init) ?? "-")\(pair.isMoved ? "!" : "")"
    }.joined(separator: " ")
  }

  @Test(
    "A row that is added, removed or moved changes no other",
    arguments: [
      ("a b c", "a b c", "0>0 1>1 2>2"),
      ("b c", "a b c", "->0 0>1 1>2"),
      ("a b c", "b c", "0>- 1>0 2>1"),
      ("a b c", "a c", "0>0 1>- 2>1"),
      ("a b c", "b c a", "1>0 2>1 0>2!"),
      ("a b c d", "d a b c", "3>0! 0>1 1>2 2>3"),
      ("a b", "", "0>- 1>-"),
      ("", "a", "->0"),
    ])
  func places(old: String, new: String, pairs: String) {
    #expect(Self.pairs(old, new) == pairs)
  }

  @Test(
    "Rows of one title and file come together first, then those of one title, then those of one face, in their order",
    arguments: [
      ("a/1 a/2", "a/2 a/1", "1>0! 0>1"),
      ("a/1", "a/2", "0>0"),
      ("a/1 a/2 a/3", "a/3 a/4", "2>0! 0>1 1>-"),
      ("a/1", "b/1", "0>0"),
      ("a/1 c/2", "b/1 a/2", "->0 0>1 1>-"),
      ("a/1", "b/2", "0>- ->0"),
    ])
  func sameTitles(old: String, new: String, pairs: String) {
    #expect(Self.pairs(old, new) == pairs)
  }

  @Test("Titles are compared by their bytes")
  func bytes() {
    #expect(Self.pairs("\u{E9}", "e\u{301}") == "0>- ->0")
  }

  @Test("Whatever moved, all rows are paired once, and those that did not move keep their order", arguments: 0..<40)
  func permutations(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let keys = (0..<20).map { RowPairing.Key(title: "\($0)", file: "\($0)", faceIndex: 0) }
    let shuffled = keys.shuffled(using: &generator)
    let pairs = RowPairing(old: keys, new: shuffled).pairs
    #expect(pairs.compactMap(\.new) == Array(0..<20) && Set(pairs.compactMap(\.old)) == Set(0..<20))
    let steady = pairs.filter { !$0.isMoved }.compactMap(\.old)
    #expect(steady == steady.sorted())
    #expect(pairs.allSatisfy { shuffled[$0.new ?? 0] == keys[$0.old ?? 0] })
  }

  @Test("The fewest rows count as moved")
  func longest() {
    #expect(RowPairing.longestIncreasing([3, 0, 1, 2]) == [0, 1, 2])
    #expect(RowPairing.longestIncreasing([]) == [])
    #expect(RowPairing.longestIncreasing([2, 1, 0]).count == 1)
    #expect(RowPairing.longestIncreasing([0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15]).count == 6)
  }
}
