import FontPreviewCore
import Glibc

/// Prints the rows as text or as the manifest has them.
struct NamesCommand {
  let words: [Argument]
  let options: Options
  let diagnostics: Diagnostics

  func run() async throws -> ExitStatus {
    let order = try SheetOutputs.order(options)
    let listing = try Listing(words: words, options: options, diagnostics: diagnostics)
    let output = try OutputFile(.standardOutput, content: .text)
    var isStrictlyMet = listing.isStrictlyMet
    switch options.format {
    case .text:
      for row in listing.list.rows { try output.write(Array("\(row.title)\n".utf8)) }
    case .tsv:
      for row in listing.list.rows { try output.write(Array((NamesTable.line(row, options) + "\n").utf8)) }
    case .json:
      let renderer = try await listing.renderer(options)
      let report = RowReport(list: listing.list, options: options, diagnostics: diagnostics)
      var separator = "[\n"
      try await renderer.draw(jobs: options.jobCount, withJSON: true) { band in
        guard let row = band.row else { return }
        report.note(row)
        try output.write(Array(separator.utf8) + row.json)
        separator = ",\n"
      }
      try report.check()
      try output.write(Array("\n]\n".utf8))
      isStrictlyMet = isStrictlyMet && report.isStrictlyMet
    }
    try order?.write(FontOrder(of: listing.list).bytes)
    try output.commit()
    try order?.commit()
    return options.strict && !isStrictlyMet ? .unmet : .done
  }
}
