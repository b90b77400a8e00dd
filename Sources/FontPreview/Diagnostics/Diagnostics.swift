import Glibc

/// Writes what goes wrong to standard error, one line each.
final class Diagnostics {
  /// Whether warnings and progress are hidden; errors never are.
  var isQuiet = false

  /// Warnings of one kind, of which only the first are worth reading.
  enum Kind: Hashable {
    case refusedFile
    case emptyDirectory
    case substitution
    case selection
    case order
    case redraw
    case problemRow
    case missingCharacters
    case axes
    case interfaceFont
    case size
    case fontconfig
    case comparison
    case filter
  }

  private static let limit = 10
  private var counts: [Kind: Int] = [:]
  private var kinds: [Kind] = []
  private var told: Set<String> = []
  /// What stands on the terminal's last line and must go before a message comes.
  var progress: Progress?

  func error(_ text: String) {
    write("fontpreview: error: \(text)")
  }

  /// Writes a warning, unless ten of its kind were written.
  func warning(_ kind: Kind, _ text: String) {
    // Each instance of a damaged font has the same to say.
    guard !isQuiet, told.insert(text).inserted else { return }
    if counts[kind] == nil { kinds.append(kind) }
    counts[kind, default: 0] += 1
    guard counts[kind, default: 0] <= Self.limit else { return }
    write("fontpreview: warning: \(text)")
  }

  /// Writes a line that was asked for with `--verbose`.
  func note(_ text: String) {
    write("fontpreview: \(text)")
  }

  /// Says how many warnings were kept back.
  func finish() {
    for kind in kinds {
      guard let count = counts[kind], count > Self.limit else { continue }
      write("fontpreview: warning: \(count - Self.limit) more: \(Self.name(of: kind))")
    }
    counts = [:]
    kinds = []
  }

  private func write(_ line: String) {
    progress?.clear()
    StandardStream.write(line + "\n", to: STDERR_FILENO)
  }

  private static func name(of kind: Kind) -> String {
    switch kind {
    case .refusedFile: "files that cannot be listed"
    case .emptyDirectory: "directories without fonts"
    case .substitution: "substituted names"
    case .selection: "unknown selections"
    case .redraw: "sheets that are drawn anew"
    case .order: "lines of an order that name no row"
    case .problemRow: "rows whose font cannot be drawn"
    case .missingCharacters: "rows with missing characters"
    case .axes: "axes that no font has"
    case .interfaceFont: "interface fonts without letters"
    case .size: "sheets that are too tall"
    case .fontconfig: "messages of fontconfig"
    case .filter: "filters that leave nothing"
    case .comparison: "notes on what is compared"
    }
  }
}
