import Testing

@testable import FontPreviewCore

@Suite("Other fonts for what a font lacks")
struct FallbackTests {
  @Test("They are chosen cluster by cluster: a base and its mark come from one font that has both")
  func clusters() async throws {
    let sheet = try TextSheet(["Greek.ttf", "GreekMarks.ttf", "Plain.ttf"], text: "\u{3B2}\u{3B1}\u{301}\u{3B2}")
    let record = try #require(try await sheet.records().first)
    #expect(record.runTexts == ["Greek.ttf: 4@0", "GreekMarks.ttf: 2@2 1@2", "Greek.ttf: 4@6"])
    #expect(record.missing == "")
    #expect(record.fallback)
  }

  @Test("Where no font has both, the mark comes from another font than its base")
  func mark() async throws {
    let records = try await TextSheet(["Greek.ttf", "Plain.ttf"], text: "\u{3B1}\u{301}").records()
    #expect(records.map(\.runTexts) == Array(repeating: ["Greek.ttf: 3@0", "Plain.ttf: 97@2"], count: 2))
    #expect(records.allSatisfy { $0.missing == "" && $0.fallback })
    // What no font has stays with its base, and is what is missing.
    let alone = try await TextSheet(["Greek.ttf", "Partial.ttf"], text: "\u{3B1}\u{301}").records()
    #expect(alone.map(\.runTexts) == Array(repeating: ["Greek.ttf: 3@0 0@0"], count: 2))
    #expect(alone.map(\.missing) == ["\u{301}", "\u{301}"])
  }

  @Test("A mark after a letter of another script is found, in a font that has both if there is one")
  func foreignMark() async throws {
    let both = try await TextSheet(["Plain.ttf", "Devanagari.ttf"], text: "a\u{93F}").records()
    #expect(both.allSatisfy { $0.runs.map(\.file) == ["Devanagari.ttf"] && $0.missing == "" })
    // The letter stays in the row's own font.
    let apart = try await TextSheet(["PlainBold.ttf", "Thai.ttf"], text: "xa\u{E34}") { _ in
    } configuration: {
      $0.interfaceFace = Fixtures.identifier("PlainBold.ttf")
    }.records()
    #expect(apart[0].runTexts == ["PlainBold.ttf: 89@0 66@1", "Thai.ttf: 3@2"])
    #expect(apart.allSatisfy { $0.missing == "" })
  }

  @Test("Of a syllable that no font has as a whole, what the row's own font has comes from that")
  func ownMark() async throws {
    let record = try #require(
      try await TextSheet(["Plain.ttf", "Thai.ttf"], text: "\u{E01}\u{E34}\u{301}").records().first)
    #expect(record.runTexts == ["Thai.ttf: 1@0 3@0", "Plain.ttf: 97@6"])
    #expect(record.missing == "")
  }

  @Test("A letter with 10,000 marks is shown with some of them, and nothing of it is missing")
  func manyMarks() async throws {
    let text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    for file in ["Plain.ttf", "Partial.ttf"] {
      let record = try #require(try await TextSheet([file, "Plain.ttf"], text: text).records().first)
      #expect(record.runs.first?.file == "Plain.ttf" && record.runs.first?.glyphs.first?[0] == 66)
      #expect(record.runs.first?.glyphs.dropFirst().first?[0] == 97)
      #expect(record.truncated && record.missing == "")
    }
  }

  @Test("A letter whose glyph cannot be loaded comes from another font; where there is none, the row says which glyph")
  func unreadableGlyph() async throws {
    let rows = try await TextSheet(["Beyond.ttf", "Plain.ttf"]).rows()
    #expect(rows[0].problem == nil && rows[0].record.fallback && rows[0].record.missing == "")
    #expect(rows[0].record.runs.map(\.file) == ["Plain.ttf", "Beyond.ttf"])
    #expect(rows[0].record.runTexts.first == "Plain.ttf: 39@0")
    let alone = try #require(try await TextSheet(["Beyond.ttf"]).rows().first)
    guard case .unreadableGlyph(60000, _) = alone.problem else {
      Issue.record("\(String(describing: alone.problem))")
      return
    }
  }

  @Test("A name that its font cannot spell is one run of another font, its spaces too")
  func wholeName() async throws {
    let record = try #require(try await TextSheet(["Greek.ttf", "Plain.ttf"]).records().first)
    #expect(record.runs.map(\.file) == ["Plain.ttf"])
    #expect(record.runs.first?.glyphs.map { $0[0] } == "Fixture Greek Regular".utf8.map { Int($0) - 31 })
  }

  @Test(
    "A space between words of one other font goes with them; beside a word of the row's own it stays",
    arguments: [
      ("ig ix", ["Plain.ttf: 74@0 72@1 1@2 74@3 89@4"]),
      ("ig  ix", ["Plain.ttf: 74@0 72@1 1@2 1@3 74@4 89@5"]),
      ("ig Fa ix", ["Plain.ttf: 74@0 72@1", "Partial.ttf: 1@2 2@3 5@4 1@5", "Plain.ttf: 74@6 89@7"]),
      (" ix ", ["Partial.ttf: 1@0", "Plain.ttf: 74@1 89@2", "Partial.ttf: 1@3"]),
    ])
  func spaces(text: String, runs: [String]) async throws {
    #expect(try await TextSheet(["Partial.ttf", "Plain.ttf"], text: text).records().first?.runTexts == runs)
  }

  @Test("The baseline stays the row's own, whatever metrics the other font has")
  func baseline() async throws {
    let mixed = try await TextSheet(["Greek.ttf", "TypoMetrics.ttf"], text: "Fix \u{3B2}").records()
    #expect(mixed[0].runs.map(\.file) == ["TypoMetrics.ttf", "Greek.ttf"])
    #expect(mixed[0].baseline == 27.5)
    #expect(mixed[1].baseline != 27.5)
    // Where the row's own face draws nothing of it, the line stands as in the face that does; spaces are nobody's.
    let spaced = try await TextSheet(["Partial.ttf", "TypoMetrics.ttf"], text: "B B").records()
    #expect(spaced[0].baseline == spaced[1].baseline)
    let names = try await TextSheet(["Greek.ttf", "TypoMetrics.ttf"]).records()
    #expect(names[0].runs.map(\.file) == ["TypoMetrics.ttf"])
    #expect(names[0].baseline == names[1].baseline)
  }

  @Test("Only a character that no font has is missing, and drawn as the row's own .notdef")
  func missing() async throws {
    let records = try await TextSheet(["Greek.ttf", "Plain.ttf"], text: "\u{3B2}\u{4E00}a\u{4E01}\u{4E00}").records()
    #expect(records[0].runTexts == ["Greek.ttf: 4@0", "Greek.ttf: 0@2", "Plain.ttf: 66@5", "Greek.ttf: 0@6 0@9"])
    #expect(records[1].runTexts == ["Greek.ttf: 4@0", "Plain.ttf: 0@2", "Plain.ttf: 66@5", "Plain.ttf: 0@6 0@9"])
    #expect(records.map(\.missing) == ["\u{4E00}\u{4E01}", "\u{4E00}\u{4E01}"])
  }

  @Test("A character falls back to the same font in every row that lacks it")
  func sameInEveryRow() async throws {
    let files = ["Greek.ttf", "Partial.ttf", "Han.ttf", "PlainBold.ttf", "Plain.ttf", "Dingbats.ttf"]
    let records = try await TextSheet(files, text: "x").records()
    let others = Set([0, 1, 2, 5].flatMap { records[$0].runs.map(\.file) })
    #expect(others.count == 1)
    #expect(records[3].runs.map(\.file) == ["PlainBold.ttf"] && records[4].runs.map(\.file) == ["Plain.ttf"])
    #expect(records.map(\.fallback) == [true, true, true, false, false, true])
  }

  @Test("Which other font it is does not depend on the order in which the fonts were given")
  func order() async throws {
    let files = ["Greek.ttf", "PlainBold.ttf", "Plain.ttf", "PlainItalic.ttf", "Hebrew.ttf"]
    let first = try await TextSheet(files).records()[0].runs
    let last = try await TextSheet(files.reversed()).records()[4].runs
    #expect(first == last)
  }

  @Test("A right-to-left line keeps its order when parts of it come from another font")
  func rightToLeft() async throws {
    let text = "\u{5D0}\u{5D1} \u{3B2} \u{5D2}"
    let record = try #require(try await TextSheet(["Greek.ttf", "Hebrew.ttf"], text: text).records().first)
    #expect(record.runTexts == ["Hebrew.ttf: 99@8", "Hebrew.ttf: 1@7", "Greek.ttf: 4@5", "Hebrew.ttf: 1@4 98@2 97@0"])
    // A sign that takes the script of the letters around it.
    let sign = try await TextSheet(["Hebrew.ttf", "Dingbats.ttf"], text: "\u{5D0}\u{263A}\u{5D1}").records()
    #expect(sign[0].runTexts == ["Hebrew.ttf: 98@5", "Dingbats.ttf: 2@2", "Hebrew.ttf: 97@0"])
  }

  @Test("A row whose own font lacks an ellipsis and periods takes that of another to be cut off")
  func ellipsis() async throws {
    let text = String(repeating: "\u{3B2}", count: 60)
    let record = try #require(try await TextSheet(["Greek.ttf", "Plain.ttf"], text: text).records().first)
    #expect(record.truncated)
    #expect(record.runs.map(\.file) == ["Greek.ttf", "Plain.ttf"])
    #expect(record.runs.last?.glyphs.map { $0[0] } == [96])
  }

  @Test("A line drawn in another font ends in that font's ellipsis or periods, whatever its own font has")
  func ellipsisOfTheLastLetter() async throws {
    for (letter, ending) in [("\u{3B4}", ("Rings.ttf", [2])), ("\u{3B5}", ("Periods.ttf", [1, 1, 1]))] {
      let text = String(repeating: letter, count: 60)
      let files = ["Greek.ttf", "Periods.ttf", "Plain.ttf", "Rings.ttf"]
      let records = try await TextSheet(files, text: text).records()
      for record in [records[0], records[2]] {
        #expect(record.truncated && record.runs.map(\.file) == [ending.0])
        #expect(record.runs.last?.glyphs.suffix(ending.1.count + 1).dropFirst().map { $0[0] } == ending.1)
      }
    }
    // The last letter is the row's own.
    let own = String(repeating: "\u{3B4}", count: 3) + String(repeating: "B", count: 60)
    let record = try #require(try await TextSheet(["Plain.ttf", "Rings.ttf"], text: own).records().first)
    #expect(record.runs.map(\.file) == ["Rings.ttf", "Plain.ttf"])
    #expect(record.runs.last?.glyphs.last?[0] == 96)
  }

  @Test("Where no font has an ellipsis or periods, a line that is cut off just ends")
  func noEllipsis() async throws {
    let text = String(repeating: "\u{3B2}", count: 60)
    let record = try #require(try await TextSheet(["Greek.ttf"], text: text).records().first)
    #expect(record.truncated && !record.clipped && record.runs.count == 1)
    #expect(record.runs[0].glyphs.allSatisfy { $0[0] == 4 })
  }

  @Test("A sample that is cut off has no ellipsis, and shows what has room", arguments: ["Greek.ttf", "Plain.ttf"])
  func sample(file: String) async throws {
    let text = String(repeating: file == "Greek.ttf" ? "\u{3B2}" : "B", count: 8)
    let sheet = try TextSheet(
      [file, "Rings.ttf"], text: "B", detail: RowDetail(text: text, isInOwnFace: true), width: 120
    ) { _ in
    } configuration: {
      $0.cell = .value1
    }
    let detail = try #require(try await sheet.records()[0].detail)
    #expect(detail.truncated)
    let glyphs = detail.runs.flatMap(\.glyphs).map { $0[0] }
    #expect(!glyphs.isEmpty && glyphs.count < 8 && Set(glyphs) == [file == "Greek.ttf" ? 4 : 35])
  }

  // HarfBuzz puts the vowel before its consonants and makes one cluster of what Swift takes for two characters.
  private static let syllable = "\u{1781}\u{17D2}\u{1798}\u{17C2}"

  @Test("A syllable whose vowel goes before its consonants comes from one font as a whole")
  func syllables() async throws {
    let text = Self.syllable + "\u{179A} " + Self.syllable
    let record = try #require(try await TextSheet(["Plain.ttf", "Khmer.ttf"], text: text).records().first)
    // The space stays: the other font has none.
    #expect(record.runTexts == ["Khmer.ttf: 4@0 1@0 7@0 3@12", "Plain.ttf: 1@15", "Khmer.ttf: 4@16 1@16 7@16"])
    #expect(record.missing == "")
  }

  @Test("Where one font has all of a syllable, none of it comes from a font that has only a part")
  func wholeSyllables() async throws {
    let files = ["Plain.ttf", "HalfKhmer.ttf", "Khmer.ttf"]
    let records = try await TextSheet(files, text: Self.syllable).records()
    #expect(records.map(\.runTexts) == Array(repeating: ["Khmer.ttf: 4@0 1@0 7@0"], count: 3))
    // No font has all of it: each part comes from where it is.
    let half = try #require(try await TextSheet(["Plain.ttf", "HalfKhmer.ttf"], text: Self.syllable).records().first)
    #expect(half.runs.map(\.file) == ["HalfKhmer.ttf", "Plain.ttf"])
    #expect(half.missing == "\u{1798}\u{17C2}")
  }

  @Test("Private-use characters never come from another font, in texts nor in names")
  func privateUse() async throws {
    let records = try await TextSheet(["Plain.ttf", "Private.ttf"], text: "a\u{E000}b").records()
    #expect(
      records.map(\.runTexts) == [
        ["Plain.ttf: 66@0", "Plain.ttf: 0@1", "Plain.ttf: 67@4"],
        ["Private.ttf: 66@0", "Private.ttf: 97@1", "Private.ttf: 67@4"],
      ])
    #expect(records.map(\.missing) == ["\u{E000}", ""])
    let name = try #require(try await TextSheet(["PrivateName.ttf", "Private.ttf"]).records().first)
    #expect(name.title == "Own \u{E000}" && name.missing == "\u{E000}")
    #expect(name.runTexts == ["PrivateName.ttf: 48@0 88@1 79@2 1@3", "PrivateName.ttf: 0@4"])
  }

  @Test("The language chooses among localised forms, also in a font that stands in")
  func language() async throws {
    // One font for Han; its own forms are chosen by the language, also where it only stands in.
    for (language, glyph) in [("en", 1), ("ja", 2), ("ko", 3), ("zh-cn", 1)] {
      let records = try await TextSheet(["Han.ttf", "Plain.ttf"], text: "\u{76F4}", language: language).records()
      #expect(records.map(\.runTexts) == [["Han.ttf: \(glyph)@0"], ["Han.ttf: \(glyph)@0"]], "\(language)")
      #expect(records.allSatisfy { $0.runs.allSatisfy { $0.language == language } })
    }
  }
}
