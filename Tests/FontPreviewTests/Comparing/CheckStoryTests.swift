import Testing

/// A baseline in a repository, from its first sheet through a change to the next.
@Suite struct CheckStoryTests {
  @Test func aBaselineOfPicturesIsMadeCheckedReviewedAndAccepted() throws {
    let repository = try ScratchRepository()
    try repository.commit()
    let missing = try repository.check(status: 1)
    #expect(
      missing.text
        == "\"list\": not compared: there is no baseline \"previews/list.png\"; make it with --update missing\n")
    #expect(try repository.changes() == [])

    // The first baseline.
    let first = try repository.check("--update", "missing", status: 0)
    #expect(first.text == "\"list\": accepted as a new baseline\n")
    #expect(try repository.changes() == ["?? previews/list.png"])
    try repository.commit()
    let clean = try repository.check("--update", "missing", status: 0)
    #expect(clean.text == "\"list\": same, 0 of 4 rows differ, 0 of 225,280 pixels\n" && clean.errors == "")
    #expect(try repository.check("--update", "changed", status: 0).text == clean.text)
    #expect(try repository.changes() == [])

    // A font changes.
    repository.changeSans("advance")
    let baseline = repository.read("previews/list.png")
    let result = try repository.json(status: 1)
    #expect(result.changes == ["changed \(ChangedFonts.title): font-file-changed, other-advances"])
    #expect(result.sheets.map(\.verdict) == ["different"] && result.sheets.map(\.accepted) == [false])
    _ = try repository.check("--update", "missing", status: 1)
    #expect(repository.read("previews/list.png") == baseline)
    #expect(try repository.changes() == [" M fonts/ChangeSans.ttf"])

    // Review.
    _ = try repository.check("--report", "report", status: 1)
    let pictures = ["difference", "new", "old"].map { "001-00001-\($0).png" }
    #expect(repository.place.names(in: "repo/report") == ["index.html", "pictures", "style.css"])
    #expect(repository.place.names(in: "repo/report/pictures") == pictures)
    for picture in pictures {
      let pixels = try ColorPixels(repository.read("report/pictures/" + picture))
      #expect(pixels.width == 640 && pixels.height == 87)
    }
    let page = String(decoding: repository.read("report/index.html"), as: UTF8.self)
    for picture in pictures { #expect(page.contains("src=\"pictures/\(picture)\"")) }

    // Acceptance, by the command that the page prints for the sheet, and clean again.
    let commands = repository.printedCommands("report/index.html")
    try #require(commands.count == 2)
    let accepted = try repository.shell(commands[0])
    #expect(accepted.ending == .exited(0), "\(accepted.errors)")
    #expect(accepted.text.hasPrefix("\"list\": accepted, 1 of 4 rows differs"))
    #expect(repository.read("previews/list.png") != baseline)
    let row = try repository.shell("git checkout -q previews && " + commands[1])
    #expect(row.ending == .exited(0), "\(row.errors)")
    #expect(row.text.contains("  accepted \"\(ChangedFonts.title)\"\n"))
    #expect(try repository.changes().contains(" M previews/list.png"))
    #expect(try repository.check(status: 0).text == clean.text)
  }

  @Test func aBaselineOfHashesIsMadeCheckedReviewedAndAccepted() throws {
    let repository = try ScratchRepository()
    _ = try repository.check("--update", "missing", "--baseline-format", "hash", status: 0)
    try repository.commit()
    #expect(repository.place.names(in: "repo/previews") == ["fontpreview.json", "list.json"])
    #expect(try repository.check(status: 0).text == "\"list\": same, 0 of 4 rows differ\n")
    #expect(try repository.changes() == [])

    repository.changeSans("outline")
    let result = try repository.json("--report", "report", status: 1)
    #expect(result.changes == ["changed \(ChangedFonts.title): font-file-changed"])
    #expect(result.changedRows.first?.causeTexts == ["the font file changed, revision 1.0 to 1.1"])
    #expect(result.comparedPixels == nil && result.changedRows.first?.differentPixels == nil)
    for command in repository.printedCommands("report/index.html") {
      let accepted = try repository.shell("git checkout -q previews && " + command)
      #expect(accepted.ending == .exited(0), "\(command): \(accepted.errors)")
      #expect(try repository.check(status: 0).text == "\"list\": same, 0 of 4 rows differ\n")
    }
    #expect(repository.place.names(in: "repo/previews") == ["fontpreview.json", "list.json"])
  }

  @Test func hashesTellFontsThatCameAndWentByName() throws {
    let repository = try ScratchRepository()
    _ = try repository.check("--update", "missing", "--baseline-format", "hash", status: 0)
    repository.place.remove("repo/fonts/Plain.ttf")
    #expect(try repository.json(status: 1).changes == ["removed Fixture Sans Regular"])
    repository.place.put("repo/fonts/Other.ttf", ChangedFonts.bytes(of: "other"))
    #expect(
      try repository.json(status: 1).changes
        == ["removed Fixture Sans Regular", "added \(ChangedFonts.otherTitle)"])
    let text = try repository.check(status: 1)
    #expect(text.text.contains("\"Fixture Sans Regular\"") && text.text.contains("\"\(ChangedFonts.otherTitle)\""))
  }

  @Test func hashesTellOtherPixelsOfTheSameFonts() throws {
    let repository = try ScratchRepository()
    _ = try repository.check("--update", "missing", "--baseline-format", "hash", status: 0)
    var text = String(decoding: repository.read("previews/list.json"), as: UTF8.self)
    // The last row's.
    let hash = try #require(text.matches(of: /"pixels":"([0-9a-f]+)"/).last?.output.1)
    text.replace("\"pixels\":\"\(hash)\"", with: "\"pixels\":\"\(String(hash.reversed()))\"")
    repository.place.put("repo/previews/list.json", Array(text.utf8))
    let result = try repository.json("--report", "report", status: 1)
    #expect(result.changes == ["changed Fixture Twin Regular: same-positions"])
    for command in repository.printedCommands("report/index.html") {
      repository.place.put("repo/previews/list.json", Array(text.utf8))
      #expect(try repository.shell(command).ending == .exited(0))
      _ = try repository.check(status: 0)
    }
    // What is beside the rows has a hash as well.
    let kept = String(decoding: repository.read("previews/list.json"), as: UTF8.self)
    let beside = try #require(kept.firstMatch(of: /"surroundings":"([0-9a-f]+)"/)?.output.1)
    let other = kept.replacing(beside, with: String(beside.reversed()))
    repository.place.put("repo/previews/list.json", Array(other.utf8))
    let surroundings = try repository.json(status: 1)
    #expect(surroundings.changes == [] && !surroundings.hasSameSurroundings)
  }

  @Test func hashesCannotAnswerWhatNeedsPixels() throws {
    let repository = try ScratchRepository()
    _ = try repository.check("--update", "missing", "--baseline-format", "hash", status: 0)
    repository.changeSans("outline")
    let kept = repository.read("previews/list.json")
    for options in [
      ["--max-diff-pixels", "9"], ["--max-diff-ratio", "1"], ["--compare", "pixelmatch"],
      ["--update-rows", ChangedFonts.title, "--update", "changed"],
    ] {
      let result = try repository.place.run(["check", "--baseline", "previews"] + options) {
        $0.directory = repository.place.path("repo")
      }
      #expect(result.ending == .exited(2))
      #expect(
        result.errors == "fontpreview: error: \(options[0]) needs pixels, and the baseline keeps hashes alone: "
          + "leave it out, or take --baseline-format png\n")
      #expect(repository.read("previews/list.json") == kept)
    }
  }

  @Test func rowsAreAcceptedOneByOne() throws {
    let repository = try ScratchRepository()
    _ = try repository.check("--update", "missing", status: 0)
    let first = repository.read("previews/list.png")
    repository.changeSans("outline")
    repository.changeTwin()
    _ = try repository.check("--update", "all", status: 0)
    let all = repository.read("previews/list.png")
    repository.place.put("repo/previews/list.png", first)

    // One of two that changed.
    let one = try repository.json("--update", "changed", "--update-rows", ChangedFonts.title, status: 1)
    #expect(one.sheets.first?.acceptedRows == [ChangedFonts.title] && one.sheets.first?.accepted == false)
    #expect(one.changedRows.map(\.title) == ["Fixture Twin Regular"])
    #expect(try repository.json(status: 1).changedRows.map(\.title) == ["Fixture Twin Regular"])
    // Nobody asked for anything else.
    let half = repository.read("previews/list.png")
    #expect(half != first && half != all)
    _ = try repository.check("--update", "changed", "--update-rows", "Fixture Sans Bold", status: 1)
    #expect(repository.read("previews/list.png") == half)
    // Without --update changed nothing is written, and that is said.
    for update in [[], ["--update", "all"], ["--update", "missing"]] {
      let result = try repository.place.run(
        ["check", "--baseline", "previews"] + update + ["--update-rows", "Fixture Twin Regular"]
      ) { $0.directory = repository.place.path("repo") }
      #expect(result.ending == .exited(2))
      #expect(
        result.errors
          == "fontpreview: error: --update-rows says which rows --update changed is for: give that, too\n")
    }
    #expect(repository.read("previews/list.png") == half)

    _ = try repository.check("--update", "changed", "--update-rows", "Fixture Twin Regular", status: 0)
    let isSame = repository.read("previews/list.png") == all
    #expect(isSame)
    _ = try repository.check(status: 0)
  }

  @Test func rowsOfAnotherSetAreNotAcceptedOneByOne() throws {
    let repository = try ScratchRepository()
    _ = try repository.check("--update", "missing", status: 0)
    let kept = repository.read("previews/list.png")
    repository.changeSans("outline")
    repository.place.remove("repo/fonts/Plain.ttf")
    let result = try repository.check(
      "--update", "changed", "--update-rows", ChangedFonts.title, "--report", "report", status: 2)
    #expect((result.text + result.errors).contains("accept the whole sheet, without --update-rows"))
    #expect(repository.read("previews/list.png") == kept)
    // Then the page tells how the sheet is accepted, for each row.
    _ = try repository.check("--report", "report", status: 1)
    for command in repository.printedCommands("report/index.html") {
      repository.place.put("repo/previews/list.png", kept)
      #expect(try repository.shell(command).ending == .exited(0), "\(command)")
    }
  }
}
