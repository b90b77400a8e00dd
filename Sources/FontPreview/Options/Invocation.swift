/// What a command line asks for.
enum Invocation: Equatable, Sendable {
  /// To be told something; commands, words and other options do not matter then.
  case information(Information)
  /// To run a command on words, which are names of fonts and paths in the order given.
  case run(Command, words: [Argument], options: Options)
}
