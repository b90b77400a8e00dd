import Foundation
import Testing

/// A git repository of its own, `repo`, with fonts in `fonts` and the baseline of their sheet in `previews`.
///
/// Fonts: Change Sans and Fixture Twin, which tests replace by other versions, and two of Fixture Sans.
struct ScratchRepository {
  let place: Workplace

  static let titles = [ChangedFonts.title, "Fixture Sans Bold", "Fixture Sans Regular", "Fixture Twin Regular"]

  init() throws {
    place = try Workplace()
    for name in ["repo", "repo/fonts", "repo/previews"] { place.makeDirectory(name) }
    for (name, source) in [
      ("Plain.ttf", "Plain.ttf"), ("PlainBold.ttf", "PlainBold.ttf"), ("Twin.ttf", "DuplicateA.ttf"),
    ] {
      place.put("repo/fonts/" + name, FixtureFonts.bytes(of: source))
    }
    changeSans("base")
    plan(#"{"name": "list", "options": {"isolated": true, "font-dir": "../fonts"}}"#)
  }

  // MARK: - Files

  func changeSans(_ version: String) {
    place.putChangeSans(version, in: "repo/fonts")
  }

  /// Replaces Fixture Twin by another version, made of dots.
  func changeTwin() {
    place.put("repo/fonts/Twin.ttf", FixtureFonts.bytes(of: "DuplicateB.ttf"))
  }

  /// Writes `fontpreview.json` with sheets.
  func plan(_ sheets: String...) {
    place.put("repo/previews/fontpreview.json", Array("{\"sheets\": [\(sheets.joined(separator: ",\n"))]}\n".utf8))
  }

  func read(_ name: String) -> [UInt8] { place.read("repo/" + name) }

  // MARK: - Programs

  /// Runs `fontpreview check --baseline previews`.
  func check(
    _ options: String..., status: Int32, sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout ProgramRun) -> Void = { _ in }
  ) throws -> ProgramResult {
    let result = try place.run(["check", "--baseline", "previews"] + options) { run in
      run.directory = place.path("repo")
      change(&run)
    }
    #expect(result.ending == .exited(status), "\(result.text)\(result.errors)", sourceLocation: sourceLocation)
    return result
  }

  func json(
    _ options: String..., status: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ComparisonResult {
    let result = try place.run(["check", "--baseline", "previews", "--json"] + options) {
      $0.directory = place.path("repo")
    }
    #expect(result.ending == .exited(status), "\(result.text)\(result.errors)", sourceLocation: sourceLocation)
    return try ComparisonResult(result)
  }

  /// Runs a command line as somebody would who has the program in their path.
  func shell(_ command: String) throws -> ProgramResult {
    var run = place.prepare(["-c", command])
    run.program = "/bin/sh"
    run.directory = place.path("repo")
    let directory = URL(fileURLWithPath: BuiltProgram.path).deletingLastPathComponent().path
    run.environment["PATH"] = directory + ":/usr/bin:/bin"
    for role in ["AUTHOR", "COMMITTER"] {
      run.environment["GIT_\(role)_NAME"] = "Tester"
      run.environment["GIT_\(role)_EMAIL"] = "tester@example.com"
    }
    run.environment["GIT_CONFIG_NOSYSTEM"] = "1"
    return try run.run()
  }

  /// What `git status` lists.
  func changes() throws -> [String] {
    let result = try shell("git status --porcelain --untracked-files=all")
    #expect(result.ending == .exited(0), "\(result.errors)")
    return result.text.split(separator: "\n").map(String.init)
  }

  /// Commits all there is.
  func commit() throws {
    let result = try shell(
      "{ test -d .git || git init -q; } && git add -A && git commit -q --no-gpg-sign -m 'As it is'")
    #expect(result.ending == .exited(0), "\(result.errors)")
  }

  /// The shell commands that a report's page prints, in their order.
  func printedCommands(_ page: String) -> [String] {
    String(decoding: read(page), as: UTF8.self).components(separatedBy: "<code>").dropFirst().map { part in
      part.components(separatedBy: "</code>")[0]
        .replacingOccurrences(of: "&#39;", with: "'").replacingOccurrences(of: "&quot;", with: "\"")
        .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
        .replacingOccurrences(of: "&amp;", with: "&")
    }
  }
}
