import Testing

@testable import FontPreview

/// A command that is to be run, taken apart for expectations.
struct ParsedRun {
  let command: Command
  let words: [Argument]
  let options: Options

  init(_ arguments: [Argument]) throws {
    let invocation = try ArgumentParser.parse(arguments)
    guard case .run(let command, let words, let options) = invocation else {
      Issue.record("Not a run: \(invocation)")
      throw CancellationError()
    }
    self.command = command
    self.words = words
    self.options = options
  }
}
