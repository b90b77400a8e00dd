import FontPreviewCore
import Glibc

/// Draws a sheet into a PNG file.
struct SheetCommand {
  let words: [Argument]
  let options: Options
  let diagnostics: Diagnostics

  func run() async throws -> ExitStatus {
    if options.printsLook { return try printLook() }
    guard let output = options.output else { throw CommandError.missingOutput }
    // A place that cannot be written is said before fonts are looked for.
    let outputs = try SheetOutputs(options, picture: output)
    let start = ContinuousClock.now
    let listing = try Listing(words: words, options: options, diagnostics: diagnostics)
    return try await draw(listing, to: output, outputs, since: start)
  }

  /// Draws rows that are listed already.
  func draw(_ listing: Listing, to output: Argument) async throws -> ExitStatus {
    try await draw(listing, to: output, SheetOutputs(options, picture: output), since: .now)
  }

  private func draw(
    _ listing: Listing, to output: Argument, _ outputs: SheetOutputs, since start: ContinuousClock.Instant
  ) async throws -> ExitStatus {
    try SheetOutputs.refuseFonts(
      options, picture: output, among: listing.list.rows.compactMap { $0.face?.identifier.path })
    let drawing = SheetDrawing(
      listing: listing, words: words, options: options, diagnostics: diagnostics, start: start)
    let outcome = try await drawing.draw(
      to: outputs.picture, embedsManifest: options.embedsManifest, manifest: outputs.manifest)
    try outputs.commit(listing.list)
    return options.strict && !outcome.isStrictlyMet ? .unmet : .done
  }

  private func printLook() throws -> ExitStatus {
    let output = try OutputFile(.standardOutput, content: .text)
    try output.write(Array(LookFile.text(of: LookChoice(options, cell: options.cell).style).utf8))
    try output.commit()
    return .done
  }
}
