internal import FoundationEssentials

/// A style as JSON: every metric and colour of a list by its name.
public enum LookFile {
  /// The style as text that `style(from:over:)` reads, keys sorted.
  public static func text(of style: ListStyle) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // All of it is numbers and strings. What this style has not, such as a shadow, is there to be given.
    let data = try? encoder.encode(value(of: style).filled(from: value(of: complete)))
    return String(decoding: data ?? Data(), as: UTF8.self) + "\n"
  }

  /// The style that `bytes` describe; what they do not name is as in `base`.
  public static func style(from bytes: [UInt8], over base: ListStyle) throws(LookFileError) -> ListStyle {
    let given: JSONValue
    do {
      given = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      throw .notJSON
    }
    guard case .object(let wanted) = given else { throw .notJSON }
    let known = try value(of: base)
    let all = try value(of: complete)
    if let key = JSONValue.object(wanted).firstKey(unknownTo: all, path: []) {
      let last = key.split(separator: ".").last.map(String.init) ?? key
      throw .unknownKey(key, nearest: EditDistance.nearest(to: last, in: all.allKeys.sorted()).first)
    }
    // The decoder would not say where.
    if case .object(let placeholder)? = wanted["placeholder"], case .number(let rows)? = placeholder["rows"],
      Int(exactly: rows) == nil
    {
      throw .invalidValue("placeholder.rows", reason: "a whole number is wanted")
    }
    let style: ListStyle
    do {
      style = try JSONDecoder().decode(ListStyle.self, from: JSONEncoder().encode(known.merged(with: given)))
    } catch let error as DecodingError {
      throw .invalidValue(Self.path(of: error), reason: Self.reason(of: error))
    } catch {
      throw .notJSON
    }
    if let fault = style.fault { throw .outOfRange(fault) }
    if let fault = try value(of: style).firstFault(path: []) { throw .outOfRange(fault) }
    return style
  }

  /// A style in which nothing is left out that may be: every key that there is.
  static var complete: ListStyle {
    var style = ListStyle.classic
    style.separator.thickness = 1
    style.navigationBar.lineThickness = 1
    for label in [
      \ListStyle.navigationBar.title, \.navigationBar.editButton.label, \.navigationBar.doneButton.label,
      \.sectionHeader.label, \.index.label, \.placeholder.label,
    ] {
      style[keyPath: label].shadow = style.sectionHeader.label.shadow
    }
    style.dragged.background = style.highlighted.background
    return style
  }

  /// The XXH3-128 of a look file, in hexadecimal, by which manifests know it.
  public static func fingerprint(of bytes: [UInt8]) -> String {
    let hash = XXHash()
    hash.update(bytes)
    return hash.digest()
  }

  private static func value(of style: ListStyle) throws(LookFileError) -> JSONValue {
    do {
      return try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(style))
    } catch {
      throw .notJSON
    }
  }

  private static func path(of error: DecodingError) -> String {
    let context: DecodingError.Context? =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
        .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    var path = context?.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } ?? []
    if case .keyNotFound(let key, _) = error { path.append(key.stringValue) }
    return path.joined(separator: ".")
  }

  private static func reason(of error: DecodingError) -> String {
    switch error {
    case .typeMismatch(let type, _):
      type == Double.self ? "a number is wanted" : type == String.self ? "a text is wanted" : "this is of another kind"
    case .valueNotFound, .keyNotFound: "a value is wanted"
    case .dataCorrupted(let context): context.debugDescription
    @unknown default: "this cannot be read"
    }
  }
}

/// Why a look file cannot be used.
public enum LookFileError: Error, Sendable, Hashable {
  case notJSON
  /// A key that no style has, as a path with dots.
  case unknownKey(String, nearest: String?)
  case invalidValue(String, reason: String)
  case outOfRange(String)
}

extension LookFileError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notJSON: "this is not a JSON object; --print-look writes one to begin with"
    case .unknownKey(let key, let nearest):
      "no look has a \(Quoting.quoted(key))"
        + (nearest.map { ": did you mean \($0)?" } ?? "; --print-look writes all that there are")
    case .invalidValue(let path, let reason): "\(Quoting.quoted(path)): \(reason)"
    case .outOfRange(let fault): fault
    }
  }
}

extension JSONValue {
  /// The values of `other` over these, object by object.
  func merged(with other: JSONValue) -> JSONValue {
    guard case .object(let mine) = self, case .object(let theirs) = other else { return other }
    return .object(mine.merging(theirs) { $0.merged(with: $1) })
  }

  /// The first key, in sorted order, that `known` has not at its place.
  func firstKey(unknownTo known: JSONValue, path: [String]) -> String? {
    switch (self, known) {
    case (.object(let values), .object(let others)):
      for key in values.keys.sorted() {
        guard let other = others[key] else { return (path + [key]).joined(separator: ".") }
        if let found = values[key]?.firstKey(unknownTo: other, path: path + [key]) { return found }
      }
      return nil
    case (.array(let values), .array(let others)):
      guard let pattern = others.first else { return nil }
      for (index, value) in values.enumerated() {
        if let found = value.firstKey(unknownTo: pattern, path: path + [String(index)]) { return found }
      }
      return nil
    default: return nil
    }
  }

  /// These values, and null for each key that only `other` has.
  func filled(from other: JSONValue) -> JSONValue {
    guard case .object(let mine) = self, case .object(let theirs) = other else { return self }
    return .object(theirs.reduce(into: mine) { $0[$1.key] = mine[$1.key]?.filled(from: $1.value) ?? .null })
  }

  /// What is wrong with the first number, in sorted order, that no list can be drawn with, in words.
  ///
  /// The widest list has 4096 points; beyond that nothing can be meant, and arithmetic ends somewhere. Places may be
  /// before what they are measured from, lengths are not below 0.
  func firstFault(path: [String]) -> String? {
    let name = path.joined(separator: ".")
    switch self {
    case .number(let number):
      let isPart = path.last == "place"
      let lower: Double = path.last == "shadowOffset" ? -4096 : 0
      let upper: Double = isPart ? 1 : 4096
      if (lower...upper).contains(number) { return nil }
      return "\(name) is a \(isPart ? "part" : "length") from \(Int(lower)) to \(Int(upper))"
    case .array(let values):
      for (index, value) in values.enumerated() {
        if case .number(let number) = value {
          if !(-4096...4096).contains(number) { return "\(name) is a place, each number from -4096 to 4096" }
        } else if let fault = value.firstFault(path: path + [String(index)]) {
          return fault
        }
      }
      return nil
    case .object(let values):
      for key in values.keys.sorted() {
        if let fault = values[key]?.firstFault(path: path + [key]) { return fault }
      }
      return nil
    default: return nil
    }
  }

  /// All keys, wherever they are.
  var allKeys: Set<String> {
    switch self {
    case .object(let values): values.reduce(into: Set(values.keys)) { $0.formUnion($1.value.allKeys) }
    case .array(let values): values.reduce(into: []) { $0.formUnion($1.allKeys) }
    default: []
    }
  }
}
