/// One of a closed set of words that an option takes; parsing, help, errors and completions read the set from here.
protocol OptionChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What the word means, as a fragment of a sentence.
  var summary: String { get }
}
