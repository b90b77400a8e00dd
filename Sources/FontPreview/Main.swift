import Glibc

@main
enum Main {
  /// Parses, dispatches and catches; nothing else.
  static func main() async {
    Signals.prepare()
    OpenFiles.raiseLimit()
    let diagnostics = Diagnostics()
    var status = ExitStatus.failure
    do {
      switch try ArgumentParser.parse(Argument.commandLine) {
      case .information(let information):
        try InformationCommand.run(information)
        status = .done
      case .run(.sheet, let words, let options):
        diagnostics.isQuiet = options.quiet
        if let sheet = options.redraw, !options.printsLook {
          status = try await RedrawCommand.run(Argument.commandLine, sheet: sheet, diagnostics: diagnostics)
          break
        }
        status = try await SheetCommand(words: words, options: options, diagnostics: diagnostics).run()
      case .run(.names, let words, let options):
        diagnostics.isQuiet = options.quiet
        status = try await NamesCommand(words: words, options: options, diagnostics: diagnostics).run()
      case .run(.diff, let words, let options):
        diagnostics.isQuiet = options.quiet
        status = try await DiffCommand(words: words, options: options, diagnostics: diagnostics).run()
      case .run(.check, let words, let options):
        diagnostics.isQuiet = options.quiet
        status = try await CheckCommand(words: words, options: options, diagnostics: diagnostics)
          .run(given: ArgumentParser.namesOfOptions(in: Argument.commandLine))
      }
    } catch {
      if ErrorText.isClosedPipe(error) { Signals.endByClosedPipe() }
      diagnostics.error(ErrorText.text(for: error))
    }
    diagnostics.finish()
    exit(status.rawValue)
  }
}
