/// How a command is called and described.
struct CommandSpecification: Sendable {
  let command: Command
  /// The first word that calls the command, nil for the one that runs without being called.
  let word: String?
  /// What stands for the words behind its options, such as `[FONT]...`; empty where it takes none.
  let words: String
  /// How messages call it, after "only to" or "apply to".
  let phrase: String
  /// What it does, as a fragment that follows its usage in the short help.
  let summary: String
  /// What the manual page says about it.
  let details: String

  /// The line that shows how it is called.
  var usage: String {
    ([Program.name] + (word.map { [$0] } ?? []) + ["[OPTION]...", words]).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
