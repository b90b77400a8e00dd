/// The order of rows, kept while rows come and go; a value.
///
/// Until the user moves something it is the listing's. From then on it is the user's, also for rows that are away for a
/// while, say behind a filter.
struct RowOrder {
  /// The rows of the list.
  private(set) var shown: [RowKey] = []
  /// All rows there were since the last reset; those that are shown stand as in `shown`.
  private var seen: [RowKey] = []
  private var isUsers = false

  /// Takes over a listing, and says which of its rows stands at each place.
  ///
  /// Where the order is the user's, a row that was never there stands behind the nearest one before it in the listing that
  /// was, or first where there is none.
  mutating func show(_ listing: [FontListRow]) -> [Int] {
    let keys = RowKey.keys(of: listing)
    seen = isUsers ? Self.weave(keys, into: seen) : Self.weave(seen, into: keys)
    let places = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    let order = seen.compactMap { places[$0] }
    shown = order.map { keys[$0] }
    return order
  }

  /// Follows the user's move of a row to another place; both places are there.
  mutating func move(from source: Int, to destination: Int) {
    isUsers = true
    let key = shown.remove(at: source)
    shown.insert(key, at: destination)
    seen.removeAll { $0 == key }
    // Rows that are not shown keep their places: the row goes right behind the one it now follows.
    if destination > 0, let place = seen.firstIndex(of: shown[destination - 1]) {
      seen.insert(key, at: place + 1)
    } else {
      let next = destination + 1 < shown.count ? seen.firstIndex(of: shown[destination + 1]) : nil
      seen.insert(key, at: next ?? 0)
    }
  }

  /// Puts the row from `places[row]` at each `row`, by the user's wish.
  mutating func permute(_ places: [Int]) {
    isUsers = true
    shown = places.map { shown[$0] }
    seen = Self.weave(seen, into: shown)
  }

  /// Forgets what the user did, and all rows that are away.
  mutating func reset() {
    seen = []
    isUsers = false
  }

  /// `base` with those of `others` that it lacks, each behind the nearest one before it in `others` that `base` holds, and
  /// first where there is none.
  private static func weave(_ others: [RowKey], into base: [RowKey]) -> [RowKey] {
    let known = Set(base)
    var leading: [RowKey] = []
    var followers: [RowKey: [RowKey]] = [:]
    var last: RowKey?
    for key in others {
      if known.contains(key) {
        last = key
      } else if let last {
        followers[last, default: []].append(key)
      } else {
        leading.append(key)
      }
    }
    return leading + base.flatMap { [$0] + (followers[$0] ?? []) }
  }
}
