import Foundation
import Testing

/// What the program says of itself.
@Suite struct InformationRunTests {
  @Test(arguments: ["-h", "--help", "--help-all", "-V", "--version"])
  func itIsToldOnStandardOutput(_ option: String) throws {
    let result = try Workplace().run(option)
    #expect(result.ending == .exited(0))
    #expect(result.errors == "")
    #expect(result.text.hasSuffix("\n"))
    #expect(result.text.contains("fontpreview"))
  }

  @Test func helpFitsOneScreen() throws {
    let lines = try Workplace().run("--help").text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func theVersionNamesTheLibraries() throws {
    let lines = try Workplace().run("--version").text.split(separator: "\n")
    for name in ["fontpreview", "FreeType", "HarfBuzz", "fontconfig", "libpng"] {
      let line = lines.first { $0.lowercased().hasPrefix(name.lowercased() + " ") }
      let version = try #require(line, "\(name)").split(separator: " ")[1]
      #expect(version.first?.isNumber == true && version.contains("."), "\(name)")
    }
  }

  @Test func verboseSaysWhatWasUsed() throws {
    let place = try Workplace(["Plain.ttf"])
    let result = try place.run("-v", "-o", "out/list.png")
    #expect(result.ending == .exited(0))
    #expect(result.errors.hasPrefix("fontpreview: 1 rows of 1 faces in "))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
