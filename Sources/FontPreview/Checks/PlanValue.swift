import FoundationEssentials

/// A value of a list of sheets, as JSON has it.
enum PlanValue: Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([PlanValue])
  case object([String: PlanValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([PlanValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: PlanValue].self))
    }
  }

  /// Nil for what is no JSON.
  init?(parsing bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(PlanValue.self, from: Data(bytes)) else { return nil }
    self = value
  }
}
