/// Reads what tells a row of a manifest from others off the line that this program writes for it.
///
/// Ours because nearly all of a line is glyphs, which nobody asks for here and which JSONDecoder reads all the same. It
/// takes only what the program's own lines are made of, keys in their order among it, and gives up on everything else,
/// so that JSONDecoder judges that; a test holds one against the other.
struct ManifestScanner {
  private let line: ArraySlice<UInt8>
  private var place: Int

  /// The row in a line; nil where the line has anything unusual.
  static func row(in line: ArraySlice<UInt8>) -> Manifest.Row? {
    var scanner = ManifestScanner(line: line, place: line.startIndex)
    do {
      return try scanner.row()
    } catch {
      return nil
    }
  }

  private struct Unusual: Error {}

  private mutating func row() throws(Unusual) -> Manifest.Row {
    var (title, file, pixels): (String?, String?, String?)
    var (text, revision, checksum, error): (String??, String??, String??, String??)
    var (faceIndex, instance): (Int?, Int??)
    var rect: [Double] = []
    var visible: [Double]??
    var selected: Bool?
    try take("{")
    var previous = line[place..<place]
    while true {
      let key = try plainString()
      guard previous.lexicographicallyPrecedes(key) else { throw Unusual() }
      previous = key
      try take(":")
      switch key.count {
      case 8 where key.elementsEqual("checksum".utf8): checksum = try optionalText()
      case 5 where key.elementsEqual("error".utf8): error = try optionalText()
      case 9 where key.elementsEqual("faceIndex".utf8): faceIndex = try number()
      case 4 where key.elementsEqual("file".utf8): file = try self.text()
      case 8 where key.elementsEqual("instance".utf8): instance = try isNull() ? .some(nil) : try number()
      case 6 where key.elementsEqual("pixels".utf8): pixels = try self.text()
      case 4 where key.elementsEqual("rect".utf8): rect = try lengths()
      case 8 where key.elementsEqual("revision".utf8): revision = try optionalText()
      case 8 where key.elementsEqual("selected".utf8): selected = try flag()
      case 4 where key.elementsEqual("text".utf8): text = try optionalText()
      case 5 where key.elementsEqual("title".utf8): title = try self.text()
      case 7 where key.elementsEqual("visible".utf8): visible = try isNull() ? .some(nil) : try lengths()
      default: try skipValue()
      }
      if try next() == UInt8(ascii: ",") {
        place += 1
      } else {
        break
      }
    }
    try take("}")
    guard place == line.endIndex, let title, let text, rect.count == 4, let selected, let file, let faceIndex,
      let instance, let revision, let checksum, let pixels, let error, let visible
    else { throw Unusual() }
    return Manifest.Row(
      title: title, text: text, rect: rect, selected: selected, file: file, faceIndex: faceIndex, instance: instance,
      revision: revision, checksum: checksum, pixels: pixels, error: error, visible: visible)
  }

  private func next() throws(Unusual) -> UInt8 {
    guard place < line.endIndex else { throw Unusual() }
    return line[place]
  }

  private mutating func take(_ character: Unicode.Scalar) throws(Unusual) {
    guard try next() == UInt8(ascii: character) else { throw Unusual() }
    place += 1
  }

  /// Whether `word` comes next; it is taken then.
  private mutating func takes(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard line.endIndex - place >= count,
      unsafe line[place..<(place + count)].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: count))
    else { return false }
    place += count
    return true
  }

  private mutating func isNull() throws(Unusual) -> Bool { takes("null") }

  private mutating func flag() throws(Unusual) -> Bool {
    if takes("true") { return true }
    if takes("false") { return false }
    throw Unusual()
  }

  /// A string without anything that is written otherwise than it is.
  private mutating func plainString() throws(Unusual) -> ArraySlice<UInt8> {
    try take("\"")
    let start = place
    while try next() != UInt8(ascii: "\"") {
      guard line[place] != UInt8(ascii: "\\"), line[place] >= 0x20 else { throw Unusual() }
      place += 1
    }
    place += 1
    return line[start..<(place - 1)]
  }

  private mutating func text() throws(Unusual) -> String {
    guard let text = String(validating: try plainString(), as: UTF8.self) else { throw Unusual() }
    return text
  }

  private mutating func optionalText() throws(Unusual) -> String? {
    try isNull() ? nil : try text()
  }

  private mutating func number() throws(Unusual) -> Int {
    guard let number = Int(try numberText()) else { throw Unusual() }
    return number
  }

  private mutating func numberText() throws(Unusual) -> String {
    let start = place
    while place < line.endIndex, isOfNumber(line[place]) { place += 1 }
    return String(decoding: line[start..<place], as: UTF8.self)
  }

  private func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "+"):
      true
    default: false
    }
  }

  private mutating func lengths() throws(Unusual) -> [Double] {
    var lengths: [Double] = []
    try take("[")
    while true {
      guard let length = Double(try numberText()) else { throw Unusual() }
      lengths.append(length)
      guard try next() == UInt8(ascii: ",") else { break }
      place += 1
    }
    try take("]")
    return lengths
  }

  /// Passes over a value of any kind.
  private mutating func skipValue() throws(Unusual) {
    var depth = 0
    while true {
      switch try next() {
      case UInt8(ascii: "\""):
        try skipString()
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ",") where depth == 0: return
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
      default: break
      }
      place += 1
    }
  }

  private mutating func skipString() throws(Unusual) {
    place += 1
    while try next() != UInt8(ascii: "\"") { place += line[place] == UInt8(ascii: "\\") ? 2 : 1 }
    place += 1
  }
}
