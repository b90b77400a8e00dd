import Testing

/// What `fontpreview check` writes, when it fails, and how it compares two directories.
@Suite struct CheckRunTests {
  // MARK: - Writing

  @Test(arguments: ["1", "true", "yes"])
  func continuousIntegrationWritesNoBaseline(_ value: String) throws {
    let repository = try ScratchRepository()
    for update in ["missing", "changed", "all"] {
      let result = try repository.check("--update", update, status: 1) { $0.environment["CI"] = value }
      #expect(
        result.errors == "fontpreview: warning: --update \(update): CI is set, so that the baseline stays as it is; "
          + "write it on a machine of your own, and commit it\n")
      #expect(repository.place.names(in: "repo/previews") == ["fontpreview.json"])
    }
    _ = try repository.check("--update", "all", status: 0)
    let kept = repository.read("previews/list.png")
    repository.changeSans("outline")
    for options in [["--update", "all"], ["--update", "changed", "--update-rows", ChangedFonts.title]] {
      let result = try repository.place.run(["check", "--baseline", "previews"] + options) {
        $0.directory = repository.place.path("repo")
        $0.environment["CI"] = value
      }
      #expect(result.ending == .exited(1))
      #expect(repository.read("previews/list.png") == kept)
    }
  }

  @Test(arguments: ["", "0", "false"])
  func whatStandsForNoWritesOne(_ value: String) throws {
    let repository = try ScratchRepository()
    let result = try repository.check("--update", "missing", status: 0) { $0.environment["CI"] = value }
    #expect(result.errors == "" && repository.place.names(in: "repo/previews") == ["fontpreview.json", "list.png"])
  }

  @Test func theSameSheetIsNotWrittenAnew() throws {
    let repository = try ScratchRepository()
    _ = try repository.check("--update", "missing", status: 0)
    // Another program's bytes for the same pixels.
    try repository.place.resave("repo/previews/list.png", as: "repo/previews/list.png")
    let kept = repository.read("previews/list.png")
    _ = try repository.check("--update", "changed", status: 0)
    #expect(repository.read("previews/list.png") == kept)
    _ = try repository.check("--update", "all", status: 0)
    #expect(repository.read("previews/list.png") != kept)
  }

  @Test(arguments: ["fontpreview.json", "list.json", "list.png"])
  func reportsReplaceNothingOfABaseline(_ name: String) throws {
    let repository = try ScratchRepository()
    for format in ["png", "hash"] {
      _ = try repository.check("--update", "all", "--baseline-format", format, status: 0)
    }
    let kept = repository.read("previews/" + name)
    let result = try repository.check("--junit", "previews/" + name, status: 2)
    #expect(
      result.errors == "fontpreview: error: --junit: \"previews/\(name)\" is the file of --baseline and would be lost: "
        + "name another file\n")
    #expect(repository.read("previews/" + name) == kept && !kept.isEmpty)
  }

  // MARK: - What cannot be compared

  @Test func aCheckOfNothingDoesNotPass() throws {
    let repository = try ScratchRepository()
    for format in ["png", "hash"] {
      _ = try repository.check("--update", "all", "--baseline-format", format, status: 0)
      let result = try repository.check(
        "--ignore-rows", ScratchRepository.titles.joined(separator: ","), "--baseline-format", format, status: 2)
      #expect(
        result.text == "\"list\": error: nothing was compared: no row that counts is seen in both; see --ignore-rows\n")
    }
    let json = try repository.json(
      "--baseline-format", "png", "--ignore-rows", ScratchRepository.titles.joined(separator: ","), status: 2)
    #expect(json.verdict == "error")
  }

  @Test(arguments: ["png", "hash"])
  func aDamagedBaselineIsNamedAndMadeAnew(_ format: String) throws {
    let repository = try ScratchRepository()
    _ = try repository.check("--update", "missing", "--baseline-format", format, status: 0)
    let name = "previews/list." + (format == "png" ? "png" : "json")
    let whole = repository.read(name)
    var files = [[], Array("nothing".utf8), Array(whole.prefix(whole.count / 2))]
    if format == "png" { files.append(try DamagedPicture.damagingPixels(of: whole)) }
    for damaged in files {
      repository.place.put("repo/" + name, damaged)
      for update in ["none", "missing", "changed"] {
        let result = try repository.json("--update", update, status: 2)
        #expect(result.sheets.map(\.verdict) == ["error"])
        let reason = try #require(result.sheets.first?.reason)
        #expect(
          reason.hasPrefix("the baseline \"\(name)\" cannot be read: ")
            && reason.hasSuffix("; --update all makes it anew"), "\(reason)")
        #expect(repository.read(name) == damaged)
      }
      _ = try repository.check("--update", "all", status: 0)
      #expect(repository.read(name) == whole)
    }
  }

  @Test func ofTwoBaselinesThePictureIsTaken() throws {
    let repository = try ScratchRepository()
    for format in ["hash", "png"] {
      _ = try repository.check("--update", "missing", "--baseline-format", format, status: 0)
    }
    let result = try repository.json(status: 0)
    #expect(result.comparedPixels == 225_280)
    let text = try repository.check(status: 0)
    #expect(
      text.errors == "fontpreview: warning: \"previews/list.json\" is not looked at, "
        + "since there is \"previews/list.png\"; remove one of both\n")
  }

  @Test func limitsAndIgnoredRowsHoldForBaselines() throws {
    let repository = try ScratchRepository()
    _ = try repository.check("--update", "missing", status: 0)
    repository.changeSans("outline")
    let different = try #require(try repository.json(status: 1).differentPixels)
    _ = try repository.check("--max-diff-pixels", "\(different)", status: 0)
    _ = try repository.check("--max-diff-pixels", "\(different - 1)", status: 1)
    _ = try repository.check("--ignore-rows", ChangedFonts.title, status: 0)
    let unknown = try repository.check("--ignore-rows", "No Such Row", status: 1)
    #expect(unknown.errors.hasPrefix("fontpreview: warning: --ignore-rows: no row is called \"No Such Row\""))
  }

  // MARK: - Two directories

  @Test func fontsOfTwoDirectoriesAreComparedByName() throws {
    let place = try Workplace()
    for name in ["before", "after"] {
      place.makeDirectory(name)
      place.put(name + "/Plain.ttf", FixtureFonts.bytes(of: "Plain.ttf"))
    }
    place.putChangeSans("base", in: "before")
    place.putChangeSans("advance", in: "after")
    place.put("before/Bold.ttf", FixtureFonts.bytes(of: "PlainBold.ttf"))
    place.put("after/Other.ttf", ChangedFonts.bytes(of: "other"))
    let words = ["check", "--before", "before", "--after", "after"]
    let result = try place.run(words + ["--json", "--report", "out/report"])
    #expect(result.ending == .exited(1) && result.errors == "")
    #expect(
      try ComparisonResult(result).changes == [
        "added \(ChangedFonts.otherTitle)",
        "changed \(ChangedFonts.title): font-file-changed, other-advances",
        "removed Fixture Sans Bold",
      ])
    #expect(place.names(in: "out/report/pictures").count == 5)
    #expect(!String(decoding: place.read("out/report/index.html"), as: UTF8.self).contains("<code>fontpreview"))
    // Options of sheets are for both.
    let scaled = try ComparisonResult(place.run(words + ["--json", "--scale", "1"]))
    #expect(scaled.row("Fixture Sans Regular")?.change == "same")
    #expect(scaled.row("Fixture Sans Regular")?.comparedPixels ?? .max < 320 * 44)
    let same = try place.run("check", "--before", "before", "--after", "before")
    #expect(same.ending == .exited(0))
  }

  @Test func directoriesThatAreMissingOrEmptyCannotBeCompared() throws {
    let place = try Workplace.withChangeSans()
    place.makeDirectory("empty")
    for name in ["none", "empty"] {
      for words in [["--before", name, "--after", "fonts"], ["--before", "fonts", "--after", name]] {
        let result = try place.run(["check"] + words)
        #expect(result.ending == .exited(2), "\(words)")
        #expect(result.errors.contains("\"\(name)\"") && result.text == "", "\(result.errors)")
      }
    }
  }

  @Test func oneKindOfCheckIsAskedFor() throws {
    let place = try Workplace.withChangeSans()
    for words in [
      [], ["--baseline", "out", "--before", "fonts", "--after", "fonts"], ["--baseline", "out", "--before", "fonts"],
    ] {
      let result = try place.run(["check"] + words)
      #expect(result.ending == .exited(2))
      #expect(
        result.errors == "fontpreview: error: check compares with a kept baseline (--baseline DIR) "
          + "or two sets of fonts (--before DIR --after DIR): give one of both\n")
    }
    for (given, missing) in [("--before", "--after"), ("--after", "--before")] {
      let half = try place.run("check", given, "fonts")
      #expect(half.ending == .exited(2))
      #expect(half.errors == "fontpreview: error: two sets of fonts are compared: give \(missing) DIR, too\n")
    }
    let update = try place.run("check", "--before", "fonts", "--after", "fonts", "--update", "all")
    #expect(update.ending == .exited(2))
    #expect(update.errors == "fontpreview: error: --update says something of a baseline: give --baseline DIR, too\n")
  }

  @Test func aReportDoesNotGoIntoTheBaseline() throws {
    let repository = try ScratchRepository()
    let result = try repository.check("--update", "missing", "--report", "previews", status: 2)
    #expect(result.errors.contains("--report: \"previews\""), "\(result.errors)")
    #expect(repository.place.names(in: "repo/previews") == ["fontpreview.json"])
  }

  @Test func strictnessKeepsBrokenFontsOutOfABaseline() throws {
    let repository = try ScratchRepository()
    repository.place.put("repo/fonts/ChangeSans.ttf", Array("no font".utf8))
    let strict = try repository.check("--update", "missing", "--strict", status: 1)
    #expect(strict.errors.contains("--strict: the baseline of \"list\" stays as it is"), "\(strict.errors)")
    #expect(repository.place.names(in: "repo/previews") == ["fontpreview.json"])
    _ = try repository.check("--update", "missing", status: 0)
    let lenient = try repository.check(status: 0)
    #expect(
      lenient.text.contains("1 row is the same, but its font cannot be drawn") || !lenient.text.contains("ChangeSans"))
    _ = try repository.check("--strict", status: 1)
  }

  @Test func aNumberThatNoOptionHasIsAnErrorLikeOthers() throws {
    let repository = try ScratchRepository()
    for number in ["1e308", "1e19", "-9.3e18", "9223372036854775807"] {
      repository.place.put(
        "repo/previews/fontpreview.json",
        Array("{\"sheets\":[{\"name\":\"a\",\"options\":{\"scale\":\(number)}}]}".utf8))
      let result = try repository.check(status: 2)
      #expect(result.errors.contains("--scale: "), "\(result.errors)")
    }
  }

  @Test func sheetsAreNamedBetweenCommas() throws {
    let repository = try ScratchRepository()
    repository.place.put(
      "repo/previews/fontpreview.json",
      Array(
        #"{"sheets":[{"name":"a","fonts":["../fonts"],"options":{"isolated":true}},{"name":"b","fonts":["../fonts"],"options":{"isolated":true}},{"name":"c","fonts":["../fonts"],"options":{"isolated":true}}]}"#
          .utf8))
    _ = try repository.check("--update", "missing", "--sheets", "a,c", status: 0)
    #expect(repository.place.names(in: "repo/previews") == ["a.png", "c.png", "fontpreview.json"])
  }
}
