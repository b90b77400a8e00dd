import Foundation
import Testing

/// What is said of a command line or a name that cannot be understood.
@Suite struct UsageRunTests {
  @Test(arguments: [
    (["--selectd", "x", "-o", "out/list.png"], #"unknown option "--selectd": did you mean --selected?"#),
    (["--bogus", "-o", "out/list.png"], #"unknown option "--bogus": see fontpreview --help"#),
    (["-o"], "-o needs a value: -o FILE"),
    (["-o", "out/list.png", "--selected"], "--selected needs a value: --selected NAME"),
    (["--scale", "0", "-o", "out/list.png"], #"--scale: "0" is not a whole number from 1 to 4"#),
    (["--scale", "abc", "-o", "out/list.png"], #"--scale: "abc" is not a whole number from 1 to 4"#),
    (["--scale=5", "-o", "out/list.png"], #"--scale: "5" is not a whole number from 1 to 4"#),
    (
      ["--format", "json", "-o", "out/list.png"],
      "--format does not apply to drawing a sheet, only to fontpreview names"
    ),
    ([], "there is no place for the picture: name a file with -o FILE, or standard output with -o -"),
    (
      ["--font-dir", "fonts"],
      "there is no place for the picture: name a file with -o FILE, or standard output with -o -"
    ),
    (
      ["-o", "out/list.png", "--manifest", "./fonts/../out/list.png"],
      #"--output and --manifest both name "./fonts/../out/list.png": give each a file of its own"#
    ),
    (
      ["-o", "-", "--manifest", "/dev/stdout"],
      #"--output and --manifest both name "/dev/stdout": give each a file of its own"#
    ),
    (
      ["-o", "-", "--manifest", "-"],
      #"--output and --manifest both name "-": give each a file of its own"#
    ),
    (
      ["-o", "out/list.png", "--manifest", "out/list.png"],
      #"--output and --manifest both name "out/list.png": give each a file of its own"#
    ),
    (
      ["Fixture Sanz Regular", "-o", "out/list.png", "--isolated", "--font-dir", "fonts"],
      #"no font is called "Fixture Sanz Regular", did you mean "Fixture Sans Regular"?; fontconfig gives "#
        + #""Fixture Sans Regular" as a fallback, which --allow-substitutes accepts; fontpreview names lists all"#
    ),
    (
      ["-o", "out/list.png", "--interface-font", "Fixture Sanz Regular"],
      #"--interface-font: no font is called "Fixture Sanz Regular", did you mean "Fixture Sans Regular"?; "#
        + "fontpreview names lists all"
    ),
    (
      ["-o", "out/list.png", "--interface-font", "./fonts.conf"],
      #"--interface-font: "./fonts.conf": this is not a font of a known format; name another font or font file"#
    ),
  ])
  func itIsOneLineAndNothingIsWritten(_ arguments: [String], text: String) throws {
    let place = try Workplace(["Plain.ttf"])
    place.put("out/list.png", [1, 2, 3])
    let result = try place.run(arguments)
    #expect(result.ending == .exited(2))
    #expect(result.errors == "fontpreview: error: \(text)\n")
    #expect(result.text == "")
    #expect(place.names() == ["list.png"])
    #expect(place.read("out/list.png") == [1, 2, 3])
  }

  @Test func quietHidesNoError() throws {
    let result = try Workplace().run("--quiet", "-o")
    #expect(result.ending == .exited(2))
    #expect(result.errors == "fontpreview: error: -o needs a value: -o FILE\n")
  }

  @Test func bytesThatAreNoTextAreNamedAsBytes() throws {
    let place = try Workplace(["Plain.ttf"])
    let result = try place.run("-o", "out/list.png") { $0.arguments.append(Array("./fonts/\u{1B}[31m".utf8) + [0xFF]) }
    #expect(result.ending == .exited(2))
    #expect(result.errors.hasPrefix(#"fontpreview: error: "./fonts/\x1B[31m\xFF": the file cannot be opened: "#))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func aFileWhoseNameIsNoTextIsDrawn() throws {
    let place = try Workplace()
    let path = Array("\(place.root)/fonts/".utf8) + [0xFF] + Array(".ttf".utf8)
    place.put("Plain.ttf", FixtureFonts.bytes(of: "Plain.ttf"))
    let moved = unsafe rename(place.path("Plain.ttf"), path.map { CChar(bitPattern: $0) } + [0])
    #expect(moved == 0)
    let result = try place.run("names", "--isolated") { $0.arguments.append(path) }
    #expect(result.errors == "")
    #expect(result.text == "Fixture Sans Regular\n")
  }
}
