import Foundation
import Testing

@testable import FontPreviewCore

/// Places that a picture cannot be written to, and what becomes of those it can be.
@Suite struct OutputRunTests {
  private func expectRefused(
    _ result: ProgramResult, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.ending == .exited(2), sourceLocation: sourceLocation)
    #expect(result.errors == "fontpreview: error: cannot write \(text)\n", sourceLocation: sourceLocation)
  }

  @Test func aMissingDirectoryIsNamed() throws {
    let place = try Workplace(["Plain.ttf"])
    expectRefused(
      try place.run("-o", "out/none/list.png"),
      "\"out/none/list.png\": its directory does not exist; create it first")
    #expect(place.names() == [])
  }

  @Test func aDirectoryIsNotReplaced() throws {
    let place = try Workplace(["Plain.ttf"])
    for name in ["out", "out/"] {
      expectRefused(try place.run("-o", name), "\"\(name)\": it is a directory; name a file in it")
    }
    #expect(place.names() == [])
    #expect(place.names(in: "") == ["cache", "fonts", "fonts.conf", "out", "user"])
  }

  @Test func aFontIsNotReplacedByAPictureOrAManifest() throws {
    let place = try Workplace(["Plain.ttf", "Tall.ttf"])
    let before = place.read("fonts/Plain.ttf")
    for arguments in [["-o", "fonts/Plain.ttf"], ["-o", "out/list.png", "--manifest", "fonts/Plain.ttf"]] {
      let result = try place.run(arguments + ["./fonts/Tall.ttf"])
      #expect(result.ending == .exited(2))
      #expect(
        result.errors.hasSuffix(
          "\"fonts/Plain.ttf\" is there already and is a font by its name or use: name another file, or remove it first\n"
        ))
      #expect(place.read("fonts/Plain.ttf") == before)
    }
    #expect(place.names() == [])
  }

  @Test func aFontThatIsShownIsNotReplacedWhateverItIsCalled() throws {
    let place = try Workplace(["Plain.ttf"])
    place.put("fonts/plainfont", place.read("fonts/Plain.ttf"))
    place.link("out/picture.png", to: "../fonts/Plain.ttf")
    let before = place.read("fonts/Plain.ttf")
    for output in ["fonts/plainfont", "out/picture.png"] {
      let result = try place.run("--isolated", "./fonts/plainfont", "-o", output)
      #expect(result.ending == .exited(2), "\(output)")
      #expect(place.read("fonts/plainfont") == before)
      #expect(place.read("fonts/Plain.ttf") == before)
    }
    // A picture of the same name as a font's file elsewhere is nobody's font.
    #expect(try place.run("--isolated", "./fonts/plainfont", "-o", "out/plainfont").ending == .exited(0))
  }

  @Test func aFullDeviceStaysADevice() throws {
    let place = try Workplace(["Plain.ttf"])
    let full = "no space left on the device; free some or choose another place"
    expectRefused(try place.runUnprivileged("-o", "/dev/full"), "\"/dev/full\": \(full)")
    #expect(place.mode("/dev/full") & S_IFMT == S_IFCHR)
    expectRefused(try place.run("-o", "-") { $0.output = .file("/dev/full") }, "standard output: \(full)")
    expectRefused(try place.run("names") { $0.output = .file("/dev/full") }, "standard output: \(full)")
    expectRefused(try place.run("--help") { $0.output = .file("/dev/full") }, "standard output: \(full)")
    #expect(place.mode("/dev/full") & S_IFMT == S_IFCHR)
    // Only root could replace a device, so root tries with one that nobody needs.
    guard place.makeFullDevice("out/full") else { return }
    expectRefused(try place.run("-o", "out/full"), "\"out/full\": \(full)")
    #expect(place.mode("out/full") & S_IFMT == S_IFCHR)
    #expect(place.names() == ["full"])
  }

  @Test func theNullDeviceTakesEverything() throws {
    let place = try Workplace(["Plain.ttf"])
    let result = try place.runUnprivileged("-o", "/dev/null")
    #expect(result.ending == .exited(0))
    #expect(result.errors == "")
    #expect(place.mode("/dev/null") & S_IFMT == S_IFCHR)
  }

  @Test func aReadOnlyPlaceKeepsWhatItHas() throws {
    let place = try Workplace(["Plain.ttf"])
    place.put("out/list.png", [1, 2, 3])
    place.setMode("out", 0o555)
    expectRefused(
      try place.runUnprivileged("-o", "out/list.png"),
      "\"out/list.png\": permission denied; check the permissions of the file and its directory")
    #expect(place.names() == ["list.png"])
    #expect(place.read("out/list.png") == [1, 2, 3])
  }

  @Test func aFileSizeLimitLeavesTheOldFileWhole() throws {
    let place = try Workplace(["Plain.ttf", "PlainBold.ttf", "LongName.ttf"])
    place.put("out/list.png", [1, 2, 3])
    place.put("out/list.json", [4, 5, 6])
    let result = try place.run("-o", "out/list.png", "--manifest", "out/list.json", "--isolated", "--font-dir", "fonts")
    { $0.fileSizeLimit = 1000 }
    #expect(result.ending == .exited(2))
    #expect(
      result.errors.hasSuffix(": the file size limit is reached; raise it (ulimit -f)\n")
        && result.errors.hasPrefix("fontpreview: error: cannot write \"out/list."))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(place.names() == ["list.json", "list.png"])
    #expect(place.read("out/list.png") == [1, 2, 3])
    #expect(place.read("out/list.json") == [4, 5, 6])
  }

  @Test func aPictureIsNeverWrittenToATerminal() throws {
    let place = try Workplace(["Plain.ttf"])
    let reason = "it is a terminal; name a file, or send it to a file or a pipe"
    for (word, shown) in [("-", "standard output"), ("/dev/tty", "\"/dev/tty\""), ("/dev/stdout", "\"/dev/stdout\"")] {
      let result = try place.runUnprivileged("-o", word) { $0.output = .terminal }
      #expect(result.ending == .exited(2))
      #expect(result.errors == "fontpreview: error: cannot write a picture to \(shown): \(reason)\n")
      #expect(result.text == "")
    }
  }

  @Test func namesAndHelpAreWrittenToATerminal() throws {
    let place = try Workplace(["EvilName.ttf"])
    let names = try place.run("names") { $0.output = .terminal }
    #expect(names.ending == .exited(0))
    // A terminal makes CR LF of each newline.
    #expect(names.text.hasSuffix(" Fixture\r\n"))
    #expect(names.output.allSatisfy { $0 >= 0x20 || $0 == 0x0D || $0 == 0x0A })
    #expect(try place.run("--help") { $0.output = .terminal }.ending == .exited(0))
  }

  @Test func aClosedStandardOutputIsSaidToBeClosed() throws {
    let place = try Workplace(["Plain.ttf"])
    for arguments in [["-o", "-"], ["names"], ["--version"]] {
      expectRefused(
        try place.run(arguments) { $0.output = .closed }, "standard output: it is not open; open or redirect it")
    }
  }

  @Test func aFIFOIsWrittenAndStaysOne() throws {
    let place = try Workplace(["Plain.ttf"])
    place.makeFIFO("out/list.png")
    let reading = unsafe open(place.path("out/list.png"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reading) }
    #expect(try place.run("-o", "out/list.png").ending == .exited(0))
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe read(reading, &bytes, bytes.count)
    #expect(try SheetRows(png: Array(bytes.prefix(max(0, count)))).titles == ["Fixture Sans Regular"])
    #expect(place.mode("out/list.png") & S_IFMT == S_IFIFO)
  }

  @Test func standardOutputTakesThePicture() throws {
    let place = try Workplace(["Plain.ttf"])
    let pipe = try place.run("-o", "-")
    let file = try place.run("-o", "-") { $0.output = .file(place.path("out/list.png")) }
    #expect(pipe.ending == .exited(0) && file.ending == .exited(0))
    #expect(!pipe.output.isEmpty)
    #expect(place.read("out/list.png") == pipe.output)
    #expect(place.names() == ["list.png"])
  }

  @Test func escapesInAFilesNameAreShownNotSent() throws {
    let place = try Workplace(["Plain.ttf"])
    let result = try place.run("-o", "out/\u{1B}[31m/\u{202E}.png")
    #expect(result.ending == .exited(2))
    #expect(!result.errors.contains("\u{1B}") && !result.errors.contains("\u{202E}"))
    #expect(result.errors.contains(#"\x1B[31m"#))
  }

  @Test func aNewFileFollowsTheUmaskAndAReplacedOneKeepsItsMode() throws {
    let place = try Workplace(["Plain.ttf"])
    place.put("out/old.png", [1, 2, 3])
    place.setMode("out/old.png", 0o604)
    for (umask, mode) in [("027", mode_t(0o640)), ("000", 0o666), ("077", 0o600)] {
      let name = "out/new\(umask).png"
      #expect(try place.run("-o", name, "--manifest", name + ".json") { $0.umask = umask }.ending == .exited(0))
      #expect(place.mode(name) == S_IFREG | mode)
      #expect(place.mode(name + ".json") == S_IFREG | mode)
      #expect(try place.run("-o", "out/old.png") { $0.umask = umask }.ending == .exited(0))
      #expect(place.mode("out/old.png") == S_IFREG | 0o604)
    }
    #expect(place.read("out/old.png") == place.read("out/new077.png"))
  }

  @Test func aSymbolicLinkIsFollowed() throws {
    let place = try Workplace(["Plain.ttf"])
    place.makeDirectory("elsewhere")
    place.put("elsewhere/real.png", [1, 2, 3])
    place.link("out/old.png", to: "../elsewhere/real.png")
    place.link("out/new.png", to: "../elsewhere/new.png")
    for name in ["old", "new"] {
      #expect(try place.run("-o", "out/\(name).png").ending == .exited(0))
      #expect(place.mode("out/\(name).png") & S_IFMT == S_IFLNK)
    }
    #expect(place.names(in: "elsewhere") == ["new.png", "real.png"])
    #expect(place.read("elsewhere/real.png") == place.read("elsewhere/new.png"))
    #expect(try DecodedPicture(place.read("elsewhere/real.png")).header.height == 88)
    #expect(place.names() == ["new.png", "old.png"])
  }
}
