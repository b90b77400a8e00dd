import FontPreviewCore

/// The sheets of a baseline, as its `fontpreview.json` names them.
struct CheckPlan {
  /// One of them: what it is called, and the command line that draws it.
  struct Sheet {
    var name: String
    var words: [Argument]
    var options: Options
  }

  let sheets: [Sheet]

  static let fileName = "fontpreview.json"

  /// Reads the file in `directory`.
  init(directory: Argument) throws {
    let file = Self.path(Self.fileName, in: directory)
    let bytes: [UInt8]
    do {
      bytes = try InputFile(file.bytes).bytes(limit: 16 << 20)
    } catch {
      throw CommandError.checkPlan(
        file,
        reason: "\(error.reason); it names the sheets to check, such as \(Self.example)")
    }
    do {
      sheets = try Self.sheets(bytes, directory: directory)
    } catch let error as PlanError {
      throw CommandError.checkPlan(file, reason: error.reason)
    }
  }

  /// A file or directory in the baseline's directory.
  static func path(_ name: String, in directory: Argument) -> Argument {
    let slash = UInt8(ascii: "/")
    return Argument(directory.bytes + (directory.bytes.last == slash ? [] : [slash]) + name.utf8)
  }

  private static let example = #"{"sheets": [{"name": "list", "fonts": ["../fonts"], "options": {"isolated": true}}]}"#

  private struct PlanError: Error {
    var reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private static func sheets(_ bytes: [UInt8], directory: Argument) throws -> [Sheet] {
    guard let value = JSONValue(parsing: bytes), case .object(let plan) = value else {
      throw PlanError("it is no JSON object; write it like \(example)")
    }
    try checkKeys(plan, among: ["schema", "sheets"], of: "the file")
    if let schema = plan["schema"] {
      guard case .number(1) = schema else { throw PlanError("this program knows schema 1 alone; update fontpreview") }
    }
    guard case .array(let list)? = plan["sheets"], !list.isEmpty else {
      throw PlanError("it names no sheets to check; write it like \(example)")
    }
    var names: Set<String> = []
    return try list.enumerated().map { number, value in
      guard case .object(let sheet) = value else { throw PlanError("sheet \(number + 1) is no object") }
      try checkKeys(sheet, among: ["name", "fonts", "options"], of: "sheet \(number + 1)")
      guard case .text(let name)? = sheet["name"], isName(name) else {
        throw PlanError(
          "sheet \(number + 1) needs a \"name\" of letters, digits, points, hyphens and underscores, which begins with none of the latter three"
        )
      }
      // Where file names ignore case, two would be one.
      guard names.insert(name.lowercased()).inserted else {
        throw PlanError("two sheets are called \(Quoting.quoted(name)): give each a name of its own")
      }
      guard name.lowercased() != "fontpreview" else {
        throw PlanError("a sheet cannot be called \(Quoting.quoted(name)), as this file is; give it another name")
      }
      return try Self.sheet(name, sheet, directory: directory)
    }
  }

  private static func sheet(_ name: String, _ sheet: [String: JSONValue], directory: Argument) throws -> Sheet {
    let place = "sheet \(Quoting.quoted(name))"
    var fonts: [Argument] = []
    switch sheet["fonts"] {
    case nil: break
    case .array(let list)?:
      fonts = try list.map { value in
        guard case .text(let font) = value else { throw PlanError("\(place): \"fonts\" must be a list of texts") }
        return resolved(Argument(font), in: directory)
      }
    default: throw PlanError("\(place): \"fonts\" must be a list of texts, names or paths with a \"/\"")
    }
    var arguments: [Argument] = []
    switch sheet["options"] {
    case nil: break
    case .object(let options)?:
      for option in options.keys.sorted() {
        arguments += try self.arguments(option, options[option] ?? .null, directory: directory, place: place)
      }
    default: throw PlanError("\(place): \"options\" must be an object of long names and values")
    }
    do throws(UsageError) {
      guard case .run(_, _, let options) = try ArgumentParser.parse(arguments) else {
        throw UsageError.unknownOption(arguments[0], in: nil, suggestion: nil)
      }
      return Sheet(name: name, words: fonts, options: options)
    } catch {
      throw PlanError("\(place): \(error)")
    }
  }

  /// An option as it stands on a command line.
  private static func arguments(
    _ name: String, _ value: JSONValue, directory: Argument, place: String
  ) throws -> [Argument] {
    let shown = "--" + Quoting.escaped(name)
    guard let option = OptionTable.all.first(where: { NameKey($0.name) == NameKey(name) }) else {
      let nearest = EditDistance.nearest(to: name, in: OptionTable.all.filter(isOfSheet).map(\.name)).first
      throw PlanError("\(place): there is no option \(shown)" + (nearest.map { "; did you mean --\($0)?" } ?? ""))
    }
    guard isOfSheet(option) else {
      let wayOut =
        option.commands.contains(.check) && option.group != .general ? "give it on the command line" : "leave it out"
      throw PlanError("\(place): \(shown) does not say how a sheet is drawn; \(wayOut)")
    }
    guard let kind = option.value?.kind else {
      guard case .flag(let isSet) = value else { throw PlanError("\(place): \(shown) must be true or false") }
      return isSet ? [Argument(option.longForm)] : []
    }
    func argument(_ value: JSONValue) throws -> Argument {
      switch value {
      case .text("-") where kind.isFile:
        throw PlanError("\(place): \(shown) cannot be standard input; name a file")
      case .text(let text):
        var bytes = Argument(text)
        switch kind {
        case .file, .directory: bytes = Self.path(text, seenFrom: directory)
        case .fontNameOrFile: bytes = resolved(bytes, in: directory)
        default: break
        }
        return Argument(Array("\(option.longForm)=".utf8) + bytes.bytes)
      case .number(let number): return Argument("\(option.longForm)=\(ValueKind.text(number))")
      default: throw PlanError("\(place): \(shown) must be a text or a number")
      }
    }
    if case .array(let list) = value, option.value?.isRepeatable == true { return try list.map(argument) }
    return [try argument(value)]
  }

  /// Whether an option says how a sheet is drawn.
  static func isOfSheet(_ option: OptionSpecification) -> Bool {
    switch option.group {
    case .picture, .fonts, .choosing, .rows, .text, .look: option.commands.contains(.check)
    default: false
    }
  }

  /// A path seen from the baseline's directory.
  private static func path(_ path: String, seenFrom directory: Argument) -> Argument {
    // An empty one is refused as such, and "-" is no file.
    path.hasPrefix("/") || path.isEmpty || path == "-" ? Argument(path) : Self.path(path, in: directory)
  }

  /// A word or value that is a path if it has a slash.
  private static func resolved(_ word: Argument, in directory: Argument) -> Argument {
    word.isPath ? path(word.text, seenFrom: directory) : word
  }

  private static func checkKeys(_ object: [String: JSONValue], among known: [String], of place: String) throws {
    for key in object.keys.sorted() where !known.contains(key) {
      throw PlanError(
        "\(place) has \(Quoting.quoted(key)), which means nothing here; there are \(known.joined(separator: ", "))")
    }
  }

  private static func isName(_ name: String) -> Bool {
    let isLetter = { (character: Character) in character.isASCII && (character.isLetter || character.isNumber) }
    return name.count <= 100 && name.first.map(isLetter) == true
      && name.allSatisfy { isLetter($0) || "._-".contains($0) }
  }
}
