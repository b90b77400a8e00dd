import FontPreviewCore
import Foundation

extension Diffing where Value == Data {
  /// Compares sheets row by row, other PNGs pixel by pixel.
  static func fontpreview(_ options: ComparisonOptions = ComparisonOptions()) -> Diffing {
    Diffing.diff(toData: { $0 }, fromData: { $0 }) { old, new in
      do {
        let (before, after) = try (
          ComparedPicture(BufferSource(Array(old))), ComparedPicture(BufferSource(Array(new)))
        )
        var attachments: [DiffAttachment] = [.data(old, name: "reference.png"), .data(new, name: "failure.png")]
        let sink = BufferSink()
        var differences: DifferenceSheet?
        let diff = try SheetComparison(from: before, to: after, options: options).runSynchronously(
          SheetComparison.Receiver { heights in
            guard !heights.isEmpty else { return }
            differences = try DifferenceSheet(from: before, to: after, heights: heights, sink: sink)
          } receive: { part in
            try differences?.add(part)
          })
        if diff.isSame { return nil }
        try differences?.finish()
        if differences != nil { attachments.append(.data(Data(sink.bytes), name: "difference.png")) }
        let report = ComparisonReport(sheets: [.init(name: "sheet", outcome: .compared(diff))])
        return (TextReport.text(report, isVerbose: false), attachments)
      } catch {
        return ("\(error)", [.data(new, name: "failure.png")])
      }
    }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// A PNG in memory, such as a sheet that was drawn into a ``BufferSink``.
  static func fontpreview(_ options: ComparisonOptions = ComparisonOptions()) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .fontpreview(options))
  }
}
