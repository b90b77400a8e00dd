/// Markup in the making: what is written literally is markup, every string put into it is text and is escaped.
///
/// So nothing from outside becomes markup by being forgotten. The result is HTML and well-formed XML at once.
struct HTMLReportMarkup: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral value: String) {
    text = value
  }

  init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  static func += (left: inout HTMLReportMarkup, right: HTMLReportMarkup) {
    left.text += right.text
  }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    mutating func appendInterpolation(_ string: String) {
      text += HTMLReportMarkup.escaped(string)
    }

    /// As it stands in attributes.
    mutating func appendInterpolation(_ number: Int) {
      text += String(number)
    }

    /// As it is read, with its thousands apart.
    mutating func appendInterpolation(count: Int) {
      text += HTMLReportMarkup.grouped(count)
    }

    mutating func appendInterpolation(_ markup: HTMLReportMarkup) {
      text += markup.text
    }
  }

  /// `string` as text or as an attribute's value between either quotation marks.
  ///
  /// Controls and what reorders or hides text are shown as messages show them. Quotation marks and backslashes stay:
  /// there is nothing that they could end here, what is quoted already must not be quoted twice, and commands are to be
  /// copied.
  static func escaped(_ string: String) -> String {
    var result = ""
    result.reserveCapacity(string.utf8.count)
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML's own name for it is none of HTML 4's.
      case "'": result += "&#39;"
      case "\\": result += "\\"
      // XML has no way to write these two.
      case "\u{FFFE}", "\u{FFFF}": result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      case _ where scalar.isASCII && scalar.value >= 0x20 && scalar.value < 0x7F: result.unicodeScalars.append(scalar)
      default: result += Quoting.escaped(String(scalar))
      }
    }
    return result
  }

  /// As in "12,345".
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var result = number < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { result += "," }
      result.append(digit)
    }
    return result
  }
}
