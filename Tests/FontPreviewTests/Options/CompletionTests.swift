import Foundation
import Testing

@testable import FontPreview

@Suite struct CompletionTests {
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
  func bashReadsItsCompletion() throws {
    #expect(
      try SyntaxCheck.run("/bin/bash", ["-n"], input: BashCompletion.text) == SyntaxCheck(status: 0, messages: ""))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")))
  func zshReadsItsCompletion() throws {
    #expect(
      try SyntaxCheck.run("/usr/bin/zsh", ["-n"], input: ZshCompletion.text) == SyntaxCheck(status: 0, messages: ""))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")))
  func fishReadsItsCompletion() throws {
    #expect(
      try SyntaxCheck.run("/usr/bin/fish", ["-n"], input: FishCompletion.text) == SyntaxCheck(status: 0, messages: ""))
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")),
    arguments: [
      (["--na"], ["--names", "--names-from", "--name-lang", "--navigation-bar"]),
      (["--names", "p"], ["postscript"]),
      (["--names", "=", "f"], ["full", "family"]),
      (["--names", "="], ["full", "postscript", "family"]),
      (["-q", "--scale", "2", "na"], ["names"]),
      (["--scale", "=", "2", "na"], ["names"]),
      (["--", "na"], []),
      (["names", "na"], []),
      (["--selected", "Two"], ["Two Words", "Two $(exit) `x`"]),
      (["--selected", #"Two\ W"#], ["Two Words"]),
      (["Two"], ["Two Words", "Two $(exit) `x`"]),
    ])
  func bashOffersWhatFits(words: [String], offers: [String]) throws {
    // The first word stands for the program; it prints what "names" would.
    let script = """
      compopt() { :; }
      titles() { printf '%s\\n' 'Two Words' 'Two $(exit) `x`' 'Other'; }
      \(BashCompletion.text)
      COMP_WORDS=(titles "$@"); COMP_CWORD=$#
      _fontpreview
      printf '%s\\n' "${COMPREPLY[@]}" >&2
      """
    let result = try SyntaxCheck.run("/bin/bash", ["-s", "--"] + words, input: script)
    #expect(Set(result.messages.split(separator: "\n").map(String.init)) == Set(offers))
  }

  @Test func everyChoiceAndCommandIsOffered() {
    for option in OptionTable.all {
      guard case .choice(let choices) = option.value?.kind else { continue }
      #expect(BashCompletion.text.contains(" -W \"" + choices.map(\.word).joined(separator: " ") + "\"\n"))
      for (word, summary) in choices {
        #expect(ZshCompletion.text.contains("\(word)\\:\"\(summary)\""))
        #expect(FishCompletion.text.contains("\(word)\\\\t\"\(summary)\""))
      }
    }
    #expect(BashCompletion.text.contains(" -W \"names diff check\""))
    for word in CommandTable.all.compactMap(\.word) {
      #expect(ZshCompletion.text.contains("\n    '\(word):"))
      #expect(FishCompletion.text.contains(" -a '\(word)' "))
    }
  }
}
