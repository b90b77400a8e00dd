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
  /// What is to be compared is not two pictures but so many.
  case notTwoPictures(Int)
  /// Two options would read standard input.
  case twoReaders(String, String)
  /// The file of `--names-from` has no names.
  case noNames(Argument)
  /// Standard input was given for both pictures.
  case sameInput
  /// A picture that is to be compared cannot be read.
  case picture(Argument, reason: String)
  /// `fontpreview check` was told neither or both of what it can compare.
  case unclearCheck
  /// An option that says how sheets are drawn, beside a baseline that says so itself.
  case optionOfBaseline(String)
  /// An option that says something of a baseline, where none is checked.
  case onlyWithBaseline(String)
  /// `--sheets` names a sheet that the baseline does not.
  case unknownSheet(String, nearest: [String])
  /// A kept sheet cannot be read.
  case baseline(Argument, reason: String)
  /// `--update-rows` without `--update changed`.
  case rowsWithoutUpdate
  /// Only one of the two sets of fonts was given: the option that is missing.
  case halfComparison(missing: String)
  /// Single rows of a sheet cannot be accepted.
  case rowsNotAlone
  /// An option that a hash cannot answer.
  case notWithHashes(String)
  /// A word was given to a command that takes none.
  case wordsOfCheck(Argument)
  /// The list of sheets of a baseline cannot be used.
  case checkPlan(Argument, reason: String)
  case order(Argument, FontOrderError)
  case move(RowMoveError)
  /// Not one row's font could be read; the first one's file and reason.
  case nothingDrawn(name: String, reason: String, count: Int)
}
