import Foundation
import Testing

@testable import FontPreview

@Suite struct ManualPageTests {
  /// Remade by `fontpreview --generate man > Documentation/fontpreview.1`.
  @Test func thePageInDocumentationIsUpToDate() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Documentation/fontpreview.1"), encoding: .utf8)
    #expect(page == ManualPage.text)
  }

  @Test(arguments: [
    "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES",
    "SEE ALSO",
  ])
  func thePageHasTheUsualSections(section: String) {
    #expect(ManualPage.text.contains("\n.SH \(section)\n"))
  }

  @Test func thePageShowsEveryExampleAndExitStatus() {
    for example in Program.examples {
      #expect(ManualPage.text.contains("\n" + Roff.escaped(example.command) + "\n"))
    }
    for (status, _) in Program.exitStatuses {
      #expect(ManualPage.text.contains("\n.TP\n" + Roff.bold(String(status)) + "\n"))
    }
  }

  @Test(arguments: [
    (".TP is no macro", "\\&.TP is no macro"), ("'quoted'", "\\(aqquoted\\(aq"), (#"a\b"#, "a\\eb"),
    ("--font-dir", "\\-\\-font\\-dir"), (#""a""#, "\\(dqa\\(dq"), ("a.b", "a.b"),
  ])
  func textIsEscapedForRoff(text: String, roff: String) {
    #expect(Roff.escaped(text) == roff)
  }

  @Test func longOptionsInRunningTextAreBold() {
    #expect(Roff.prose("see --font-dir, or -- (a) ") == "see \\fB\\-\\-font\\-dir\\fR, or \\fB\\-\\-\\fR (a) ")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")))
  func groffHasNoWarnings() throws {
    let result = try SyntaxCheck.run("/usr/bin/groff", ["-man", "-Tutf8", "-ww", "-z"], input: ManualPage.text)
    #expect(result == SyntaxCheck(status: 0, messages: ""))
  }
}
