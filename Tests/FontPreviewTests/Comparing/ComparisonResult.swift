import Foundation

/// The JSON report of a comparison, by JSONDecoder; every key must be there, as it is named here.
struct ComparisonResult: Decodable {
  struct Row: Decodable {
    var causeTexts: [String]
    var causes: [String]
    var change: String
    var comparedPixels: Int?
    var differentPixels: Int?
    var error: String?
    var ignored: Bool
    var maxDelta: Int?
    var newRow: Int?
    var note: String?
    var oldRow: Int?
    var resized: Bool
    var sheet: String
    var title: String
  }

  struct Library: Decodable, Equatable {
    var name: String
    var new: String?
    var old: String?
  }

  struct Surroundings: Decodable {
    var comparedPixels: Int?
    var differentPixels: Int?
    var differs: Bool
    var maxDelta: Int?
    var resized: Bool
  }

  struct Sheet: Decodable {
    var accepted: Bool
    var acceptedRows: [String]
    var comparedPixels: Int?
    var differentPixels: Int?
    var libraries: [Library]
    var name: String
    var options: [String]
    var reason: String?
    var surroundings: Surroundings?
    var verdict: String
  }

  var comparedPixels: Int?
  var differentPixels: Int?
  var rows: [Row]
  var schema: Int
  var sheets: [Sheet]
  var verdict: String

  init(_ result: ProgramResult) throws {
    self = try JSONDecoder().decode(ComparisonResult.self, from: Data(result.output))
  }

  /// Those that are not as they were.
  var changedRows: [Row] { rows.filter { $0.change != "same" } }

  /// The rows that are not as they were, as `change title: causes`.
  var changes: [String] {
    changedRows.map { row in
      "\(row.change) \(row.title)" + (row.causes.isEmpty ? "" : ": " + row.causes.joined(separator: ", "))
    }
  }

  func row(_ title: String) -> Row? { rows.first { $0.title == title } }

  /// Whether what is beside the rows is as it was, in every sheet.
  var hasSameSurroundings: Bool {
    sheets.allSatisfy { $0.surroundings.map { !$0.differs } ?? true }
  }
}
