import Testing

@testable import FontPreviewCore

@Suite("Room for accessories")
struct AccessoryRoomTests {
  private static let accessories: [Accessory] = [
    .checkmark, .reorderControl, .disclosureIndicator, .detailButton, .toggle(isOn: true),
  ]

  @Test(
    "No letter's ink comes near an accessory or into a neighbour", arguments: TestLook.allCases,
    LayoutDirection.allCases)
  func ink(look: TestLook, direction: LayoutDirection) async throws {
    for accessory in Self.accessories {
      func picture(_ title: String, _ files: [String]) async throws -> TestPicture {
        // Bars and hooks of these fonts reach far beyond their advance and their row.
        try await TestSheet(
          look: look.style, titles: ["A", title, title, "A"], files: files,
          selected: accessory == .checkmark ? 1 : nil
        ) { list in
          list.isEditing = accessory == .reorderControl
          if accessory != .checkmark, !list.isEditing { list = list.mapRows { $0.accessory = accessory } }
        } configuration: {
          $0.direction = direction
        }.picture()
      }
      let long = "Taltalt Ll JffffJffffJffff Jffff TTTTT AAAA"
      let plain = try await picture("A", [])
      let wild = try await picture(long, ["Plain.ttf", "TallInk.ttf", "../TextFonts/Edges.ttf"])
      let layout = ListLayout(style: look.style, scale: Scale(2), width: 320)
      let loss = Int(layout.contentLoss(accessory).value * 2)
      let columns = direction == .leftToRight ? (640 - loss)..<640 : 0..<loss
      #expect(wild != plain)
      #expect(wild.part(x: columns, y: 0..<176) == plain.part(x: columns, y: 0..<176), "\(accessory)")
      if accessory != .checkmark {
        #expect(wild.part(x: columns, y: 0..<352) == plain.part(x: columns, y: 0..<352), "\(accessory)")
      }
      #expect(wild.part(x: 0..<640, y: 0..<88) == plain.part(x: 0..<640, y: 0..<88))
      #expect(wild.part(x: 0..<640, y: 264..<352) == plain.part(x: 0..<640, y: 264..<352))
    }
  }

  @Test("An accessory's own ink lies in the room that it takes", arguments: TestLook.allCases)
  func accessories(look: TestLook) async throws {
    for accessory in Self.accessories {
      func picture(_ accessory: Accessory?) async throws -> TestPicture {
        try await TestSheet(look: look.style, titles: ["A", "A"], selected: accessory == .checkmark ? 0 : nil) { list in
          list.isEditing = accessory == .reorderControl
          if let accessory, accessory != .checkmark { list = list.mapRows { $0.accessory = accessory } }
        }.picture()
      }
      let (with, without) = (try await picture(accessory), try await picture(nil))
      let loss = Int(ListLayout(style: look.style, scale: Scale(2), width: 320).contentLoss(accessory).value * 2)
      #expect(with != without)
      #expect(with.part(x: 0..<(640 - loss), y: 0..<88) == without.part(x: 0..<(640 - loss), y: 0..<88), "\(accessory)")
    }
  }
}
