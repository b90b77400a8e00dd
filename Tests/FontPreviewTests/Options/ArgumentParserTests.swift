import FontPreviewCore
import Testing

@testable import FontPreview

@Suite struct ArgumentParserTests {
  @Test func noArgumentsDrawASheetWithTheDefaults() throws {
    let run = try ParsedRun([])
    #expect(run.command == .sheet)
    #expect(run.words.isEmpty)
    #expect(run.options == Options())
  }

  @Test(arguments: [
    ["--output", "a.png"], ["--output=a.png"], ["-o", "a.png"], ["-oa.png"], ["-qoa.png"], ["-qo", "a.png"],
  ])
  func aValueFollowsItsOptionInEveryWayOfGNU(arguments: [String]) throws {
    #expect(try ParsedRun(arguments.map { Argument($0) }).options.output == "a.png")
  }

  @Test func flagsAreBundledBehindOneDash() throws {
    let options = try ParsedRun(["-qvj4"]).options
    #expect(options.quiet && options.verbose)
    #expect(options.jobs == 4)
  }

  @Test func everyOptionReachesItsProperty() throws {
    let run = try ParsedRun([
      "--output", "o.png", "--scale", "3", "--width", "400", "--manifest", "m.json", "--no-manifest",
      "--font-dir", "a", "--isolated", "--interface-font", "Inter", "--allow-substitutes", "--selected", "S",
      "--names", "family", "--name-lang", "pt-br", "--sort", "natural", "--duplicates", "--strict", "--quiet",
      "--verbose", "--jobs", "64",
    ])
    var expected = Options()
    expected.output = "o.png"
    expected.scale = 3
    expected.width = 400
    expected.manifest = "m.json"
    expected.embedsManifest = false
    expected.fontDirectories = ["a"]
    expected.isolated = true
    expected.interfaceFont = "Inter"
    expected.allowsSubstitutes = true
    expected.selected = "S"
    expected.naming = .family
    expected.nameLanguage = "pt-br"
    expected.sort = .natural
    expected.showsDuplicates = true
    expected.strict = true
    expected.quiet = true
    expected.verbose = true
    expected.jobs = 64
    #expect(run.options == expected)
    #expect(try ParsedRun(["names", "--format", "json"]).options.format == .json)
  }

  @Test func optionsAndWordsStandInAnyOrder() throws {
    let run = try ParsedRun(["--scale", "3", "names-like", "-q", "DejaVu Sans", "--sort=natural", "./a.ttf"])
    #expect(run.command == .sheet)
    #expect(run.words == ["names-like", "DejaVu Sans", "./a.ttf"])
    #expect(run.options.scale == 3)
    #expect(run.options.quiet)
    #expect(run.options.sort == .natural)
  }

  @Test func theFirstWordMayBeACommandAlsoAfterOptions() throws {
    let run = try ParsedRun(["-q", "--names", "family", "names", "A", "names"])
    #expect(run.command == .names)
    #expect(run.words == ["A", "names"])
  }

  @Test func aCommandThatIsNotTheFirstWordIsAFont() throws {
    let run = try ParsedRun(["A", "names"])
    #expect(run.command == .sheet)
    #expect(run.words == ["A", "names"])
  }

  @Test func twoDashesEndOptionsAndCommands() throws {
    let run = try ParsedRun(["-q", "--", "names", "--scale", "--", "-h"])
    #expect(run.command == .sheet)
    #expect(run.words == ["names", "--scale", "--", "-h"])
    #expect(try ParsedRun(["names", "--", "names"]).command == .names)
  }

  @Test(arguments: ["-", "--", "-h", "--help", "--selected=x", "-o"])
  func theArgumentAfterAnOptionIsItsValueWhateverItBeginsWith(value: String) throws {
    #expect(try ParsedRun(["--selected", Argument(value)]).options.selected == Argument(value))
    #expect(try ParsedRun([Argument("--selected=" + value)]).options.selected == Argument(value))
    #expect(try ParsedRun(["-o", Argument(value)]).options.output == Argument(value))
    #expect(try ParsedRun([Argument("-o" + value)]).options.output == Argument(value))
  }

  @Test func aDashAloneIsAWord() throws {
    #expect(try ParsedRun(["-", "-q"]).words == ["-"])
  }

  @Test func aValueMayHoldAnEqualsSign() throws {
    #expect(try ParsedRun(["--selected=a=b"]).options.selected == "a=b")
    #expect(try ParsedRun(["--selected=="]).options.selected == "=")
  }

  @Test func bytesThatAreNotUTF8AreKept() throws {
    let path = Argument([0x2F, 0xFF, 0xC3, 0x2F, 0x80])
    let attached = Argument(Array("-o".utf8) + path.bytes)
    let assigned = Argument(Array("--font-dir=".utf8) + path.bytes)
    let run = try ParsedRun([attached, assigned, path, "--manifest", path])
    #expect(run.words == [path])
    #expect(run.options.output == path)
    #expect(run.options.fontDirectories == [path])
    #expect(run.options.manifest == path)
  }

  @Test func theLastValueOfASingleOptionCounts() throws {
    let options = try ParsedRun(["--scale", "1", "--scale=4", "-oa", "--output", "b"]).options
    #expect(options.scale == 4)
    #expect(options.output == "b")
  }

  @Test func eachValueOfARepeatableOptionIsKept() throws {
    let options = try ParsedRun(["--font-dir", "a", "--font-dir=b", "--font-dir", "a"]).options
    #expect(options.fontDirectories == ["a", "b", "a"])
  }

  @Test func listsAddToEachOther() throws {
    let options = try ParsedRun([
      "--features", "smcp,-liga", "--features=aalt[3:5]=2", "--variations", "wght=650,wdth=80.5", "--variations=opsz=8",
    ]).options
    #expect(options.features.map(\.description) == ["smcp", "-liga", "aalt[3:5]=2"])
    #expect(options.variations.map(\.description) == ["wght=650", "wdth=80.5", "opsz=8"])
  }

  @Test(arguments: [("auto", RowHeight.auto), ("20", .points(20)), ("400", .points(400)), ("044", .points(44))])
  func aRowHeightIsPointsOrAuto(argument: String, height: RowHeight) throws {
    #expect(try ParsedRun(["--row-height", Argument(argument)]).options.rowHeight == height)
    #expect(try ParsedRun([]).options.rowHeight == .standard)
  }

  @Test func anEmptyNameIsMerelyUnknown() throws {
    #expect(try ParsedRun(["--selected", ""]).options.selected == "")
    #expect(try ParsedRun([""]).words == [""])
  }

  @Test(arguments: [
    (["-h"], Information.help), (["--help"], .help), (["--help-all"], .fullHelp), (["-V"], .version),
    (["--version"], .version), (["names", "A", "-qh"], .help), (["-h", "--bogus"], .help), (["-hx"], .help),
    (["--format", "json", "-V"], .version), (["--generate", "man"], .generated(.man)), (["-Vh"], .version),
  ])
  func askingForInformationWinsOverAllThatParsedBefore(arguments: [String], information: Information) throws {
    #expect(try ArgumentParser.parse(arguments.map { Argument($0) }) == .information(information))
  }
}
