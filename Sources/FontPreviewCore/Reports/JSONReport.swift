/// Tells programs what was compared, as one JSON object.
public enum JSONReport {
  /// A line for each row and for each sheet; the keys of each object are sorted.
  ///
  /// Numbers of pixels are null where only hashes, or nothing, were compared. Places of rows count from 1.
  public static func text(_ report: ComparisonReport) -> [UInt8] {
    var rows: [[UInt8]] = []
    for sheet in report.sheets {
      for row in sheet.diff?.rows ?? [] { rows.append(line { write(row, of: sheet, to: &$0) }) }
    }
    let sheets = report.sheets.map { sheet in line { write(sheet, to: &$0) } }
    let hasCounts = report.sheets.contains { $0.diff?.hasCounts ?? false }
    var bytes = line { object in
      object.key("comparedPixels")
      object.value(hasCounts ? report.counts.compared : nil)
      object.key("differentPixels")
      object.value(hasCounts ? report.counts.different : nil)
    }
    bytes.removeLast()
    bytes += Array(",\"rows\":[".utf8) + block(rows)
    bytes += Array("],\"schema\":1,\"sheets\":[".utf8) + block(sheets)
    bytes += Array("],\"verdict\":\"\(report.verdict.rawValue)\"}\n".utf8)
    return bytes
  }

  private static func write(_ row: SheetDiff.Row, of sheet: ComparisonReport.Sheet, to object: inout JSONWriter) {
    object.key("causeTexts")
    object.array { array in for cause in row.causes { array.value(cause.text) } }
    object.key("causes")
    object.array { array in for cause in row.causes { array.value(cause.word) } }
    object.key("change")
    object.value(row.change.rawValue)
    object.key("comparedPixels")
    object.value(row.counts?.compared)
    object.key("differentPixels")
    object.value(row.counts?.different)
    object.key("error")
    object.value(row.error)
    object.key("ignored")
    object.value(row.isIgnored)
    object.key("maxDelta")
    object.value(row.counts?.maxDelta)
    object.key("moved")
    object.value(row.isMoved)
    object.key("newRow")
    object.value(row.new.map { $0 + 1 })
    object.key("note")
    object.value(row.note?.word)
    object.key("oldRow")
    object.value(row.old.map { $0 + 1 })
    object.key("resized")
    object.value(row.isResized)
    object.key("sheet")
    object.value(sheet.name)
    object.key("title")
    object.value(row.title)
  }

  private static func write(_ sheet: ComparisonReport.Sheet, to object: inout JSONWriter) {
    let diff = sheet.diff
    let counts = diff.flatMap { $0.hasCounts ? $0.counts : nil }
    object.key("accepted")
    object.value(sheet.isAccepted)
    object.key("acceptedRows")
    object.array { array in for title in sheet.acceptedRows { array.value(title) } }
    object.key("comparedPixels")
    object.value(counts?.compared)
    object.key("differentPixels")
    object.value(counts?.different)
    object.key("libraries")
    object.array { array in for library in diff?.libraries ?? [] { write(library, to: &array) } }
    object.key("name")
    object.value(sheet.name)
    object.key("options")
    object.array { array in for option in diff?.options ?? [] { array.value(option) } }
    object.key("reason")
    switch sheet.outcome {
    case .compared: object.null()
    case .missing(let reason), .failed(let reason): object.value(reason)
    }
    object.key("resized")
    object.value(diff?.isResized ?? false)
    object.key("surroundings")
    if let surroundings = diff?.surroundings { write(surroundings, to: &object) } else { object.null() }
    object.key("verdict")
    object.value(sheet.verdict.rawValue)
  }

  private static func write(_ library: LibraryChange, to writer: inout JSONWriter) {
    writer.object { object in
      object.key("name")
      object.value(library.name)
      object.key("new")
      object.value(library.new)
      object.key("old")
      object.value(library.old)
    }
  }

  private static func write(_ surroundings: SheetDiff.Surroundings, to writer: inout JSONWriter) {
    writer.object { object in
      object.key("comparedPixels")
      object.value(surroundings.counts?.compared)
      object.key("differentPixels")
      object.value(surroundings.counts?.different)
      object.key("differs")
      object.value(!surroundings.isSame)
      object.key("maxDelta")
      object.value(surroundings.counts?.maxDelta)
      object.key("resized")
      object.value(surroundings.isResized)
    }
  }

  private static func line(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(body)
    return withEscapes(writer.bytes)
  }

  /// Objects, each on a line of its own.
  private static func block(_ lines: [[UInt8]]) -> [UInt8] {
    lines.isEmpty ? [] : Array("\n".utf8) + Array(lines.joined(separator: ",\n".utf8)) + Array("\n".utf8)
  }

  /// JSON may hold separators of lines, controls above ASCII and what turns a line's direction, but they would end a
  /// line for some readers and command the terminal that shows the report in a log.
  private static func withEscapes(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 >= 0x7F }) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += Array("\\u".utf8) + Array(String(repeating: "0", count: 4 - digits.count).utf8) + Array(digits.utf8)
        }
      default: result += String(scalar).utf8
      }
    }
    return result
  }
}
