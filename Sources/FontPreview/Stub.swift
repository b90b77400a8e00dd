import FontPreviewCore
final class HTMLReport { init(directory: [UInt8]) throws {}
 func add(_ p: DifferencePart, sheet: Int) throws {}
 func pictures(sheet: Int, row: Int?) -> [[UInt8]] { [] }
 func finish(_ r: ComparisonReport, scales: [Int], accepting: (Int, Int?) -> String?) throws {} }
