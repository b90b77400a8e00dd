import FontPreviewCore

/// What makes a command impossible, beside what the library says.
enum CommandError: Error {
  /// No place for the picture was named.
  case missingOutput
  /// Both the picture and the manifest would go to one file.
  case sameOutput(Argument)
  /// Output would replace a file that is a font, or called like one.
  case outputIsFont(option: String, Argument)
  /// A look has no such appearance.
  case noSuchAppearance
  case lookFile(Argument, LookFileError)
  /// Not one row's font could be read; the first one's file and reason.
  case nothingDrawn(name: String, reason: String, count: Int)
}
