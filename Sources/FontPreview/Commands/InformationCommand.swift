import FontPreviewCore

/// Prints what the program says of itself.
enum InformationCommand {
  static func run(_ information: Information) throws {
    let output = try OutputFile(.standardOutput, content: .text)
    try output.write(Array(text(of: information).utf8))
    try output.commit()
  }

  private static func text(of information: Information) -> String {
    switch information {
    case .help: HelpText.short
    case .commandHelp(let command): HelpText.text(of: command)
    case .fullHelp: HelpText.full
    case .version: version
    case .generated(let generated): generated.text
    }
  }

  private static var version: String {
    let libraries = LibraryVersions.current.all.map { "\($0.name) \($0.version)\n" }.joined()
    return "\(Program.name) \(FontPreviewVersion.current)\n" + libraries
  }
}
