import FontPreviewCore

/// One argument of the command line, kept byte for byte.
///
/// A file name on Linux is bytes; repairing it into a `String` would make a file that exists impossible to open.
struct Argument: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The argument as text, with U+FFFD where its bytes are not UTF-8.
  var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the argument names a file or directory, as opposed to a font.
  var isPath: Bool {
    bytes.contains(UInt8(ascii: "/"))
  }

  /// The argument between quotation marks, safe to show in a terminal.
  var quoted: String {
    Quoting.quoted(bytes)
  }
}

extension Argument: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Argument {
  /// The arguments this process was started with, without the program's name.
  static var commandLine: [Argument] {
    var arguments: [Argument] = []
    // The kernel allows an empty argument vector: then there is no program name to leave out.
    for index in 1..<max(1, Int(CommandLine.argc)) {
      // Borrowed from the process for its whole life; the bytes are copied here.
      guard let start = unsafe CommandLine.unsafeArgv[index] else { break }
      var bytes: [UInt8] = []
      var cursor = unsafe start
      while unsafe cursor.pointee != 0 {
        bytes.append(UInt8(bitPattern: unsafe cursor.pointee))
        unsafe cursor += 1
      }
      arguments.append(Argument(bytes))
    }
    return arguments
  }
}
