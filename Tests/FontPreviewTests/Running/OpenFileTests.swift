import Testing

/// How the program gets on with few open files.
@Suite struct OpenFileTests {
  /// A text that needs seven fonts beside the interface font.
  private static let scripts = [
    "Greek.ttf", "Arabic.ttf", "Hebrew.ttf", "Devanagari.ttf", "Han.ttf", "Dingbats.ttf", "Emoji.ttf",
  ]
  private static let text = "F\u{393}\u{628}\u{5D0}\u{915}\u{76F4}\u{263A}\u{1F600}"

  private func run(soft: Int, hard: Int) throws -> (place: Workplace, result: ProgramResult) {
    let place = try Workplace(["Plain.ttf", "Tall.ttf", "PlainBold.ttf"] + Self.scripts)
    let arguments = ["./fonts/Plain.ttf", "./fonts/Tall.ttf", "./fonts/PlainBold.ttf", "--text", Self.text, "-j", "4"]
    return (
      place,
      try place.run(["--isolated", "--font-dir", "fonts", "-o", "out/list.png"] + arguments) {
        $0.openFileLimit = (soft, hard)
      }
    )
  }

  @Test func tooManyEndTheSheetWithOneLineAndNoRowThatBlamesItsFont() throws {
    let line = "fontpreview: error: too many files are open; raise the limit (ulimit -n) or take fewer --jobs\n"
    var isSeen = false
    // How many are open before the first row depends on what the tests' own process hands down; with the fewest not even
    // the fonts can be listed.
    for limit in 12...40 {
      let (place, result) = try run(soft: limit, hard: limit)
      if result.ending == .exited(0) {
        #expect(result.errors == "")
        break
      }
      // With fewer descriptors than the system's own threads need, no program ends by itself.
      guard case .exited = result.ending else { continue }
      #expect(place.names() == [])
      guard result.errors == line else { continue }
      #expect(result.ending == .exited(2))
      isSeen = true
      break
    }
    #expect(isSeen)
  }

  @Test func theLimitIsRaisedAsFarAsItMayBe() throws {
    let (place, result) = try run(soft: 10, hard: 256)
    #expect(result.ending == .exited(0) && result.errors == "")
    #expect(place.names() == ["list.png"])
  }
}
