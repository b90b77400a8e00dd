import Foundation
import Testing

@testable import FontPreviewCore

/// Pictures whose differences are published by others, which are not part of this project: a folder with a table
/// `expectations.tsv`, named by PICTURES in the environment.
@Suite("Pictures with published differences", .enabled(if: PublicPictures.folder != nil))
struct PublicPictureTests {

  private struct Settings: Decodable {
    var threshold: Double?
    var includeAA: Bool?
    var alpha: Double?
    var aaColor: [UInt8]?
    var diffColor: [UInt8]?
    var diffColorAlt: [UInt8]?
    var diffMask: Bool?
  }

  @Test("There are such pictures")
  func some() {
    #expect(PublicPictures.cases.count >= 12)
  }

  @Test("Counts and pictures of differences are those that were published", arguments: PublicPictures.cases)
  func published(_ example: PublicPictures.Case) async throws {
    let folder = try #require(PublicPictures.folder)
    func bytes(_ name: String) throws -> [UInt8] {
      Array(try #require(FileManager.default.contents(atPath: "\(folder)/\(name)"), "\(name) is missing"))
    }
    func color(_ parts: [UInt8]) -> Color { Color(red: parts[0], green: parts[1], blue: parts[2]) }
    let settings = try JSONDecoder().decode(Settings.self, from: Data(example.options.utf8))
    let comparison = PixmapComparison.pixelmatch(
      threshold: settings.threshold ?? 0.1, countsAntialiasing: settings.includeAA ?? false)
    var style = DifferenceStyle()
    if let alpha = settings.alpha { style.alpha = alpha }
    if let parts = settings.aaColor { style.antialiasingColor = color(parts) }
    if let parts = settings.diffColor { style.differenceColor = color(parts) }
    style.darkerColor = settings.diffColorAlt.map(color)
    style.isMask = settings.diffMask ?? false
    let (first, second) = try (bytes(example.first), bytes(example.second))
    let result = try PixmapDiff.compare(
      RGBAPicture(png: first), RGBAPicture(png: second), by: comparison, style: style)
    #expect(result.counts.different == example.count)
    if !example.picture.isEmpty {
      let expected = try RGBAPicture(png: bytes(example.picture))
      let isEqual = result.picture == expected
      #expect(isEqual, "the picture of differences is another")
    }
    // The same by files, piece by piece.
    var options = ComparisonOptions()
    options.comparison = comparison
    let diff = try await SheetComparison(
      from: ComparedPicture(BufferSource(first)), to: ComparedPicture(BufferSource(second)), options: options
    ).run()
    #expect(diff.counts.different == example.count)
  }
}

/// The table of the folder, where there is one.
enum PublicPictures {
  static let folder = ProcessInfo.processInfo.environment["PICTURES"]

  /// The columns of the table that are used.
  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var first: String
    var second: String
    var options: String
    var count: Int
    var picture: String

    init?(_ line: Substring) {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 8, let count = Int(parts[5]) else { return nil }
      (id, first, second, options, self.count, picture) = (parts[0], parts[1], parts[2], parts[4], count, parts[8])
    }

    var testDescription: String { "\(id) \(first) \(options)" }
  }

  static let cases: [Case] = {
    guard let folder, let table = try? String(contentsOfFile: folder + "/expectations.tsv", encoding: .utf8) else {
      return []
    }
    return table.split(separator: "\n").compactMap(Case.init)
  }()
}
