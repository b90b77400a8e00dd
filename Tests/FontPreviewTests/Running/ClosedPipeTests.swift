import Foundation
import Testing

/// A reader that has gone ends the program without a word.
@Suite struct ClosedPipeTests {
  @Test(
    arguments: [
      ["-o", "-"], ["-o", "-", "--manifest", "out/list.json"], ["-o", "/dev/stdout"], ["names"],
      ["names", "--format", "json"], ["--help"], ["--version"],
    ], [[], ["PIPE"]])
  func itEndsSilently(_ arguments: [String], ignored: [String]) throws {
    let place = try Workplace(["Plain.ttf", "PlainBold.ttf"])
    let result = try place.runUnprivileged(arguments) { run in
      run.output = .closedPipe
      run.ignoredSignals = ignored
    }
    #expect(result.ending == .signaled(SIGPIPE))
    #expect(result.errors == "")
    #expect(place.names() == [])
  }
}
