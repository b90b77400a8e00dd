import Testing

@testable import FontPreviewCore

@Suite("Text cut into items")
struct ItemizationTests {
  /// Items as text, from left to right: "Latn>Fixture Hebr<אב".
  private static func items(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return Itemization(text).items.map { item in
      let part = String(decoding: bytes[item.range], as: UTF8.self)
      return "\(item.script)\(item.direction == .leftToRight ? ">" : "<")[\(part)]"
    }.joined(separator: " ")
  }

  @Test(
    "Text of one script and direction is one item",
    arguments: [
      ("Fixture Sans", "Latn>[Fixture Sans]"), ("A1 (b), c!", "Latn>[A1 (b), c!]"),
      ("\u{5D0}\u{5D1}", "Hebr<[\u{5D0}\u{5D1}]"),
      ("e\u{301}x", "Latn>[e\u{301}x]"), ("x", "Latn>[x]"), ("\u{4E2D}\u{6587}", "Hani>[\u{4E2D}\u{6587}]"),
    ])
  func oneItem(text: String, items: String) {
    #expect(Self.items(text) == items)
  }

  @Test("No text is no item")
  func empty() {
    #expect(Itemization("").items.isEmpty)
    #expect(Itemization("").baseDirection == .leftToRight)
  }

  @Test(
    "Characters that scripts share take the script before them, at the start that after them",
    arguments: [
      ("12 ab", "Latn>[12 ab]"), ("(ab)", "Latn>[(ab)]"), ("ab \u{3B1}\u{3B2}!", "Latn>[ab ] Grek>[\u{3B1}\u{3B2}!]"),
      ("1 \u{3B1}", "Grek>[1 \u{3B1}]"), ("\u{3B1}1a", "Grek>[\u{3B1}1] Latn>[a]"),
    ])
  func sharedCharacters(text: String, items: String) {
    #expect(Self.items(text) == items)
  }

  @Test("Where no character has a script of its own, the item's is common", arguments: ["12", " ", "...", "\u{301}"])
  func common(text: String) {
    #expect(Self.items(text) == "Zyyy>[\(text)]")
  }

  @Test(
    "A closing bracket takes the script of its opening one, whatever stands between",
    arguments: [
      ("a(\u{3B1})b", "Latn>[a(] Grek>[\u{3B1}] Latn>[)b]"),
      ("a[\u{3B1}(\u{3B2}b)]c", "Latn>[a[] Grek>[\u{3B1}(\u{3B2}] Latn>[b] Grek>[)] Latn>[]c]"),
      ("a)\u{3B1})", "Latn>[a)] Grek>[\u{3B1})]"),
    ])
  func brackets(text: String, items: String) {
    #expect(Self.items(text) == items)
  }

  @Test(
    "A mark stays with its base: it takes the base's script, and gives its own to a base that scripts share",
    arguments: [
      ("ab\u{93F}c", "Latn>[ab\u{93F}c]"), ("\u{915}\u{93F}a", "Deva>[\u{915}\u{93F}] Latn>[a]"),
      ("a1\u{93F}b", "Latn>[a] Deva>[1\u{93F}] Latn>[b]"), ("\u{25CC}\u{93F}", "Deva>[\u{25CC}\u{93F}]"),
      ("\u{93F}a", "Deva>[\u{93F}] Latn>[a]"), ("\u{915}\u{93E}\u{300}", "Deva>[\u{915}\u{93E}\u{300}]"),
    ])
  func marks(text: String, items: String) {
    #expect(Self.items(text) == items)
  }

  @Test(
    "Items stand in visual order, from left to right",
    arguments: [
      ("\u{5D0}\u{5D1} Fix", "Latn>[Fix] Hebr<[\u{5D0}\u{5D1} ]"),
      ("Fix \u{5D0}\u{5D1} x", "Latn>[Fix ] Hebr<[\u{5D0}\u{5D1}] Hebr>[ ] Latn>[x]"),
      ("Fix \u{5D0} \u{3B1}", "Latn>[Fix ] Hebr<[\u{5D0}] Hebr>[ ] Grek>[\u{3B1}]"),
      ("\u{5D0} ab \u{3B1} \u{5D1}", "Hebr<[\u{5D1}] Grek<[ ] Latn>[ab ] Grek>[\u{3B1}] Hebr<[\u{5D0} ]"),
      ("\u{5D0}12\u{5D1}", "Hebr<[\u{5D1}] Hebr>[12] Hebr<[\u{5D0}]"),
      ("ab \u{5D0}12\u{5D1}", "Latn>[ab ] Hebr<[\u{5D1}] Hebr>[12] Hebr<[\u{5D0}]"),
    ])
  func visualOrder(text: String, items: String) {
    #expect(Self.items(text) == items)
  }

  @Test(
    "The line's direction is that of its first strong character",
    arguments: [
      ("12 \u{5D0}x", TextDirection.rightToLeft), ("x\u{5D0}", .leftToRight), ("12", .leftToRight),
      ("(\u{628}", .rightToLeft),
    ])
  func baseDirection(text: String, direction: TextDirection) {
    #expect(Itemization(text).baseDirection == direction)
  }

  @Test("Whatever the text, its items cover every byte of it once and end between characters", arguments: 1...40)
  func partition(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pool = Array(
      "ab1 ()[].-\u{5D0}\u{5D1}\u{628}\u{3B1}\u{4E2D}\u{1F600}\u{301}\u{64E}\u{200D}\u{661}\u{915}\u{93F}"
        .unicodeScalars)
    var text = ""
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      text.unicodeScalars.append(pool.randomElement(using: &random)!)
    }
    let ranges = Itemization(text).items.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == text.utf8.count)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    let bytes = Array(text.utf8)
    #expect(ranges.allSatisfy { !$0.isEmpty && bytes[$0.lowerBound] & 0xC0 != 0x80 })
  }
}
