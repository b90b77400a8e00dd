import Foundation
import Testing

/// Warnings: their number, their safety, and what `--quiet` and `--strict` make of them.
@Suite struct WarningTests {
  @Test func afterTenOfAKindThereIsACount() throws {
    let place = try Workplace(["Plain.ttf"])
    for number in 10..<23 { place.put("fonts/\(number).ttf", []) }
    place.makeDirectory("none")
    let result = try place.run(
      "--isolated", "--font-dir", "fonts", "--font-dir", "none", "--selected", "x", "-o", "out/list.png")
    #expect(result.ending == .exited(0))
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 13)
    #expect(lines.allSatisfy { $0.hasPrefix("fontpreview: warning: ") })
    #expect(lines.filter { $0.hasSuffix(": the file is empty; it is left out") }.count == 10)
    #expect(lines.last == "fontpreview: warning: 3 more: files that cannot be listed")
  }

  @Test func tenOfAKindAreNotCounted() throws {
    let place = try Workplace(["Plain.ttf"])
    for number in 10..<20 { place.put("fonts/\(number).ttf", []) }
    let result = try place.run("names", "--isolated", "--font-dir", "fonts")
    #expect(result.errors.split(separator: "\n").count == 10)
    #expect(!result.errors.contains("more of"))
  }

  @Test func quietHidesAllOfThem() throws {
    let place = try Workplace(["Plain.ttf", "random.ttf", "truncated.ttf", "Partial.ttf"])
    for number in 10..<23 { place.put("fonts/\(number).ttf", []) }
    let result = try place.run(
      "--isolated", "--font-dir", "fonts", "--selected", "x", "-o", "out/list.png", "--strict", "-q")
    #expect(result.ending == .exited(1))
    #expect(result.errors == "")
    #expect(try SheetRows(png: place.read("out/list.png")).titles.count == 3)
  }

  @Test func anUnknownSelectionNamesTheNearest() throws {
    let place = try Workplace(["Plain.ttf", "PlainBold.ttf"])
    let result = try place.run("--selected", "fixture sans regula", "-o", "out/list.png")
    #expect(result.ending == .exited(0))
    #expect(
      result.errors
        == #"fontpreview: warning: --selected: no row is called "fixture sans regula", did you mean "#
        + #""Fixture Sans Regular", "Fixture Sans Bold"?; the list has no checkmark (fontpreview names lists all)"#
        + "\n")
    #expect(try SheetRows(png: place.read("out/list.png")).selectedTitles == [])
    let plain = try place.run("-o", "out/plain.png")
    #expect(plain.errors == "")
    // The picture is that of a list in which nothing was to be selected.
    let pictures = try ["list", "plain"].map { try DecodedPicture(place.read("out/\($0).png")) }
    #expect(pictures[0].pixels == pictures[1].pixels)
  }

  /// What is amiss, the arguments that make it so, and whether `--strict` minds.
  static let strictCases: [(name: String, fonts: [String], arguments: [String], status: Int32)] = [
    ("nothing", ["Plain.ttf"], ["--font-dir", "fonts", "--selected", "Fixture Sans"], 0),
    ("an unknown selection", ["Plain.ttf"], ["--font-dir", "fonts", "--selected", "x"], 1),
    ("an error row", ["Plain.ttf", "truncated.ttf"], ["--font-dir", "fonts"], 1),
    ("missing characters", ["Partial.ttf"], ["--font-dir", "fonts"], 1),
    ("a refused file", ["Plain.ttf", "random.ttf"], ["--font-dir", "fonts"], 1),
    ("a path that is no font", ["Plain.ttf", "empty.ttf"], ["./fonts/Plain.ttf", "./fonts/empty.ttf"], 1),
    ("a directory without fonts", ["Plain.ttf"], ["--font-dir", "fonts", "--font-dir", "user"], 1),
  ]

  @Test(arguments: strictCases)
  func strictnessChangesTheStatusAndNotThePicture(
    _ name: String, fonts: [String], arguments: [String], status: Int32
  ) throws {
    let place = try Workplace(fonts)
    let strict = try place.run(["--isolated", "--strict", "-o", "out/strict.png"] + arguments)
    #expect(strict.ending == .exited(status), "\(name)")
    let lenient = try place.run(["--isolated", "-o", "out/lenient.png"] + arguments)
    #expect(lenient.ending == .exited(0), "\(name)")
    #expect(place.read("out/strict.png") == place.read("out/lenient.png"))
    #expect(!place.read("out/strict.png").isEmpty)
    let json = try place.run(["names", "--format", "json", "--isolated", "--strict"] + arguments)
    #expect(json.ending == .exited(status), "\(name)")
  }

  @Test func aStrangersNameNeverReachesTheTerminalRaw() throws {
    let place = try Workplace(["EvilName.ttf"])
    place.put("fonts/\u{1B}]0;title\u{7}\nline\u{202E}.ttf", [])
    place.makeDirectory("dir\u{1B}[2J")
    let result = try place.run(
      "--isolated", "--font-dir", "fonts", "--font-dir", "dir\u{1B}[2J", "--strict", "--selected", "\u{1B}[31mx",
      "-o", "out/list.png")
    #expect(result.ending == .exited(1))
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.hasPrefix("fontpreview: warning: ") })
    #expect(result.errorBytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    #expect(!result.errors.contains("\u{202E}"))
    #expect(result.errors.contains(#"\x1B]0;title\x07\nline\u{202E}.ttf"#))
    let names = try place.run("names", "--isolated", "--font-dir", "fonts", "-q")
    #expect(names.text.split(separator: "\n").count == 1)
    #expect(names.output.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    #expect(!names.text.contains("\u{202E}"))
  }
}
