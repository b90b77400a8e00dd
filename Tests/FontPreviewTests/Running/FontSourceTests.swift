import Testing

/// Where fonts, fontconfig's configuration, a home or a cache are missing.
@Suite struct FontSourceTests {
  private static let noFonts =
    "fontpreview: error: no fonts are installed: install some (apt-get install fonts-dejavu), "
    + "or name a directory with --font-dir DIR\n"
  private static let noConfiguration =
    "fontpreview: warning: fontconfig has no configuration and looks in its built-in places only; "
    + "install fontconfig-config: \"Fontconfig error: Cannot load default config file: No such file: (null)\"\n"

  @Test(arguments: [["-o", "out/list.png"], ["names"], ["Fixture Sans Regular", "-o", "out/list.png"]])
  func withoutFontsTheErrorSaysWhatToInstall(_ arguments: [String]) throws {
    let place = try Workplace()
    place.put("out/list.png", [1, 2, 3])
    let result = try place.run(arguments)
    #expect(result.ending == .exited(2))
    #expect(result.errors == Self.noFonts)
    #expect(result.text == "")
    #expect(place.names() == ["list.png"])
    #expect(place.read("out/list.png") == [1, 2, 3])
  }

  @Test func anIsolatedSetWithoutFontsSaysWhichOptionToGive() throws {
    let place = try Workplace(["Plain.ttf"])
    let result = try place.run("--isolated", "-o", "out/list.png")
    #expect(result.ending == .exited(2))
    #expect(
      result.errors
        == "fontpreview: error: --isolated uses only the fonts given, and there are none: "
        + "name font files, or a directory with --font-dir DIR\n")
    #expect(place.names() == [])
  }

  /// As where there is no /etc/fonts: no file to be found, and none of the places that are built in.
  private func withoutConfiguration(_ run: inout ProgramRun) {
    run.environment["FONTCONFIG_FILE"] = run.directory + "/nothing.conf"
    run.environment["FONTCONFIG_PATH"] = run.directory + "/out"
    run.environment["FONTCONFIG_SYSROOT"] = run.directory + "/user"
  }

  @Test func withoutConfigurationAnIsolatedSetIsDrawnSilently() throws {
    let place = try Workplace(["Plain.ttf"])
    let result = try place.run(
      "--isolated", "--font-dir", "fonts", "-o", "out/list.png", change: withoutConfiguration)
    #expect(result.ending == .exited(0))
    #expect(result.errors == "")
    #expect(try SheetRows(png: place.read("out/list.png")).titles == ["Fixture Sans Regular"])
  }

  @Test func withoutConfigurationNorFontsThereIsOneLine() throws {
    let place = try Workplace()
    let result = try place.run("-o", "out/list.png", change: withoutConfiguration)
    #expect(result.ending == .exited(2))
    #expect(result.errors == Self.noFonts)
    #expect(place.names() == [])
  }

  @Test func withoutConfigurationTheFontsGivenAreDrawnWithOneWarning() throws {
    let place = try Workplace(["Plain.ttf"])
    let result = try place.run("./fonts/Plain.ttf", "-o", "out/list.png", change: withoutConfiguration)
    #expect(result.ending == .exited(0))
    #expect(result.errors == Self.noConfiguration)
    #expect(try SheetRows(png: place.read("out/list.png")).titles == ["Fixture Sans Regular"])
  }

  @Test func withoutAHomeEverythingWorks() throws {
    let place = try Workplace(["Plain.ttf"])
    place.configure(
      rules:
        "<dir>~/.fonts</dir><dir prefix=\"xdg\">fonts</dir><include prefix=\"xdg\" ignore_missing=\"yes\">x</include>")
    let result = try place.run("--selected", "Fixture Sans Regular", "-o", "out/list.png") { run in
      for name in ["HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] { run.environment[name] = nil }
    }
    #expect(result.ending == .exited(0))
    #expect(result.errors == "")
    #expect(try SheetRows(png: place.read("out/list.png")).selectedTitles == ["Fixture Sans Regular"])
  }

  @Test func aReadOnlyCacheIsOneWarning() throws {
    let place = try Workplace(["Plain.ttf", "PlainBold.ttf"])
    place.makeDirectory("fonts/more")
    place.put("fonts/more/Tall.ttf", FixtureFonts.bytes(of: "Tall.ttf"))
    place.configure(cache: "<cachedir prefix=\"xdg\">fontconfig</cachedir>")
    place.setMode("cache", 0o555)
    let result = try place.runUnprivileged("-o", "out/list.png")
    #expect(result.ending == .exited(0))
    #expect(
      result.errors
        == "fontpreview: warning: fontconfig cannot keep its cache and will be slow again next time; "
        + "give it a writable HOME: \"Fontconfig error: No writable cache directories\"\n")
    #expect(try SheetRows(png: place.read("out/list.png")).titles.count == 3)
    #expect(place.names(in: "cache") == [])
  }

  @Test func aBrokenConfigurationIsToldInOurForm() throws {
    let place = try Workplace(["Plain.ttf"])
    place.configure(rules: "<match target=\"font\"><edit name=\"hinting\"><int>1</int></edit></match><nonsense/>")
    let result = try place.run("names")
    #expect(result.ending == .exited(0))
    let lines = result.errors.split(separator: "\n")
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.hasPrefix("fontpreview: warning: fontconfig says \"Fontconfig ") })
    #expect(result.text == "Fixture Sans Regular\n")
  }

  @Test func aDirectoryWithoutFontsIsAWarningThatNamesIt() throws {
    let place = try Workplace(["Plain.ttf"])
    let result = try place.run("names", "--isolated", "--font-dir", "fonts", "--font-dir", "user")
    #expect(result.ending == .exited(0))
    #expect(result.errors == "fontpreview: warning: \"user\": there are no fonts in this directory\n")
  }
}
