import FontPreviewCore

extension Argument {
  /// All bytes of the file that it names, or of standard input for `-`.
  func contents() throws(InputError) -> [UInt8] {
    // More than any file needs that is read whole; what is larger was named by mistake.
    try InputFile(bytes == [UInt8(ascii: "-")] ? nil : bytes).bytes(limit: 16 << 20)
  }
}

extension Argument {
  /// The lines of the file that it names that are not empty, ends of lines of any system left out.
  func lines() throws(InputError) -> [Argument] {
    try contents().split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { Argument($0) }
  }
}

/// The style that a command line asks for.
struct LookChoice {
  let style: ListStyle
  /// What is in the look file, by its hash; nil without one.
  let fingerprint: String?

  /// The look, with a look file over it, and what other options say over both; the file is read once, for it may be a
  /// pipe.
  init(_ options: Options, cell: CellStyle) throws {
    guard var style = ListStyle(options.look, options.appearance) else {
      throw CommandError.noSuchAppearance
    }
    var fingerprint: String?
    if let file = options.lookFile {
      let bytes = try file.contents()
      fingerprint = LookFile.fingerprint(of: bytes)
      do throws(LookFileError) {
        style = try LookFile.style(from: bytes, over: style)
      } catch {
        throw CommandError.lookFile(file, error)
      }
    }
    if let size = options.fontSize { style = style.withTitleSize(Points(Double(size))) }
    if options.chrome == .popover {
      style.background = style.popover.background
      style.sectionHeader.background = style.popover.sectionHeaderBackground
    }
    if case .points(let height) = options.rowHeight {
      style.rowHeight = Points(Double(height))
    } else {
      style.rowHeight = style.rowHeight(in: cell)
    }
    self.style = style
    self.fingerprint = fingerprint
  }
}
