import Testing

@testable import FontPreview

@Suite struct HelpTextTests {
  @Test func theShortHelpFitsOneScreen() {
    let lines = HelpText.short.split(separator: "\n", omittingEmptySubsequences: false)
    // The last newline leaves an empty line, where the prompt stands.
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.last == "")
  }

  @Test func theShortHelpShowsTheCommonOptionsAndWhereTheRestIs() {
    for option in OptionTable.all {
      #expect(HelpText.short.contains(" \(option.longForm) ") == !option.isAdvanced, "\(option.name)")
    }
    #expect(HelpText.short.contains("--help-all"))
    #expect(HelpText.short.contains("fontpreview names"))
  }

  @Test func theFullHelpFitsTheWidthOfAScreen() {
    #expect(HelpText.full.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func theFullHelpShowsDefaultsRangesAndChoices() {
    let words = HelpText.full.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("--scale N pixels a point (1 to 4, default: 2)"))
    #expect(words.contains("--width POINTS width of the sheet (120 to 4096, default: 320)"))
    #expect(words.contains("--names KIND titles of rows: full, postscript, family (default: full)"))
    #expect(words.contains("(1 to 64, default: the number of processors, 2 to 8)"))
    #expect(words.contains("--font-dir DIR add the fonts in DIR and below (repeatable)"))
  }

  @Test func theFullHelpSaysWhichCommandAGroupBelongsTo() {
    #expect(HelpText.full.contains("\nNames as data (only for fontpreview names):\n"))
    #expect(HelpText.full.contains("\nNames as data (only for fontpreview names):\n"))
    #expect(HelpText.full.contains("\nComparison (only for fontpreview diff, fontpreview check):\n"))
    #expect(HelpText.full.contains("\nRunning:\n"))
  }

  @Test func theFullHelpExplainsEveryExitStatus() {
    for (status, meaning) in Program.exitStatuses {
      #expect(HelpText.full.contains("  \(status)" + String(repeating: " ", count: 5 - "\(status)".count) + meaning))
    }
  }

  @Test func wordsAreWrappedNotCut() {
    #expect(TextWrapping.lines("ab cd  efg\nh", width: 5) == ["ab cd", "efg h"])
    #expect(TextWrapping.lines("abcdefgh i", width: 5) == ["abcdefgh", "i"])
    #expect(TextWrapping.lines("", width: 5).isEmpty)
  }
}
