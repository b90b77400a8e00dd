import Testing

@testable import FontPreviewCore

/// A handful, for the whole: what can be said as text is tested as text (`LookInstructionTests`).
@Suite("Looks as pictures")
struct LookPictureTests {
  private static let files = ["Plain.ttf", "PlainBold.ttf", "PlainItalic.ttf", "Plain.ttf", "PlainBold.ttf"]

  @Test("Modern, in editing mode, with a bar, at scale 1")
  func modernEditing() async throws {
    let sheet = try TestSheet(look: .modern, files: Self.files, selected: 1, scale: 1) { list in
      list.isEditing = true
      var index = 0
      // The third row may not be moved.
      list = list.mapRows {
        $0.isMovable = index != 2
        index += 1
      }
    } configuration: {
      $0.parts.hasNavigationBar = true
    }
    try Golden.expect(picture: await sheet.png(), equals: "look-modern-editing-1x.png")
  }

  @Test("Modern and dark, with a bar and details, at scale 2")
  func modernDark() async throws {
    let sheet = try TestSheet(look: .modernDark, files: Self.files, selected: 2) { list in
      list = list.mapRows { $0.detail = RowDetail(text: "AaBb", isInOwnFace: false) }
    } configuration: {
      $0.parts.hasNavigationBar = true
      $0.cell = .value1
    }
    try Golden.expect(picture: await sheet.png(), equals: "look-modern-dark-2x.png")
  }

  @Test("Classic with a bar, at scale 2")
  func classic() async throws {
    let sheet = try TestSheet(
      look: .classic, files: Self.files, selected: 1, configuration: { $0.parts.hasNavigationBar = true })
    try Golden.expect(picture: await sheet.png(), equals: "look-classic-2x.png")
  }

  @Test("Classic in a popover, in editing mode, seen through a window, at scale 1")
  func classicPopover() async throws {
    let sheet = try TestSheet(look: .classic, files: Self.files, selected: 3, scale: 1) {
      $0.isEditing = true
    } configuration: {
      $0.parts.hasNavigationBar = true
      $0.parts.chrome = .popover
      $0.parts.viewportHeight = 120
    }
    try Golden.expect(picture: await sheet.png(), equals: "look-classic-popover-1x.png")
  }

  @Test("Modern and dark in a popover, seen through a window, at scale 2")
  func modernPopover() async throws {
    let sheet = try TestSheet(
      look: .modernDark, files: Self.files, selected: 3, width: 240,
      configuration: {
        $0.parts.chrome = .popover
        $0.parts.viewportHeight = 120
      })
    try Golden.expect(picture: await sheet.png(), equals: "look-modern-popover-2x.png")
  }

  @Test("Sections seen through a window, a header pushed away, at scale 2")
  func sections() async throws {
    let sheet = try TestSheet(
      look: .modern, files: Self.files, selected: 2, isInSections: true,
      configuration: {
        $0.parts.viewportHeight = 90
      })
    try Golden.expect(picture: await sheet.png(), equals: "look-sections-2x.png")
  }

  @Test("Classic sections with their index, at scale 3")
  func classicSections() async throws {
    let sheet = try TestSheet(
      look: .classic, titles: ["Alpha", "Beta", "12"], files: Self.files, selected: 1, scale: 3, width: 200,
      isInSections: true)
    try Golden.expect(picture: await sheet.png(), equals: "look-classic-sections-3x.png")
  }

  @Test("From right to left, sections, a bar and a window, at scale 2")
  func rightToLeft() async throws {
    let sheet = try TestSheet(
      look: .modern, files: Self.files, selected: 3, isInSections: true,
      configuration: {
        $0.direction = .rightToLeft
        $0.parts.hasNavigationBar = true
        $0.parts.viewportHeight = 130
      })
    try Golden.expect(picture: await sheet.png(), equals: "look-rtl-2x.png")
  }

  @Test("Rows under a finger and dragged, and all accessories, at scale 2", arguments: TestLook.allCases)
  func states(look: TestLook) async throws {
    let titles = ["Finger", "Dragged", "Disclosure", "Detail", "On", "Off"]
    let sheet = try TestSheet(look: look.style, titles: titles, selected: 0) { list in
      let accessories: [Accessory] = [
        .none, .none, .disclosureIndicator, .detailButton, .toggle(isOn: true), .toggle(isOn: false),
      ]
      let states: [RowState] = [.highlighted, .dragged]
      var index = 0
      list = list.mapRows {
        $0.accessory = accessories[index]
        $0.state = index < states.count ? states[index] : .normal
        index += 1
      }
    }
    try Golden.expect(picture: await sheet.png(), equals: "look-\(look.rawValue)-states-2x.png")
  }

  @Test("No fonts, at scale 2", arguments: [TestLook.modern, .classic])
  func noFonts(look: TestLook) async throws {
    let sheet = try TestSheet(
      look: look.style, titles: [], width: 200, configuration: { $0.parts.hasNavigationBar = true })
    try Golden.expect(picture: await sheet.png(), equals: "look-\(look.rawValue)-empty-2x.png")
  }
}
