import FontPreviewCore

/// The rows of a sheet that `--update-rows` takes for the baseline.
struct AcceptedRows {
  /// Their places, which are the same in both sheets.
  private let rows: Set<Int>
  let titles: [String]

  /// `names` are titles; what no changed row is called is left to others of the sheets.
  init(_ diff: SheetDiff, _ names: [String]) throws(CommandError) {
    let wanted = Set(names.map(NameKey.init))
    let chosen = diff.rows.filter { $0.change != .same && wanted.contains(NameKey($0.title)) }
    guard chosen.isEmpty || Self.canBeAcceptedAlone(diff) else { throw .rowsNotAlone }
    rows = Set(chosen.compactMap(\.new))
    titles = chosen.map(\.title)
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Whether both sheets have the same rows in the same places.
  static func canBeAcceptedAlone(_ diff: SheetDiff) -> Bool {
    diff.rows.allSatisfy { ($0.change == .same || $0.change == .changed) && $0.old == $0.new && !$0.isResized }
  }

  /// The kept picture with the rows as they were drawn now.
  func applied(to kept: ComparedPicture, from drawn: ComparedPicture) throws -> [UInt8] {
    guard let merged = MergedSheet(of: kept, with: rows, from: drawn) else { throw CommandError.rowsNotAlone }
    let sink = BufferSink()
    try merged.write(to: sink)
    return sink.bytes
  }
}
