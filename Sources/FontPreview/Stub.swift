import FontPreviewCore
final class HTMLReport { init(directory: [UInt8]) throws {}
 func add(_ p: DifferencePart, sheet: Int) throws {}
 func pictures(sheet: Int, row: Int?) -> [[UInt8]] { [] }
 func finish(_ r: ComparisonReport, scales: [Int], accepting: (Int, Int?) -> String?) throws {} }
enum JUnitReport { static func text(_ r: ComparisonReport, attachments: (Int, Int?) -> [String]) -> [UInt8] { [] } }
enum JSONReport { static func text(_ r: ComparisonReport) -> [UInt8] { Array("\(r)\n".utf8) } }
enum TextReport { static func text(_ r: ComparisonReport, isVerbose: Bool) -> String {
  r.sheets.map { s in "\(s.name) \(s.verdict) \(s.diff.map { d in "\(d.counts) \(d.surroundings as Any)\n" + d.rows.filter { $0.change != .same || $0.note != nil }.map { "  \($0.change) \($0.title) \($0.causes) \($0.note as Any) \($0.counts as Any)\n" }.joined() } ?? "\(s.outcome)")\n" }.joined() } }
enum GitHubReport { static func annotations(_ r: ComparisonReport) -> [String] { [] }; static func summary(_ r: ComparisonReport) -> String { "" } }
