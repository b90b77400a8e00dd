/// Gives out names of which no two are equal.
///
/// The first who asks for a name gets it, the next "name (2)", and so on; a number that makes somebody else's name is
/// passed over. Names that look alike though their bytes differ count as equal.
struct UniqueNames {
  /// All that will be asked for, and what was made.
  private var taken: Set<String>
  private var given: Set<String> = []
  /// The number to try next for each name.
  private var next: [String: Int] = [:]

  /// `names` are all that will be asked for.
  init(of names: some Sequence<String>) {
    taken = Set(names)
  }

  mutating func unique(_ name: String) -> String {
    if given.insert(name).inserted { return name }
    var number = next[name] ?? 2
    while !taken.insert("\(name) (\(number))").inserted { number += 1 }
    next[name] = number + 1
    return "\(name) (\(number))"
  }
}
