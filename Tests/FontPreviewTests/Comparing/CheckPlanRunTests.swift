import Testing

/// The list of sheets of a baseline: what it may say, and what is told of what it may not.
@Suite struct CheckPlanRunTests {
  /// A list that cannot be used, and the reason.
  struct Fault: CustomTestStringConvertible, Sendable {
    var plan: String
    var reason: String

    var testDescription: String { plan }

    init(_ plan: String, _ reason: String) { (self.plan, self.reason) = (plan, reason) }

    /// A fault of one sheet, "a".
    static func option(_ options: String, _ reason: String) -> Fault {
      Fault(#"{"sheets": [{"name": "a", "options": {\#(options)}}]}"#, "sheet \"a\": " + reason)
    }

    static func name(_ name: String) -> Fault {
      Fault(
        #"{"sheets": [{"name": "\#(name)"}]}"#,
        "sheet 1 needs a \"name\" of letters, digits, points, hyphens and underscores, "
          + "which begins with none of the latter three")
    }
  }

  private static let example =
    #"write it like {"sheets": [{"name": "list", "fonts": ["../fonts"], "options": {"isolated": true}}]}"#

  static let faults: [Fault] = [
    Fault("", "it is no JSON object; \(example)"),
    Fault("sheets: list", "it is no JSON object; \(example)"),
    Fault("[]", "it is no JSON object; \(example)"),
    Fault("{}", "it names no sheets to check; \(example)"),
    Fault(#"{"sheets": []}"#, "it names no sheets to check; \(example)"),
    Fault(#"{"sheets": {}}"#, "it names no sheets to check; \(example)"),
    Fault(#"{"sheets": ["list"]}"#, "sheet 1 is no object"),
    Fault(#"{"sheet": []}"#, "the file has \"sheet\", which means nothing here; there are schema, sheets"),
    Fault(
      #"{"schema": 2, "sheets": [{"name": "a"}]}"#, "this program knows schema 1 alone; update fontpreview"),
    Fault(
      #"{"sheets": [{"name": "a"}, {"name": "b", "font": []}]}"#,
      "sheet 2 has \"font\", which means nothing here; there are name, fonts, options"),
    Fault(
      #"{"sheets": [{"name": "a"}, {"name": "A"}]}"#, "two sheets are called \"A\": give each a name of its own"),
    Fault(
      #"{"sheets": [{"name": "fontpreview"}]}"#,
      "a sheet cannot be called \"fontpreview\", as this file is; give it another name"),
    .name("../x"), .name("a/b"), .name(".a"), .name("-a"), .name(""), .name("\u{E4}"), .name("a b"),
    Fault(
      #"{"sheets": [{"name": "a", "fonts": "x"}]}"#,
      "sheet \"a\": \"fonts\" must be a list of texts, names or paths with a \"/\""),
    Fault(#"{"sheets": [{"name": "a", "fonts": [1]}]}"#, "sheet \"a\": \"fonts\" must be a list of texts"),
    Fault(
      #"{"sheets": [{"name": "a", "options": []}]}"#,
      "sheet \"a\": \"options\" must be an object of long names and values"),
    .option(#""scal": 2"#, "there is no option --scal; did you mean --scale?"),
    .option(#""\u001b[31m": 2"#, #"there is no option --\x1B[31m"#),
    .option(#""output": "x.png""#, "--output does not say how a sheet is drawn; leave it out"),
    .option(#""jobs": 2"#, "--jobs does not say how a sheet is drawn; give it on the command line"),
    .option(#""help": true"#, "--help does not say how a sheet is drawn; leave it out"),
    .option(#""manifest": "x.json""#, "--manifest does not say how a sheet is drawn; leave it out"),
    .option(#""save-order": "x""#, "--save-order does not say how a sheet is drawn; leave it out"),
    .option(#""names-from": "x.txt""#, "--names-from does not say how a sheet is drawn; leave it out"),
    .option(#""order": "-""#, "--order cannot be standard input; name a file"),
    .option(#""redraw": "x.png""#, "--redraw does not say how a sheet is drawn; leave it out"),
    .option(#""update": "all""#, "--update does not say how a sheet is drawn; give it on the command line"),
    .option(#""scale": true"#, "--scale must be a text or a number"),
    .option(#""scale": null"#, "--scale must be a text or a number"),
    .option(#""scale": 9"#, "--scale: \"9\" is not a whole number from 1 to 4"),
    .option(#""scale": 1.5"#, "--scale: \"1.5\" is not a whole number from 1 to 4"),
    .option(#""isolated": "yes""#, "--isolated must be true or false"),
    .option(#""selected": ["x", "y"]"#, "--selected must be a text or a number"),
  ]

  private func expectError(
    _ result: ProgramResult, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.ending == .exited(2), sourceLocation: sourceLocation)
    #expect(result.errors == "fontpreview: error: \(text)\n", sourceLocation: sourceLocation)
    #expect(result.text == "", sourceLocation: sourceLocation)
  }

  @Test(arguments: faults)
  func aFaultIsNamed(_ fault: Fault) throws {
    let repository = try ScratchRepository()
    repository.place.put("repo/previews/fontpreview.json", Array(fault.plan.utf8))
    expectError(
      try repository.check("--update", "all", "--json", status: 2),
      "\"previews/fontpreview.json\": \(fault.reason)")
    #expect(repository.place.names(in: "repo/previews") == ["fontpreview.json"])
  }

  @Test func aMissingListIsTold() throws {
    let repository = try ScratchRepository()
    repository.place.remove("repo/previews/fontpreview.json")
    let result = try repository.check(status: 2)
    #expect(
      result.errors.hasPrefix(
        "fontpreview: error: \"previews/fontpreview.json\": it does not exist, or a directory in its path does not; ")
    )
    #expect(result.errors.contains("it names the sheets to check, such as {\"sheets\": ["))
  }

  @Test func optionsOfSheetsStandInTheListAlone() throws {
    let repository = try ScratchRepository()
    for (option, value) in [("scale", "3"), ("font-dir", "fonts"), ("selected", "x"), ("width", "400")] {
      expectError(
        try repository.check("--" + option, value, status: 2),
        "--\(option): with --baseline, options of sheets stand in its fontpreview.json, below \"options\"")
    }
    expectError(
      try repository.check("./fonts/Plain.ttf", status: 2),
      "check takes no FONT, and \"./fonts/Plain.ttf\" would be one: name a baseline with --baseline DIR, "
        + "or two sets of fonts with --before DIR --after DIR")
  }

  @Test func pathsAreSeenFromTheBaseline() throws {
    let repository = try ScratchRepository()
    repository.place.put("repo/previews/order.txt", Array("Fixture Sans Bold\n".utf8))
    repository.plan(
      #"""
      {"name": "list", "fonts": ["../fonts/Plain.ttf", "Fixture Sans Bold"],
       "options": {"isolated": true, "font-dir": ["../fonts"], "order": "order.txt",
                   "interface-font": "../fonts/Plain.ttf"}}
      """#)
    _ = try repository.check("--update", "missing", status: 0)
    #expect(
      try SheetRows(png: repository.read("previews/list.png")).titles == ["Fixture Sans Bold", "Fixture Sans Regular"])
    let place = repository.place
    for (directory, baseline) in [
      ("", "repo/previews"), ("repo/previews", "."), ("repo/fonts", "../previews/"),
      ("out", place.path("repo/previews")),
    ] {
      let result = try place.run("check", "--baseline", baseline) { $0.directory = place.path(directory) }
      #expect(result.ending == .exited(0), "\(baseline): \(result.text)\(result.errors)")
    }
  }

  @Test func onlyTheSheetsNamedAreChecked() throws {
    let repository = try ScratchRepository()
    let options = #""options": {"isolated": true, "font-dir": "../fonts""#
    repository.plan(
      "{\"name\": \"small\", \(options), \"scale\": 1}}", "{\"name\": \"large\", \(options), \"scale\": 3}}")
    _ = try repository.check("--update", "all", "--sheets", "large", status: 0)
    #expect(repository.place.names(in: "repo/previews") == ["fontpreview.json", "large.png"])
    #expect(try repository.json("--sheets", "large", status: 0).sheets.map(\.name) == ["large"])
    #expect(try repository.json(status: 1).sheets.map(\.verdict) == ["different", "same"])
    expectError(
      try repository.check("--sheets", "large,smal", status: 2),
      "--sheets: no sheet of the baseline is called \"smal\", did you mean \"small\"?")
  }

  @Test func aBrokenSheetDoesNotHideTheOthers() throws {
    let repository = try ScratchRepository()
    let options = #""options": {"isolated": true, "font-dir": "../fonts"}"#
    repository.plan(
      "{\"name\": \"broken\", \"fonts\": [\"Change Sans Reglar\"], \(options)}", "{\"name\": \"list\", \(options)}")
    let first = try repository.json("--update", "missing", status: 1)
    #expect(first.sheets.map(\.verdict) == ["different", "same"] && first.sheets.map(\.accepted) == [false, true])
    let reason = "no font is called \"Change Sans Reglar\", did you mean \"Change Sans Regular\"?; "
    #expect(first.sheets.first?.reason?.hasPrefix(reason) == true)
    #expect(repository.place.names(in: "repo/previews") == ["fontpreview.json", "list.png"])
    repository.changeSans("outline")
    #expect(try repository.json(status: 1).changes == ["changed \(ChangedFonts.title): font-file-changed"])
  }
}
