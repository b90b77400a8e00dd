import FontPreviewCore

/// What makes a command impossible, beside what the library says.
enum CommandError: Error {
  /// No place for the picture was named.
  case missingOutput
  /// What two options write would go to one file.
  case sameOutput(String, String, Argument)
  /// Output would replace a file that is read.
  case outputIsInput(output: String, input: String, Argument)
  /// Output would replace a file that is a font, or called like one.
  case outputIsFont(option: String, Argument)
  /// A look has no such appearance.
  case noSuchAppearance
  case lookFile(Argument, LookFileError)
  /// A sheet that is to be drawn anew in part cannot be read.
  case redraw(Argument, reason: String)
  case order(Argument, FontOrderError)
  case move(RowMoveError)
  /// Not one row's font could be read; the first one's file and reason.
  case nothingDrawn(name: String, reason: String, count: Int)
}
