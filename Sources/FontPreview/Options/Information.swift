/// What an option asks to be told instead of running a command.
enum Information: Hashable, Sendable {
  case help
  case fullHelp
  case version
  case generated(GeneratedText)
}
