import FontPreviewCore

/// A sheet that was drawn into memory, to be compared.
struct DrawnSheet {
  let png: [UInt8]
  let picture: ComparedPicture
  /// Whether `--strict` is met.
  let isStrictlyMet: Bool

  init(_ listing: Listing, words: [Argument], options: Options, diagnostics: Diagnostics) async throws {
    let sink = BufferSink()
    let drawing = SheetDrawing(listing: listing, words: words, options: options, diagnostics: diagnostics)
    isStrictlyMet = try await drawing.draw(to: sink, embedsManifest: true, manifest: nil).isStrictlyMet
    png = sink.bytes
    picture = try ComparedPicture(BufferSource(png))
  }
}
