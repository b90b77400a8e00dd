import Foundation

/// What xmllint says of an XML file held against Tests/Fixtures/JUnit/junit-10.xsd.
struct SchemaCheck: Equatable {
  /// 0 for a valid file; 127 where there is no xmllint.
  let status: Int32
  /// All that was written to standard error.
  let messages: String

  /// Where xmllint is missing, the status tells so and no test passes: `Scripts/install-libraries test` installs it.
  static func run(_ bytes: [UInt8]) throws -> SchemaCheck {
    let directory = try TestDirectory()
    directory.put("report.xml", bytes)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "xmllint", "--nonet", "--noout", "--huge", "--schema", Fixtures.path("JUnit/junit-10.xsd"),
      directory.path("report.xml"),
    ]
    let standardError = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = standardError
    try process.run()
    let messages = try standardError.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return SchemaCheck(status: process.terminationStatus, messages: String(decoding: messages, as: UTF8.self))
  }
}
