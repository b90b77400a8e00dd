import FontPreviewCore

/// The command line by which what a check found becomes the baseline.
enum AcceptCommand {
  /// For the row called `row`, or the whole sheet where it is nil.
  static func text(directory: Argument, sheet: String, row: String?, format: BaselineFormat?) -> String {
    var words = ["fontpreview", "check", "--baseline", shellWord(directory.text), "--update", "changed", "--sheets"]
    words.append(shellWord(sheet))
    if let format { words += ["--baseline-format", format.rawValue] }
    if let row { words += ["--update-rows", shellWord(row)] }
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
