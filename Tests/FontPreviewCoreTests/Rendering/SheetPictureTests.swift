import Testing

@testable import FontPreviewCore

/// Few, for the whole: what can be said as text is tested as text.
@Suite("Sheets as pictures")
struct SheetPictureTests {
  @Test("A list with a selection, at scale 1")
  func plain() async throws {
    let sheet = try TestSheet(["Plain.ttf", "PlainBold.ttf", "PlainItalic.ttf", "Bitmap.bdf"], selected: 1, scale: 1)
    try Golden.expect(picture: await sheet.png(), equals: "selection-1x.png")
  }

  @Test("Formats and scripts, at scale 2")
  func formats() async throws {
    let files = [
      "Postscript.otf", "Type1.pfb", "Woff2.woff2", "Variable.ttf", "Collection.ttc", "Hebrew.ttf", "Arabic.ttf",
    ]
    try Golden.expect(picture: await TestSheet(files, selected: 8).png(), equals: "formats-2x.png")
  }

  @Test("Rows that are not well: cut off, moved, clipped, with missing characters, and unreadable, at scale 2")
  func troubles() async throws {
    let files = [
      "LongName.ttf", "HighInk.ttf", "TallInk.ttf", "ZeroMetrics.ttf", "Partial.ttf", "EvilName.ttf", "empty.ttf",
    ]
    try Golden.expect(picture: await TestSheet(files, selected: 0).png(), equals: "troubles-2x.png")
  }

  @Test("A short list at scale 3")
  func large() async throws {
    try Golden.expect(
      picture: await TestSheet(["Plain.ttf", "Localized.ttf"], selected: 0, scale: 3).png(), equals: "selection-3x.png")
  }

  @Test("Pictures that differ leave reference, actual and difference behind")
  func difference() throws {
    let first = TestPicture(width: 2, height: 1, rgba: [0, 0, 0, 255, 9, 9, 9, 255])
    let second = TestPicture(width: 2, height: 2, rgba: [0, 0, 0, 255, 9, 9, 8, 255] + [UInt8](repeating: 1, count: 8))
    #expect(
      first.difference(from: second).rgba == [255, 255, 255, 255, 190, 190, 190, 255] + [
        255, 0, 0, 255, 255, 0, 0, 255,
      ])
    #expect(try TestPicture(png: first.png()) == first)
  }
}
