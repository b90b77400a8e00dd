/// What an option's value has to be: errors, help and completions are worded by it.
enum ValueKind: Sendable {
  case fontName
  case fontNameOrFile
  case file
  case directory
  case language
  case text
  case rowHeight
  case features
  case variations
  case move
  case names
  case wholeNumber(ClosedRange<Int>)
  case decimal(ClosedRange<Double>)
  case choice([(word: String, summary: String)])

  /// What an error says a refused value is not, such as "a whole number from 1 to 4".
  var expectation: String {
    switch self {
    case .fontName: "a font's name"
    case .fontNameOrFile: "a font's name or file"
    case .file: "the name of a file"
    case .directory: "the name of a directory"
    case .text: "a text"
    case .rowHeight:
      "auto or a whole number from \(RowHeight.range.lowerBound) to \(RowHeight.range.upperBound)"
    case .features: "a list of features such as smcp,-liga"
    case .variations: "a list of axis places such as wght=650,wdth=80"
    case .move: "a move of rows such as 3:1"
    case .language: "a language tag such as en or pt-br"
    case .wholeNumber(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .names: "a list of names such as A,B"
    case .decimal(let range): "a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
    case .choice(let choices): "one of " + choices.map(\.word).joined(separator: ", ")
    }
  }

  /// Whether it names a file to be read.
  var isFile: Bool { if case .file = self { true } else { false } }

  /// The values that can be listed, none where there are too many.
  var words: [String] {
    switch self {
    case .wholeNumber(let range) where range.count <= 8: range.map(String.init)
    case .choice(let choices): choices.map(\.word)
    case .rowHeight: ["auto"]
    default: []
    }
  }

  /// Returns the value of the decimal digits in `argument`, nil if it is no number or out of `range`.
  static func wholeNumber(_ argument: Argument, in range: ClosedRange<Int>) -> Int? {
    // Int(_:) alone would take a plus sign.
    guard argument.bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(argument.text), range.contains(number)
    else { return nil }
    return number
  }

  /// Returns the value of decimal digits with at most one point, nil if it is no number or out of `range`.
  static func decimal(_ argument: Argument, in range: ClosedRange<Double>) -> Double? {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    // Double(_:) alone would take signs, exponents and words.
    guard argument.bytes.contains(where: isDigit),
      argument.bytes.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") }), let number = Double(argument.text),
      range.contains(number)
    else { return nil }
    return number
  }

  /// A number without a fraction where it has none.
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  /// Whether `argument` has the form of a language tag: letters, then digits, letters and hyphens.
  static func isLanguageTag(_ argument: Argument) -> Bool {
    let parts = argument.text.split(separator: "-", omittingEmptySubsequences: false)
    let isLetter = { (character: Character) in character.isASCII && character.isLetter }
    let isSubtag = { (part: Substring) in
      !part.isEmpty && part.allSatisfy { isLetter($0) || $0.isASCII && $0.isWholeNumber }
    }
    return parts[0].allSatisfy(isLetter) && parts.allSatisfy(isSubtag)
  }
}
