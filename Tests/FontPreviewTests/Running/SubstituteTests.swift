import Testing

/// Names that no listed font has, but for which fontconfig gives something.
@Suite struct SubstituteTests {
  private static let rules = """
    <match target="pattern"><test name="family"><string>Corporate</string></test>
    <edit name="family" mode="assign" binding="strong"><string>Fixture Office</string></edit></match>
    <match target="pattern"><test name="family"><string>monospace</string></test>
    <edit name="family" mode="prepend"><string>Fixture Tall</string></edit></match>
    <match target="pattern"><test name="family"><string>Nothing Like It</string></test>
    <edit name="family" mode="append" binding="weak"><string>Fixture Sans</string></edit></match>
    """

  private static let cases = [
    ("Corporate", #""Fixture Office Book" by an alias"#, "Fixture Office Book"),
    ("monospace", #""JA Fixture Tall f" for this generic name"#, "JA Fixture Tall f"),
    ("Nothing Like It", #""Fixture Sans Regular" as a fallback"#, "Fixture Sans Regular"),
  ]

  private func place() throws -> Workplace {
    let place = try Workplace(["Plain.ttf", "Postscript.otf", "Tall.ttf"])
    place.configure(rules: Self.rules)
    return place
  }

  @Test(arguments: cases)
  func itIsAnErrorThatSaysWhatFontconfigGives(_ name: String, substitute: String, title: String) throws {
    let place = try place()
    place.put("out/list.png", [1, 2, 3])
    let result = try place.run(name, "-o", "out/list.png")
    #expect(result.ending == .exited(2))
    #expect(
      result.errors
        == "fontpreview: error: no font is called \"\(name)\"; fontconfig gives \(substitute), "
        + "which --allow-substitutes accepts; fontpreview names lists all\n")
    #expect(place.names() == ["list.png"])
    #expect(place.read("out/list.png") == [1, 2, 3])
  }

  @Test(arguments: cases)
  func itIsTakenWithAWarningWhereThatIsAllowed(_ name: String, substitute: String, title: String) throws {
    let place = try place()
    let result = try place.run(name, "--allow-substitutes", "-o", "out/list.png")
    #expect(result.ending == .exited(0))
    #expect(result.errors == "fontpreview: warning: no font is called \"\(name)\": showing \(substitute)\n")
    #expect(try SheetRows(png: place.read("out/list.png")).titles == [title])
  }

  @Test func theSelectionNeverFollowsThem() throws {
    let place = try place()
    let result = try place.run("--selected", "Corporate", "--allow-substitutes", "-o", "out/list.png")
    #expect(result.ending == .exited(0))
    #expect(
      result.errors
        == "fontpreview: warning: --selected: no row is called \"Corporate\"; the list has no checkmark "
        + "(fontpreview names lists all)\n")
    #expect(try SheetRows(png: place.read("out/list.png")).selectedTitles == [])
  }

  /// The names of a font are looked for before substitutes are: a family's name is no substitution.
  @Test func aFamilysNameIsNoSubstitution() throws {
    let place = try place()
    let result = try place.run("Fixture Office", "fixture-sans", "FIXTURE TALL", "-o", "out/list.png")
    #expect(result.ending == .exited(2))
    #expect(result.errors.hasPrefix("fontpreview: error: no font is called \"fixture-sans\""))
    let other = try place.run("Fixture Office", "FIXTURE TALL", "-o", "out/list.png")
    #expect(other.ending == .exited(0))
    #expect(other.errors == "")
    #expect(try SheetRows(png: place.read("out/list.png")).titles == ["Fixture Office Book", "JA Fixture Tall f"])
  }
}
