/// Shows text from strangers between quotation marks, with nothing in it that a terminal would obey.
package enum Quoting {
  /// Returns `bytes` between quotation marks.
  ///
  /// Control characters, line separators and bidirectional controls are escaped, as are bytes that are not UTF-8, the
  /// quotation mark and the backslash, so that every argument has one reading.
  package static func quoted(_ bytes: some Sequence<UInt8>) -> String {
    var result = "\""
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      guard let scalar = firstScalar(of: rest) else {
        result += "\\x" + hexadecimal(UInt32(rest.removeFirst()), digits: 2)
        continue
      }
      rest.removeFirst(UTF8.width(scalar))
      result += escaped(scalar)
    }
    return result + "\""
  }

  /// Returns `text` between quotation marks.
  package static func quoted(_ text: String) -> String {
    quoted(text.utf8)
  }

  /// Returns `text` with the same escapes, without quotation marks around it.
  package static func escaped(_ text: String) -> String {
    String(quoted(text).dropFirst().dropLast())
  }

  private static func firstScalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      switch scalar.properties.generalCategory {
      case .control where scalar.isASCII: "\\x" + hexadecimal(scalar.value, digits: 2)
      // Format characters reorder or hide what stands beside them.
      case .control, .format, .lineSeparator, .paragraphSeparator:
        "\\u{" + hexadecimal(scalar.value, digits: 4) + "}"
      default: String(scalar)
      }
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
