/// Writes JSON into bytes.
///
/// Ours because JSONEncoder took 14 % of a whole run for the manifest's many small numbers; a test holds it against
/// that. Keys come in the order they are written, so callers write them sorted.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether a comma must come before the next value or key.
  private var needsComma = false

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    compound(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  mutating func array(_ body: (inout JSONWriter) -> Void) {
    compound(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// The key of the value that comes next.
  mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A key that is not known before.
  mutating func key(_ key: String) {
    value(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func value(_ text: String?) {
    guard let text else { return null() }
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { append(escaped: byte) }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  mutating func value(_ number: Int?) {
    guard let number else { return null() }
    separate()
    append(number)
  }

  /// A finite number, without a fraction where it has none.
  mutating func value(_ number: Double) {
    separate()
    if number == number.rounded(), abs(number) < 1e15 {
      append(Int(number))
    } else {
      bytes.append(contentsOf: number.description.utf8)
    }
  }

  mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  private mutating func compound(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private mutating func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x08: bytes.append(contentsOf: "\\b".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0x0C: bytes.append(contentsOf: "\\f".utf8)
    case 0x0D: bytes.append(contentsOf: "\\r".utf8)
    case 0..<0x20:
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(Self.hexadecimal[Int(byte >> 4)])
      bytes.append(Self.hexadecimal[Int(byte & 15)])
    default:
      bytes.append(byte)
    }
  }

  private static let hexadecimal = Array("0123456789abcdef".utf8)
}
