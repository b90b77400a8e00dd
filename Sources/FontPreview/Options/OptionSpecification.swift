/// All that is known of one option: parsing, help, the manual page and completions are made from this.
struct OptionSpecification: Sendable {
  enum Effect: Sendable {
    case flag(@Sendable (inout Options) -> Void)
    case value(OptionValue)
  }

  /// The long name, without dashes.
  let name: String
  /// The letter of the short form, where there is one.
  let short: Unicode.Scalar?
  let group: OptionGroup
  /// The commands it applies to.
  let commands: Set<Command>
  /// Whether it is left out of the short help.
  let isAdvanced: Bool
  let effect: Effect
  /// What it does, as a fragment; for a choice the words follow it after a colon.
  let summary: String
  /// What the manual page adds, in sentences.
  let details: String

  init(
    _ name: String, short: Unicode.Scalar? = nil, _ group: OptionGroup,
    for commands: Set<Command> = Command.listing, advanced isAdvanced: Bool = false, _ effect: Effect,
    _ summary: String, details: String = ""
  ) {
    self.name = name
    self.short = short
    self.group = group
    self.commands = commands
    self.isAdvanced = isAdvanced
    self.effect = effect
    self.summary = summary
    self.details = details
  }
}

extension OptionSpecification.Effect {
  /// Sets a property to true, or to `value`.
  static func flag(
    _ property: any WritableKeyPath<Options, Bool> & Sendable, _ value: Bool = true
  ) -> Self {
    .flag { $0[keyPath: property] = value }
  }

  static func information(_ information: Information) -> Self {
    .flag { $0.information = information }
  }
}

extension OptionSpecification {
  /// The value it takes, nil for a flag.
  var value: OptionValue? {
    if case .value(let value) = effect { value } else { nil }
  }

  /// The long form as it is typed, such as `--scale`.
  var longForm: String { "--" + name }

  /// The short form as it is typed, such as `-o`.
  var shortForm: String? { short.map { "-" + String($0) } }

  /// All forms as they are typed, the short one first.
  var forms: [String] { (shortForm.map { [$0] } ?? []) + [longForm] }

  /// The summary with what can be listed of the values, the default, and whether it may be repeated.
  var annotatedSummary: String {
    guard let value else { return summary }
    var text = summary
    var notes: [String] = []
    switch value.kind {
    case .choice(let choices): text += ": " + choices.map(\.word).joined(separator: ", ")
    case .wholeNumber(let range): notes.append("\(range.lowerBound) to \(range.upperBound)")
    case .decimal(let range): notes.append("\(ValueKind.text(range.lowerBound)) to \(ValueKind.text(range.upperBound))")
    default: break
    }
    if let defaultText = value.defaultText { notes.append("default: " + defaultText) }
    if value.isRepeatable { notes.append("repeatable") }
    return notes.isEmpty ? text : text + " (" + notes.joined(separator: ", ") + ")"
  }
}
