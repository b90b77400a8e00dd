/// The commands there are; `CommandTable` says how each is called.
enum Command: Hashable, CaseIterable, Sendable {
  case sheet
  case names
}
