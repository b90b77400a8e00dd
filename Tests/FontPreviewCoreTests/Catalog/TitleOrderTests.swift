import Testing

@testable import FontPreviewCore

@Suite("Orders of titles")
struct TitleOrderTests {
  private static let names = [
    "", "Zebra", "apple", "Apple", "Font 10", "Font 9", "font 09", "Font 9b", "\u{E9}t\u{E9}", "e\u{301}te\u{301}",
    "\u{1F58B} Pen", "İstanbul", "istanbul", "ISTANBUL", "A", "a", "A ", "Font", "見本", "אבג", "Fo", "\u{212B}",
    "\u{C5}", "A\u{30A}",
  ]

  @Test("The order is that of Swift's <, whatever the locale")
  func swiftOrder() {
    for left in Self.names {
      for right in Self.names where left != right {
        #expect(TitleOrder.compare.precedes(left, right) == (left < right))
      }
    }
    #expect(["b", "B", "a", "A"].sorted(by: TitleOrder.compare.precedes) == ["A", "B", "a", "b"])
  }

  @Test("Names that Swift holds equal are ordered by their bytes")
  func ties() {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(composed == decomposed)
    #expect(TitleOrder.compare.precedes(decomposed, composed))
    #expect(!TitleOrder.compare.precedes(composed, decomposed))
    #expect(!TitleOrder.compare.precedes(composed, composed))
  }

  @Test(
    "People's order takes digits for numbers and no notice of case",
    arguments: [
      ("Font 9", "Font 10"), ("font 9", "FONT 10"), ("apple", "Zebra"), ("Font", "Font 1"), ("A2B10", "a2b9x"),
      ("Font 9", "Font 9b"), ("99999999999999999999", "100000000000000000000"), ("1a", "01b"), ("", "a"),
    ])
  func natural(left: String, right: String) {
    let isBefore = (left, right) != ("A2B10", "a2b9x")
    #expect(TitleOrder.natural.precedes(left, right) == isBefore)
    #expect(TitleOrder.natural.precedes(right, left) == !isBefore)
  }

  @Test(
    "Both orders are total: of two names that differ in a byte exactly one comes first", arguments: TitleOrder.allCases)
  func total(order: TitleOrder) {
    for (i, left) in Self.names.enumerated() {
      #expect(!order.precedes(left, left))
      for right in Self.names[..<i] { #expect(order.precedes(left, right) != order.precedes(right, left)) }
    }
  }

  @Test("Both orders are transitive", arguments: TitleOrder.allCases)
  func transitive(order: TitleOrder) {
    for a in Self.names {
      for b in Self.names where order.precedes(a, b) {
        for c in Self.names where order.precedes(b, c) { #expect(order.precedes(a, c), "\(a) < \(b) < \(c)") }
      }
    }
  }
}
