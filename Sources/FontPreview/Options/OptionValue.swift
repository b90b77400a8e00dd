import FontPreviewCore

/// The value that an option takes: what it has to be and where it is kept.
struct OptionValue: Sendable {
  /// What stands for the value in help, such as `FILE`.
  let placeholder: String
  let kind: ValueKind
  /// Whether each repetition adds a value; otherwise the last one counts.
  let isRepeatable: Bool
  /// What holds when the option is not given, nil where that needs no word.
  let defaultText: String?
  /// Keeps a value in the options; false if it was refused.
  let store: @Sendable (Argument, inout Options) -> Bool
}

extension OptionValue {
  /// What stands for the value in an error: the placeholder, or the words of a choice.
  var form: String {
    if case .choice(let choices) = kind { choices.map(\.word).joined(separator: "|") } else { placeholder }
  }

  typealias Property<Value> = any WritableKeyPath<Options, Value> & Sendable

  /// A name or path that is kept as it is; an empty path is refused, an empty name is merely unknown.
  static func argument(
    _ placeholder: String, _ kind: ValueKind, in property: Property<Argument?>, otherwise defaultText: String? = nil
  ) -> OptionValue {
    OptionValue(placeholder: placeholder, kind: kind, isRepeatable: false, defaultText: defaultText) {
      switch kind {
      // An empty name is merely unknown, and an empty text is no text.
      case .fontName: break
      default: if $0.bytes.isEmpty { return false }
      }
      $1[keyPath: property] = $0
      return true
    }
  }

  /// Paths of which each repetition adds one.
  static func arguments(
    _ placeholder: String, _ kind: ValueKind, in property: Property<[Argument]>
  ) -> OptionValue {
    OptionValue(placeholder: placeholder, kind: kind, isRepeatable: true, defaultText: nil) {
      if $0.bytes.isEmpty { return false }
      $1[keyPath: property].append($0)
      return true
    }
  }

  /// Words between commas, each of which `parse` must read; repetitions add to each other.
  static func list<Element>(
    _ placeholder: String, _ kind: ValueKind, in property: Property<[Element]>,
    parse: @escaping @Sendable (String) -> Element?
  ) -> OptionValue {
    OptionValue(placeholder: placeholder, kind: kind, isRepeatable: true, defaultText: nil) {
      let elements = $0.text.split(separator: ",", omittingEmptySubsequences: false).map { parse(String($0)) }
      guard !elements.contains(where: { $0 == nil }) else { return false }
      $1[keyPath: property] += elements.compactMap { $0 }
      return true
    }
  }

  static func language(
    _ placeholder: String, in property: Property<String?>, otherwise defaultText: String
  ) -> OptionValue {
    OptionValue(placeholder: placeholder, kind: .language, isRepeatable: false, defaultText: defaultText) {
      guard ValueKind.isLanguageTag($0) else { return false }
      $1[keyPath: property] = $0.text
      return true
    }
  }

  static func language(_ placeholder: String, in property: Property<String>) -> OptionValue {
    OptionValue(
      placeholder: placeholder, kind: .language, isRepeatable: false, defaultText: Options()[keyPath: property]
    ) {
      guard ValueKind.isLanguageTag($0) else { return false }
      $1[keyPath: property] = $0.text
      return true
    }
  }

  static func wholeNumber(
    _ placeholder: String, _ range: ClosedRange<Int>, in property: Property<Int>
  ) -> OptionValue {
    OptionValue(
      placeholder: placeholder, kind: .wholeNumber(range), isRepeatable: false,
      defaultText: String(Options()[keyPath: property])
    ) {
      guard let number = ValueKind.wholeNumber($0, in: range) else { return false }
      $1[keyPath: property] = number
      return true
    }
  }

  static func wholeNumber(
    _ placeholder: String, _ range: ClosedRange<Int>, in property: Property<Int?>, otherwise defaultText: String
  ) -> OptionValue {
    OptionValue(placeholder: placeholder, kind: .wholeNumber(range), isRepeatable: false, defaultText: defaultText) {
      guard let number = ValueKind.wholeNumber($0, in: range) else { return false }
      $1[keyPath: property] = number
      return true
    }
  }

  static func decimal(_ placeholder: String, _ range: ClosedRange<Double>, in property: Property<Double>) -> OptionValue
  {
    OptionValue(
      placeholder: placeholder, kind: .decimal(range), isRepeatable: false,
      defaultText: ValueKind.text(Options()[keyPath: property])
    ) {
      guard let number = ValueKind.decimal($0, in: range) else { return false }
      $1[keyPath: property] = number
      return true
    }
  }

  static func decimal(
    _ placeholder: String, _ range: ClosedRange<Double>, in property: Property<Double?>, otherwise defaultText: String
  ) -> OptionValue {
    OptionValue(placeholder: placeholder, kind: .decimal(range), isRepeatable: false, defaultText: defaultText) {
      guard let number = ValueKind.decimal($0, in: range) else { return false }
      $1[keyPath: property] = number
      return true
    }
  }

  /// Names between commas; as a whole, too, the value may be one. Repetitions add to each other.
  static func names(_ placeholder: String, in property: Property<[String]>) -> OptionValue {
    OptionValue(placeholder: placeholder, kind: .names, isRepeatable: true, defaultText: nil) {
      let parts = $0.text.split(separator: ",").map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }.filter { !$0.isEmpty }
      guard !parts.isEmpty else { return false }
      $1[keyPath: property] += parts.count > 1 ? parts + [$0.text] : parts
      return true
    }
  }

  static func choice<Choice: OptionChoice>(_ placeholder: String, in property: Property<Choice>) -> OptionValue {
    choice(placeholder, of: Choice.self, otherwise: Options()[keyPath: property].rawValue) {
      $1[keyPath: property] = $0
    }
  }

  /// A word out of the cases of `Choice`, for what has no default or one that takes more than a word to tell.
  static func choice<Choice: OptionChoice>(
    _ placeholder: String, of type: Choice.Type, otherwise defaultText: String? = nil,
    store: @escaping @Sendable (Choice, inout Options) -> Void
  ) -> OptionValue {
    let kind = ValueKind.choice(Choice.allCases.map { ($0.rawValue, $0.summary) })
    return OptionValue(placeholder: placeholder, kind: kind, isRepeatable: false, defaultText: defaultText) {
      // By bytes: `Choice(rawValue:)` would take a canonically equivalent spelling.
      let argument = $0
      guard let choice = Choice.allCases.first(where: { Argument($0.rawValue) == argument }) else { return false }
      store(choice, &$1)
      return true
    }
  }
}
