@testable import FontPreviewCore

/// A sheet of fixture fonts drawn in memory.
struct TestSheet {
  var renderer: SheetRenderer

  /// Words name fixture files; the interface font is Plain.ttf.
  init(
    _ files: [String], selected: Int? = nil, scale: Int = 2, width: Points = 320
  ) throws {
    var list = try TestCatalog.listing(files.map { .path(Fixtures.font($0)) }).list
    if let selected { _ = list.select(row: selected) }
    self.init(list, scale: scale, width: width)
  }

  init(_ list: FontList, scale: Int = 2, width: Points = 320) {
    renderer = SheetRenderer(
      list: list,
      configuration: SheetConfiguration(
        scale: Scale(scale), width: width, interfaceFace: Fixtures.identifier("Plain.ttf")))
  }

  func rows(jobs: Int = 2, withJSON: Bool = false) async throws -> [RenderedRow] {
    try await bands(jobs: jobs, withJSON: withJSON).compactMap(\.row)
  }

  func bands(jobs: Int = 2, withJSON: Bool = false) async throws -> [RenderedBand] {
    var bands: [RenderedBand] = []
    try await renderer.draw(jobs: jobs, withJSON: withJSON) { bands.append($0) }
    return bands
  }

  /// The rows' pixels as four bytes each, as a decoder should give them.
  func rgba(of rows: [RenderedRow]) -> [UInt8] {
    var rgba: [UInt8] = []
    for row in rows {
      for (place, byte) in row.pixmap.expanded(by: renderer.palette).pixels.enumerated() {
        rgba.append(byte)
        if place % 3 == 2 { rgba.append(255) }
      }
    }
    return rgba
  }

  /// The sheet as a PNG.
  func png(embedsManifest: Bool = false, manifest: (any ByteSink)? = nil) async throws -> [UInt8] {
    let sink = MemorySink()
    let head = ManifestHead(options: ["width": .number(320)], size: renderer.size, separator: 0.5)
    var writer = try SheetWriter(
      renderer: renderer, picture: sink, embedsManifest: embedsManifest, manifestFile: manifest, head: head)
    for band in try await bands(withJSON: writer.wantsJSON) { try writer.write(band) }
    try writer.finish()
    return sink.bytes
  }
}
