/// How high rows are: `--row-height`.
enum RowHeight: Equatable, Sendable {
  /// As the look has it.
  case standard
  /// At least that, and as high as the ink of each row needs.
  case auto
  /// So many points.
  case points(Int)

  static let range = 20...400

  /// Nil for what is neither "auto" nor a height in range.
  init?(_ argument: Argument) {
    if argument == "auto" {
      self = .auto
    } else if let points = ValueKind.wholeNumber(argument, in: Self.range) {
      self = .points(points)
    } else {
      return nil
    }
  }

  /// As it is written on the command line.
  var word: String? {
    switch self {
    case .standard: nil
    case .auto: "auto"
    case .points(let points): String(points)
    }
  }
}
