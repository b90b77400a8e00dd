import Foundation
import Testing

@testable import FontPreviewCore

/// Expected values that are files below Tests/Fixtures/Goldens.
///
/// With RECORD_GOLDENS=1 in the environment they are written anew, and the tests that write them fail, so that no run
/// which records can pass for one that compares. Where CI is set nothing is ever written.
enum Golden {
  static func path(_ name: String) -> String { Fixtures.path("Goldens/\(name)") }

  static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RECORD_GOLDENS"] == "1" && environment["CI"] == nil
  }

  /// Writes the golden and fails.
  static func record(_ bytes: [UInt8], as name: String) throws {
    let place = path(name)
    try FileManager.default.createDirectory(
      atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: place))
    Issue.record("recorded Goldens/\(name): look at it, then run the tests again without RECORD_GOLDENS")
  }

  /// Holds a text against the golden `name`; failing, shows the first line that differs.
  static func expect(_ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if isRecording { return try record(Array(text.utf8), as: name) }
    let expected = try String(contentsOfFile: path(name), encoding: .utf8)
    guard text != expected else { return }
    let (actual, wanted) = (text.components(separatedBy: "\n"), expected.components(separatedBy: "\n"))
    let line = zip(actual, wanted).enumerated().first { $1.0 != $1.1 }?.offset ?? min(actual.count, wanted.count)
    func show(_ lines: [String]) -> String { line < lines.count ? lines[line] : "(the end)" }
    Issue.record(
      "Goldens/\(name), line \(line + 1):\nexpected \(show(wanted))\nactual   \(show(actual))",
      sourceLocation: sourceLocation)
  }
}
