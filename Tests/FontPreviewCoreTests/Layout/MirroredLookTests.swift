import Testing

@testable import FontPreviewCore

/// Held against what is drawn, by places that are computed here: the code mirrors instructions itself.
@Suite("Rows that begin at the right")
struct MirroredLookTests {
  private static let accessories: [Accessory] = [
    .none, .checkmark, .reorderControl, .disclosureIndicator, .detailButton, .toggle(isOn: true), .toggle(isOn: false),
  ]

  private func layouts(_ look: TestLook, _ accessory: Accessory, _ state: RowState) throws -> [[DrawingInstruction]] {
    let line = try TextShaper(scale: Scale(2), language: "en").shape(
      "Sans", faces: LineFaces(primary: Fixtures.face("Plain.ttf", scale: 2)), width: 200)
    return LayoutDirection.allCases.map { direction in
      ListLayout(style: look.style, scale: Scale(2), width: 320, direction: direction).layout(
        RowContent(
          title: line, detail: nil, cell: .default, isProblem: false, accessory: accessory, state: state, isLast: false)
      ).instructions
    }
  }

  @Test(
    "Everything but letters and checkmarks is the mirror of rows that begin at the left", arguments: TestLook.allCases)
  func mirror(look: TestLook) throws {
    for accessory in Self.accessories {
      for state in [RowState.normal, .highlighted, .dragged] {
        let both = try layouts(look, accessory, state)
        #expect(both[0].count == both[1].count)
        for (left, right) in zip(both[0], both[1]) {
          switch (left, right) {
          case (.fill(let one, let color), .fill(let two, let other)):
            #expect(color == other && two.x == 320 - one.maxX && two.y == one.y && two.width == one.width)
          case (.shape(let one, let radius, let paint), .shape(let two, let otherRadius, let other)):
            #expect(paint == other && radius == otherRadius && two.x == 320 - one.maxX && two.width == one.width)
          case (.text(let one), .text(let two)):
            #expect(abs(two.origin.x.value - (320 - one.origin.x - one.width).value) < 1e-9)
            #expect(one.runs == two.runs && one.origin.y == two.origin.y && two.clip.x == 320 - one.clip.maxX)
          case (.stroke(let one), .stroke(let two)):
            let (ones, twos) = (one.points.map(\.x.value), two.points.map(\.x.value))
            let edges = try (#require(ones.min()), #require(ones.max()), #require(twos.min()), #require(twos.max()))
            #expect(abs(edges.2 - (320 - edges.1)) < 1e-9 && abs(edges.3 - (320 - edges.0)) < 1e-9)
            #expect(one.points.map(\.y) == two.points.map(\.y))
            let isMark = accessory == .checkmark || accessory == .detailButton
            #expect(one.keepsShape == isMark)
            for (x, other) in zip(ones, twos) {
              let moved = isMark ? x + edges.2 - edges.0 : 320 - x
              #expect(abs(other - moved) < 1e-9)
            }
          default: Issue.record("\(left) and \(right)")
          }
        }
      }
    }
  }

  @Test("The picture of a list in editing mode is mirrored but for its words", arguments: TestLook.allCases)
  func pictures(look: TestLook) async throws {
    func picture(_ direction: LayoutDirection) async throws -> TestPicture {
      try await TestSheet(look: look.style, list: { $0.isEditing = true }, configuration: { $0.direction = direction })
        .picture()
    }
    let (left, right) = (try await picture(.leftToRight), try await picture(.rightToLeft).mirrored)
    let loss = Int(look.style.reorderControl.contentLoss.value) * 2
    let (controls, edge) = ((640 - loss)..<640, 0..<20)
    #expect(left.part(x: controls, y: 0..<440) == right.part(x: controls, y: 0..<440))
    #expect(left.part(x: edge, y: 0..<440) == right.part(x: edge, y: 0..<440))
    // The words stay readable.
    #expect(left != right)
  }

  @Test("A bar's button and title change sides, an index and a scroll indicator too", arguments: TestLook.allCases)
  func aroundTheRows(look: TestLook) async throws {
    func picture(_ direction: LayoutDirection) async throws -> TestPicture {
      try await TestSheet(
        look: look.style, isInSections: true,
        configuration: {
          $0.direction = direction
          $0.parts.viewportHeight = 150
          $0.parts.hasNavigationBar = true
        }
      ).picture()
    }
    let (left, right) = (try await picture(.leftToRight), try await picture(.rightToLeft).mirrored)
    // Beside the letters, which are not mirrored.
    let indicator = 632..<640
    #expect(left.part(x: indicator, y: 88..<388) == right.part(x: indicator, y: 88..<388))
    // The list's other edge: headers, backgrounds and separators.
    #expect(left.part(x: 0..<20, y: 0..<388) == right.part(x: 0..<20, y: 0..<388))
  }
}
