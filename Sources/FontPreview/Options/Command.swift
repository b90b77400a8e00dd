/// The commands there are; `CommandTable` says how each is called.
enum Command: Hashable, CaseIterable, Sendable {
  case sheet
  case names
  case diff
  case check

  /// Those that list fonts.
  static let listing: Set<Command> = [.sheet, .names, .check]
  /// Those that draw sheets.
  static let drawing: Set<Command> = [.sheet, .check]
  /// Those that compare.
  static let comparing: Set<Command> = [.diff, .check]
}
