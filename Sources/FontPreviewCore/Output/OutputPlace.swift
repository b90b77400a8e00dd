/// Where output goes: standard output, or a path.
public enum OutputPlace: Hashable, Sendable, CustomStringConvertible {
  case standardOutput
  /// The path's bytes as they were given, in whatever encoding.
  case file(path: [UInt8])

  /// The place as a message names it: the path in quotes, with everything escaped that could move a terminal's cursor,
  /// turn the direction of text or hide.
  public var description: String {
    switch self {
    case .standardOutput: "standard output"
    case .file(let path): "'\(Self.escaped(path))'"
    }
  }

  private static func escaped(_ path: [UInt8]) -> String {
    var text = ""
    var rest = path[...]
    while !rest.isEmpty {
      var parser = Unicode.UTF8.ForwardParser()
      var bytes = rest.makeIterator()
      let length: Int
      switch parser.parseScalar(from: &bytes) {
      case .valid(let encoded):
        length = encoded.count
        let scalar = Unicode.UTF8.decode(encoded)
        if isHarmless(scalar) {
          text.unicodeScalars.append(scalar)
        } else {
          text += scalar.value < 0x80 ? hexadecimal(UInt8(scalar.value)) : "\\u{\(String(scalar.value, radix: 16))}"
        }
      case .error(let wrong):
        length = wrong
        text += rest.prefix(wrong).map(hexadecimal).joined()
      case .emptyInput:
        length = rest.count
      }
      rest = rest.dropFirst(length)
    }
    return text
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: true
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
