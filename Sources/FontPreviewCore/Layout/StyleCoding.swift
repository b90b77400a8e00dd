/// How lengths, colours and fillings are written in a look file.

extension Points: Codable {
  /// A number.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    // Whole numbers without a fraction.
    if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
  }
}

extension Point: Codable {
  /// Two numbers, x and y.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(x: try container.decode(Points.self), y: try container.decode(Points.self))
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a place is two numbers, x and y")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}

extension Color: Codable {
  /// "#RRGGBB", or with the alpha "#RRGGBBAA".
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let color = Color(hexadecimal: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a colour is \"#RRGGBB\" or \"#RRGGBBAA\"")
    }
    self = color
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hexadecimal)
  }

  /// Nil for what is not written as `hexadecimal` writes it; small letters are taken too.
  init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let rgba = digits.count == 6 ? number << 8 | 0xFF : number
    self.init(
      red: UInt8(rgba >> 24), green: UInt8(rgba >> 16 & 0xFF), blue: UInt8(rgba >> 8 & 0xFF), alpha: UInt8(rgba & 0xFF))
  }

  var hexadecimal: String {
    let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + bytes.map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

extension Paint: Codable {
  /// A colour, or the stops of a gradient.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if (try? container.decode(String.self)) == nil {
      let stops = try container.decode([GradientStop].self)
      let places = stops.map(\.place)
      guard !stops.isEmpty, zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "the stops of a gradient stand in ascending order, and there is one at least"
        )
      }
      self = .gradient(stops)
    } else {
      self = .color(try container.decode(Color.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .color(let color): try container.encode(color)
    case .gradient(let stops): try container.encode(stops)
    }
  }
}
