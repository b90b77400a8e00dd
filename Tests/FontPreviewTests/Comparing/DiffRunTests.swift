import Testing

@testable import FontPreviewCore

/// What `fontpreview diff` takes, refuses and writes.
@Suite struct DiffRunTests {
  /// `out/old.png` and `out/new.png`, of which Change Sans, in the first of three rows, has another outline.
  private func place() throws -> Workplace {
    let place = try Workplace.withChangeSans("Plain.ttf", "PlainBold.ttf")
    try place.draw("old")
    place.putChangeSans("outline")
    try place.draw("new")
    return place
  }

  private func expectError(
    _ result: ProgramResult, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.ending == .exited(2), sourceLocation: sourceLocation)
    #expect(result.errors == "fontpreview: error: \(text)\n", sourceLocation: sourceLocation)
    #expect(result.text == "", sourceLocation: sourceLocation)
  }

  // MARK: - Words

  @Test func otherThanTwoPicturesIsRefused() throws {
    let place = try place()
    let usage = "fontpreview diff OLD.png NEW.png"
    expectError(try place.run("diff"), "diff needs two pictures: \(usage)")
    expectError(try place.run("diff", "out/old.png"), "diff needs two pictures: \(usage)")
    expectError(
      try place.run("diff", "out/old.png", "out/new.png", "out/new.png"), "diff compares two pictures, not 3: \(usage)")
    expectError(
      try place.run("diff", "-", "-"), "both pictures are standard input: name a file for one of them")
  }

  @Test func eitherPictureMayBeStandardInput() throws {
    let place = try place()
    for (words, name) in [(["-", "out/new.png"], "out/old.png"), (["out/old.png", "-"], "out/new.png")] {
      let result = try place.run(["diff", "--json"] + words) { $0.input = place.path(name) }
      #expect(result.ending == .exited(1) && result.errors == "")
      #expect(try ComparisonResult(result).changes == ["changed \(ChangedFonts.title): font-file-changed"])
    }
  }

  // MARK: - The picture

  @Test func outputReplacesNeitherPictureNorFont() throws {
    let place = try place()
    place.link("out/link.png", to: "old.png")
    let before = ["out/old.png", "out/new.png", "fonts/Plain.ttf"].map(place.read)
    for (output, input) in [
      ("out/old.png", "OLD"), ("out/new.png", "NEW"), ("./out/../out/old.png", "OLD"), ("out/link.png", "OLD"),
    ] {
      for option in ["--output", "--junit"] {
        expectError(
          try place.run("diff", "out/old.png", "out/new.png", option, output),
          "\(option): \"\(output)\" is the file of \(input) and would be lost: name another file")
      }
    }
    expectError(
      try place.run("diff", "out/old.png", "out/new.png", "-o", "fonts/Plain.ttf"),
      "--output: \"fonts/Plain.ttf\" is there already and is a font by its name or use: "
        + "name another file, or remove it first")
    expectError(
      try place.run("diff", "out/old.png", "out/new.png", "-o", "out/none/diff.png"),
      "cannot write \"out/none/diff.png\": its directory does not exist; create it first")
    #expect(["out/old.png", "out/new.png", "fonts/Plain.ttf"].map(place.read) == before)
    #expect(place.names() == ["link.png", "new.png", "old.png"])
  }

  @Test func nothingIsWrittenWhereAllIsTheSame() throws {
    let place = try place()
    let result = try place.run("diff", "out/old.png", "out/old.png", "-o", "out/diff.png")
    #expect(result.ending == .exited(0) && result.errors == "")
    #expect(result.text == "\"out/old.png\": same, 0 of 3 rows differ, 0 of 168,960 pixels\n")
    place.put("out/diff.png", [1, 2, 3])
    #expect(try place.run("diff", "out/old.png", "out/old.png", "-o", "out/diff.png").ending == .exited(0))
    #expect(place.read("out/diff.png") == [1, 2, 3])
    #expect(place.names() == ["diff.png", "new.png", "old.png"])
    let piped = try place.run("diff", "out/old.png", "out/old.png", "-o", "-")
    #expect(piped.ending == .exited(0) && piped.output == [] && piped.errors == result.text)
  }

  @Test func standardOutputTakesThePictureAndStandardErrorTheText() throws {
    let place = try place()
    let file = try place.run("diff", "out/old.png", "out/new.png", "-o", "out/diff.png")
    #expect(file.ending == .exited(1) && file.errors == "")
    let pipe = try place.run("diff", "out/old.png", "out/new.png", "-o", "-")
    #expect(pipe.ending == .exited(1))
    #expect(pipe.output == place.read("out/diff.png") && !pipe.output.isEmpty)
    #expect(pipe.errors == file.text)
    expectError(
      try place.run("diff", "out/old.png", "out/new.png", "-o", "-", "--json"),
      "--output and --json both name \"-\": give each a file of its own")
    expectError(
      try place.run("diff", "out/old.png", "out/new.png", "--junit", "-", "--json"),
      "--junit and --json both name \"-\": give each a file of its own")
  }

  @Test func thePictureShowsARowAsItWasAsItIsAndWhatDiffers() throws {
    let place = try place()
    #expect(try place.run("diff", "out/old.png", "out/new.png", "-o", "out/diff.png").ending == .exited(1))
    let (old, new) = try (ColorPixels(place.read("out/old.png")), ColorPixels(place.read("out/new.png")))
    let picture = try ColorPixels(place.read("out/diff.png"))
    let (gap, height) = (8, 87)
    #expect(picture.width == 3 * old.width + 4 * gap && picture.height == height + 2 * gap)
    var (different, wrong) = (0, 0)
    for y in 0..<height {
      for x in 0..<old.width {
        let columns = (0..<3).map { picture.color(gap + $0 * (old.width + gap) + x, gap + y) }
        let (before, after) = (old.color(x, y), new.color(x, y))
        let isRed = columns[2] == [255, 0, 0, 255]
        if columns[0] != before || columns[1] != after || isRed != (before != after) { wrong += 1 }
        // What is the same shows through, pale and without colour.
        if !isRed, Set(columns[2].prefix(3)).count != 1 { wrong += 1 }
        if before != after { different += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(try different == place.diff().differentPixels && different > 0)
    // Around the pictures is neither paper nor ink.
    let corner = picture.color(0, 0)
    #expect(picture.color(picture.width - 1, picture.height - 1) == corner && corner != old.color(0, 0))
    #expect(picture.color(gap + old.width, gap + 40) == corner)
  }

  @Test func ignoredRowsAreNotInThePicture() throws {
    let place = try place()
    let result = try place.run(
      "diff", "out/old.png", "out/new.png", "-o", "out/diff.png", "--ignore-rows", ChangedFonts.title)
    #expect(result.ending == .exited(0))
    #expect(place.names() == ["new.png", "old.png"])
  }

  // MARK: - What counts

  @Test func ignoredRowsDoNotCount() throws {
    let place = try place()
    let result = try place.diff("--ignore-rows", "Fixture Sans Bold, \(ChangedFonts.title)", status: 0)
    #expect(result.verdict == "same" && result.rows.map(\.ignored) == [true, true, false])
    #expect(result.differentPixels == 0 && result.row(ChangedFonts.title)?.change == "changed")
    #expect(try place.diff("--ignore-rows", "Fixture Sans Bold").verdict == "different")
    let text = try place.run("diff", "out/old.png", "out/new.png", "--ignore-rows", ChangedFonts.title)
    #expect(text.text.hasSuffix("  1 row is ignored, 1 of which differs\n") && text.errors == "")
    let unknown = try place.run("diff", "out/old.png", "out/new.png", "--ignore-rows", "Change Sans Regulr")
    #expect(unknown.ending == .exited(1))
    #expect(
      unknown.errors == "fontpreview: warning: --ignore-rows: no row is called \"Change Sans Regulr\", "
        + "did you mean \"Change Sans Regular\"?\n")
    #expect(
      try place.run("diff", "out/old.png", "out/new.png", "--ignore-rows", "None", "-q").errors == "")
    let all = try place.run(
      "diff", "out/old.png", "out/new.png", "--ignore-rows",
      "Fixture Sans Bold,Fixture Sans Regular,\(ChangedFonts.title)")
    #expect(all.ending == .exited(2))
    #expect(
      all.text
        == "\"out/new.png\": error: nothing was compared: no row that counts is seen in both; see --ignore-rows\n"
    )
  }

  @Test func aTitleWithACommaIsIgnoredAsAWhole() throws {
    let place = try place()
    for name in ["old", "new"] {
      try place.resave("out/\(name).png", as: "out/\(name).png") {
        $0.manifest.replace("\"title\":\"\(ChangedFonts.title)\"", with: "\"title\":\"Change, Sans\"")
      }
    }
    #expect(try place.diff().changes == ["changed Change, Sans: font-file-changed"])
    #expect(try place.diff("--ignore-rows", "Change, Sans", status: 0).row("Change, Sans")?.ignored == true)
    let result = try place.run("diff", "out/old.png", "out/new.png", "--ignore-rows", "Change, Sans")
    #expect(result.ending == .exited(0) && result.errors == "")
  }

  @Test func soManyPixelsMayDiffer() throws {
    let place = try place()
    try place.resave("out/old.png", as: "out/new.png") { $0.changePixels(10, y: 40) }
    #expect(try place.diff().differentPixels == 10)
    #expect(try place.diff("--max-diff-pixels", "10", status: 0).verdict == "same")
    #expect(try place.diff("--max-diff-pixels", "9").verdict == "different")
    // Of 168,960 pixels.
    #expect(try place.diff("--max-diff-ratio", "0.00006", status: 0).verdict == "same")
    #expect(try place.diff("--max-diff-ratio", "0.000059").verdict == "different")
    #expect(try place.diff("--max-diff-ratio", "1", status: 0).verdict == "same")
    #expect(try place.diff("--max-diff-ratio", "1", "--max-diff-pixels", "9").verdict == "different")
    #expect(try place.diff("--max-diff-pixels", "10", "--max-diff-ratio", "0").verdict == "different")
    let text = try place.run("diff", "out/old.png", "out/new.png", "--max-diff-pixels", "10")
    #expect(text.text.hasPrefix("\"out/new.png\": same within the limits, 1 of 3 rows differs, 10 of 168,960 pixels\n"))
  }

  @Test func limitsDoNotLetRowsComeOrGo() throws {
    let place = try place()
    place.remove("fonts/Plain.ttf")
    try place.draw("new")
    #expect(try place.diff("--max-diff-ratio", "1").verdict == "different")
  }

  @Test func pixelmatchLetsPassWhatNoEyeSees() throws {
    let place = try place()
    #expect(try place.diff("--compare", "pixelmatch").changes == ["changed \(ChangedFonts.title): font-file-changed"])
    // Every pixel of a row in a grey that is nearly its own.
    try place.draw("old", "--look", "modern")
    let look = try place.run("--print-look").text
    place.put("look.json", Array(look.replacing("#000000", with: "#010101").utf8))
    try place.draw("new", "--look-file", "look.json")
    let exact = try place.diff()
    try #require(exact.differentPixels ?? 0 > 100)
    let seen = try place.diff("--compare", "pixelmatch", status: 0)
    #expect(seen.verdict == "same" && seen.differentPixels == 0)
    #expect(try place.diff("--compare", "pixelmatch", "--threshold", "0").differentPixels ?? 0 > 0)
  }

  // MARK: - Pictures of other kinds

  @Test func sheetsOfAnotherSizeHaveResizedRows() throws {
    let place = try place()
    try place.draw("new", "--scale", "1")
    let result = try place.diff()
    #expect(result.changedRows.count == 3 && result.rows.allSatisfy(\.resized))
    #expect(result.rows.allSatisfy { $0.causes.contains("options-changed") })
    #expect(result.sheets.first?.options == ["scale"])
    let picture = try place.run("diff", "out/old.png", "out/new.png", "-o", "out/diff.png")
    #expect(picture.ending == .exited(1))
    #expect(try ColorPixels(place.read("out/diff.png")).width == 3 * 640 + 32)
  }

  @Test func picturesWithoutAManifestAreComparedByPixels() throws {
    let place = try place()
    let bare = ["--isolated", "--font-dir", "fonts", "--no-manifest", "-o"]
    #expect(try place.run(bare + ["out/bare.png"]).ending == .exited(0))
    try place.resave("out/old.png", as: "out/bareold.png") { $0.manifest = "" }
    // The same pixels, of which one has rows.
    for words in [["out/bare.png", "out/new.png"], ["out/new.png", "out/bare.png"]] {
      let result = try place.run(["diff", "--json"] + words)
      #expect(result.ending == .exited(0))
      #expect(
        result.errors == "fontpreview: warning: \"out/bare.png\" has no manifest: "
          + "the pictures are compared pixel by pixel, without rows\n")
      let json = try ComparisonResult(result)
      #expect(json.rows.isEmpty && json.comparedPixels == 640 * 264 && json.differentPixels == 0)
    }
    let different = try place.run("diff", "out/bareold.png", "out/new.png", "-o", "out/diff.png")
    #expect(different.ending == .exited(1))
    #expect(different.text == "\"out/new.png\": different, 40 of 168,960 pixels, by up to 255\n")
    let both = try place.run("diff", "out/bareold.png", "out/bare.png", "--json")
    #expect(both.ending == .exited(1) && both.errors == "")
    #expect(try ComparisonResult(both).sheets.first?.surroundings?.differentPixels == 40)
    #expect(try ColorPixels(place.read("out/diff.png")).height == 264 + 16)
    let limited = try place.run("diff", "out/bareold.png", "out/bare.png", "--max-diff-pixels", "40")
    #expect(limited.ending == .exited(0))
  }
}
