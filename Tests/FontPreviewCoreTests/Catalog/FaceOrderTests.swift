import Testing

@testable import FontPreviewCore

/// Each criterion is tried where those before it are equal and all after it say the opposite.
@Suite("Which face is preferred")
struct FaceOrderTests {
  typealias Change = @Sendable (inout FontDescriptor) -> Void

  /// A difference between two faces: `first` is what makes the one come first, `second` what makes the other come last.
  struct Criterion: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var first: Change = { _ in }
    var second: Change = { _ in }
  }

  static let amongNamesakes: [Criterion] = [
    Criterion(testDescription: "covers English", second: { $0.coversEnglish = false }),
    Criterion(testDescription: "no symbol font", second: { $0.isSymbol = true }),
    Criterion(
      testDescription: "strike nearest to 34 pixels", first: { $0.pixelSize = 40 }, second: { $0.pixelSize = 27 }),
    Criterion(
      testDescription: "the larger of two strikes", first: { $0.pixelSize = 36 }, second: { $0.pixelSize = 32 }),
    Criterion(testDescription: "less slant", first: { $0.slant = -100 }, second: { $0.slant = 110 }),
    Criterion(testDescription: "weight nearest to 80", first: { $0.weight = 100 }, second: { $0.weight = 55 }),
    Criterion(testDescription: "width nearest to 100", first: { $0.width = 87 }, second: { $0.width = 125 }),
    Criterion(testDescription: "has outlines", second: { $0.hasOutlines = false }),
    Criterion(testDescription: "higher version", first: { $0.version = 3 }, second: { $0.version = 2 }),
    Criterion(testDescription: "path bytes"),
  ]

  static let regularity: [Criterion] = [
    Criterion(testDescription: "upright", second: { $0.slant = 100 }),
    Criterion(testDescription: "width nearest to 100", first: { $0.width = 113 }, second: { $0.width = 75 }),
    Criterion(testDescription: "weight nearest to 80", first: { $0.weight = 90 }, second: { $0.weight = 50 }),
    Criterion(testDescription: "the heavier of two equally far", first: { $0.weight = 85 }, second: { $0.weight = 75 }),
    Criterion(
      testDescription: "strike nearest to 34 pixels", first: { $0.pixelSize = 40 }, second: { $0.pixelSize = 27 }),
    Criterion(
      testDescription: "the larger of two strikes", first: { $0.pixelSize = 36 }, second: { $0.pixelSize = 32 }),
    Criterion(
      testDescription: "style name", first: { $0.styles = [LocalizedName("Book", language: "en")] },
      second: { $0.styles = [LocalizedName("Medium", language: "en")] }),
    Criterion(
      testDescription: "design size nearest to 12", first: { $0.designSize = 10...11 },
      second: { $0.designSize = 14...72 }),
    Criterion(testDescription: "default before named instances", second: { $0.identifier.namedInstance = 1 }),
    Criterion(testDescription: "TrueType and CFF before others", second: { $0.format = "Type 1" }),
    Criterion(testDescription: "higher version", first: { $0.version = 3 }, second: { $0.version = 2 }),
    Criterion(testDescription: "path bytes"),
  ]

  private static func pair(_ place: Int, of criteria: [Criterion]) -> (first: FontDescriptor, second: FontDescriptor) {
    let isLast = place == criteria.count - 1
    var first = FontDescriptor.sample(isLast ? "/Z.ttf" : "/b.ttf")
    var second = FontDescriptor.sample(isLast ? "/a.ttf" : "/a.ttf")
    // Later criteria say the opposite, the last first: a place earlier in the list overwrites what they share.
    for criterion in criteria[(place + 1)...].reversed() {
      criterion.second(&first)
      criterion.first(&second)
    }
    criteria[place].first(&first)
    criteria[place].second(&second)
    return (first, second)
  }

  @Test("Among namesakes each criterion outweighs all after it", arguments: amongNamesakes.indices)
  func namesakes(place: Int) {
    let (first, second) = Self.pair(place, of: Self.amongNamesakes)
    #expect(FaceOrder.isPreferredAmongNamesakes(first, second))
    #expect(!FaceOrder.isPreferredAmongNamesakes(second, first))
  }

  @Test("Of a family each criterion of regularity outweighs all after it", arguments: regularity.indices)
  func regular(place: Int) {
    let (first, second) = Self.pair(place, of: Self.regularity)
    #expect(FaceOrder.isMoreRegular(first, second))
    #expect(!FaceOrder.isMoreRegular(second, first))
  }

  @Test("Style names stand in the order regular, book, roman, normal, text, plain, medium, others")
  func styles() {
    let styles = ["Light", "Medium", "PLAIN", "text", "Normal", "Roman", "Book", "Regular"]
    let faces = styles.map { style in FontDescriptor.sample { $0.styles = [LocalizedName(style, language: "en")] } }
    let sorted = faces.sorted(by: FaceOrder.isMoreRegular).compactMap { $0.styles.first?.text }
    #expect(sorted == styles.reversed())
  }

  @Test("A design size that holds 12 is as good as none, and the nearer end counts")
  func designSizes() {
    let sizes: [ClosedRange<Double>] = [13...20, 2...10, 15...15]
    let faces = sizes.map { size in FontDescriptor.sample("/0.ttf") { $0.designSize = size } }
    #expect(faces.reversed().sorted(by: FaceOrder.isMoreRegular).map(\.designSize) == sizes)
    let holds = FontDescriptor.sample("/a.ttf") { $0.designSize = 8...12 }
    #expect(FaceOrder.isMoreRegular(holds, .sample("/b.ttf")))
    #expect(
      FaceOrder.isMoreRegular(
        .sample("/a.ttf"),
        {
          var face = holds; face.identifier.path = [0x7A]; return face
        }()))
  }

  @Test("An outline face is as near to the size of titles as can be")
  func outlinesAndStrikes() {
    let strike = FontDescriptor.sample("/a.bdf") { $0.pixelSize = 13 }
    #expect(FaceOrder.isPreferredAmongNamesakes(.sample("/b.ttf"), strike))
  }

  @Test(
    "Of two faces that differ in nothing but their place, the order is path bytes, face, then instance, default first")
  func places() {
    let places = [
      FaceIdentifier(path: [0x41]), FaceIdentifier(path: [0x41], namedInstance: 1),
      FaceIdentifier(path: [0x41], namedInstance: 2), FaceIdentifier(path: [0x41], faceIndex: 1),
      FaceIdentifier(path: [0x41], faceIndex: 1, namedInstance: 1), FaceIdentifier(path: [0x41, 0x41]),
      FaceIdentifier(path: [0x61]), FaceIdentifier(path: [0xFF]),
    ]
    #expect(places.reversed().sorted() == places)
    let faces = places.map { place in FontDescriptor.sample { $0.identifier = place } }
    #expect(faces.reversed().sorted(by: FaceOrder.isPreferredAmongNamesakes).map(\.identifier) == places)
  }
}
