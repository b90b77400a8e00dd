import FontPreviewCore

/// The rows of a sheet that `--update-rows` takes for the baseline.
struct AcceptedRows {
  /// Their places, which are the same in both sheets.
  private let rows: Set<Int>
  let titles: [String]
  /// The titles of rows that are named and did not change.
  let sameTitles: [String]

  /// `names` are titles; what no row is called is left to other sheets.
  init(_ diff: SheetDiff, _ names: [String]) {
    let wanted = Set(names.map(NameKey.init))
    let named = diff.rows.filter { wanted.contains(NameKey($0.title)) }
    let chosen = named.filter { $0.change != .same }
    rows = Set(chosen.compactMap(\.new))
    titles = chosen.map(\.title)
    sameTitles = named.filter { $0.change == .same }.map(\.title)
  }

  var isEmpty: Bool { titles.isEmpty }

  /// Whether both sheets have the same rows in the same places and colours, so that one can have single rows of the
  /// other.
  static func areAcceptable(in diff: SheetDiff, _ kept: ComparedPicture, _ drawn: ComparedPicture) -> Bool {
    diff.rows.allSatisfy { ($0.change == .same || $0.change == .changed) && $0.old == $0.new && !$0.isResized }
      && MergedSheet(of: kept, with: [], from: drawn) != nil
  }

  /// The kept picture with the rows as they were drawn now.
  func applied(to kept: ComparedPicture, from drawn: ComparedPicture) throws -> [UInt8] {
    guard let merged = MergedSheet(of: kept, with: rows, from: drawn) else { throw CommandError.rowsNotAlone }
    let sink = BufferSink()
    try merged.write(to: sink)
    return sink.bytes
  }
}
