import Foundation

/// What another program says of a text given to its standard input.
struct SyntaxCheck: Equatable {
  let status: Int32
  /// All that was written to standard error.
  let messages: String

  static func run(_ path: String, _ arguments: [String], input: String) throws -> SyntaxCheck {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    let standardInput = Pipe()
    let standardError = Pipe()
    process.standardInput = standardInput
    process.standardOutput = FileHandle.nullDevice
    process.standardError = standardError
    try process.run()
    // All texts are smaller than a pipe's buffer, so this cannot block before messages are read.
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let messages = try standardError.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return SyntaxCheck(status: process.terminationStatus, messages: String(decoding: messages, as: UTF8.self))
  }
}
