import Testing

@testable import FontPreviewCore

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0),
    ("selectd", "selected", 1), ("selectedd", "selected", 1), ("selecxed", "selected", 1), ("seletced", "selected", 1),
    ("kitten", "sitting", 3), ("ca", "abc", 3), ("\u{E9}", "e", 1),
  ])
  func anEditIsAnInsertionDeletionSubstitutionOrExchange(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
    #expect(EditDistance.between(second, first) == distance)
  }

  @Test func theNearestComesFirstAndEqualOnesKeepTheirOrder() {
    let found = EditDistance.nearest(to: "sort", in: ["port", "short", "sort", "fort", "serif"])
    #expect(found == ["sort", "port", "short", "fort"])
  }

  @Test func theLimitIsAThirdOfTheNameUnlessGiven() {
    #expect(EditDistance.nearest(to: "abcdef", in: ["abcdxy", "abcxyz"]) == ["abcdxy"])
    #expect(EditDistance.nearest(to: "ab", in: ["ax", "xy"]) == ["ax"])
    #expect(EditDistance.nearest(to: "abcdef", in: ["abcdxy", "abcxyz"], limit: 3) == ["abcdxy", "abcxyz"])
    #expect(EditDistance.nearest(to: "abcdef", in: ["abcdxy"], limit: 1).isEmpty)
  }
}
