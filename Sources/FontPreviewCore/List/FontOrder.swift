/// An order of fonts by their titles, as a file keeps it: one title a line.
///
/// Titles are held as lists show them, without controls, so that none has a line end in it and all are safe to print.
public struct FontOrder: Sendable, Hashable {
  public let titles: [String]

  public init(_ titles: [String]) {
    self.titles = titles.map(Self.safe)
  }

  /// The order that the rows of a list have.
  public init(of list: FontList) {
    self.init(list.rows.map(\.title))
  }

  /// The order that a file's bytes hold.
  ///
  /// UTF-8, also behind a byte order mark; lines end in LF or CR LF. Lines without anything but white space are passed
  /// over: no title is blank. Throws `FontOrderError.notUTF8`.
  public init(parsing bytes: [UInt8]) throws(FontOrderError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    var titles: [String] = []
    for (place, line) in content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let title = String(validating: line, as: UTF8.self) else { throw .notUTF8(line: place + 1) }
      if title.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) { titles.append(title) }
    }
    self.init(titles)
  }

  /// As a file holds it: UTF-8 without a mark, each title and a line feed.
  public var bytes: [UInt8] {
    titles.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
  }

  fileprivate static func safe(_ title: String) -> String { SafeTitle.title(title, substitute: "") }
}

extension FontList {
  /// Puts the rows that `order` names first, in its order; the rest follow in the order they had. The selection stays
  /// with its font.
  ///
  /// Where several rows have one title, each line takes the next of them, and the last line of that title all that are
  /// left; further lines say nothing, so of a title that is given twice the first counts. Returns the titles that no row
  /// has, in the order's order, each once.
  @discardableResult
  public mutating func arrange(by order: FontOrder) -> [String] {
    let (places, unknown) = places(by: order)
    permute(places)
    return unknown
  }

  /// Whether the rows that `order` names stand in its order already, among others perhaps.
  public func isInOrder(_ order: FontOrder) -> Bool {
    let wanted = order.titles.map(NameKey.init)
    let known = Set(wanted)
    return rows.map { NameKey(FontOrder.safe($0.title)) }.filter(known.contains) == wanted
  }

  /// Which row stands at each place in that order, and the titles that no row has.
  func places(by order: FontOrder) -> (places: [Int], unknown: [String]) {
    var places: [NameKey: ArraySlice<Int>] = [:]
    for (place, row) in rows.enumerated() { places[NameKey(FontOrder.safe(row.title)), default: []].append(place) }
    let keys = order.titles.map(NameKey.init)
    var lastLines: [NameKey: Int] = [:]
    for (line, key) in keys.enumerated() { lastLines[key] = line }

    var arranged: [Int] = []
    var unknown: [String] = []
    var reported: Set<NameKey> = []
    for (line, key) in keys.enumerated() {
      guard let left = places[key] else {
        if reported.insert(key).inserted { unknown.append(key.name) }
        continue
      }
      let taken = line == lastLines[key] ? left : left.prefix(1)
      arranged += taken
      places[key] = left.dropFirst(taken.count)
    }
    let named = Set(arranged)
    return (arranged + rows.indices.filter { !named.contains($0) }, unknown)
  }
}
