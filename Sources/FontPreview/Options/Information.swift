/// What an option asks to be told instead of running a command.
enum Information: Hashable, Sendable {
  case help
  /// The options of a command alone.
  case commandHelp(Command)
  case fullHelp
  case version
  case generated(GeneratedText)
}
