/// Which of a face's names is the title of its row.
public enum Naming: String, Sendable, Hashable, CaseIterable {
  /// The full name, such as "DejaVu Sans Bold".
  case full
  /// The PostScript name, such as "DejaVuSans-Bold": what the first ancestor listed.
  case postscript
  /// The family's name, with one row a family.
  case family
}
