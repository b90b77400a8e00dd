import FontPreviewCore

/// The command line by which what a check found becomes the baseline.
enum AcceptCommand {
  /// For one row of `diff` where it can be accepted alone, else for the sheet.
  static func text(directory: Argument, sheet: String, diff: SheetDiff?, row: Int?) -> String {
    var words = ["fontpreview", "check", "--baseline", shellWord(directory.text), "--update", "changed", "--sheets"]
    words.append(shellWord(sheet))
    // Hashes cannot be accepted row by row.
    if let diff, let row, diff.surroundings?.counts != nil, AcceptedRows.canBeAcceptedAlone(diff) {
      words += ["--update-rows", shellWord(diff.rows[row].title)]
    }
    return words.joined(separator: " ")
  }

  /// A word as every shell takes it.
  static func shellWord(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "_"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
