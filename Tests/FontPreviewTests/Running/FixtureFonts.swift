import Foundation

/// The fonts in Tests/Fixtures/Fonts, and those in TextFonts by name.
enum FixtureFonts {
  static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Fonts").path

  /// Every font that can be read, by file name, in order.
  static let readable: [String] = {
    let broken: Set = ["empty.ttf", "truncated.ttf", "random.ttf"]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter { !$0.hasSuffix(".md") && !$0.hasSuffix(".txt") && !broken.contains($0) }.sorted()
  }()

  static func bytes(of name: String) -> [UInt8] {
    let contents = ["/", "/../TextFonts/"].lazy.compactMap {
      FileManager.default.contents(atPath: directory + $0 + name)
    }
    return Array(contents.first ?? Data())
  }
}
