import Foundation
import Testing

@testable import FontPreviewCore

@Suite("The table of the ancestors")
struct AncestorsTests {
  @Test("Every test that it names is there")
  func testsAreThere() throws {
    let root = Fixtures.folder.split(separator: "/").dropLast(2).joined(separator: "/")
    let table = try String(contentsOfFile: "/\(root)/Documentation/ancestors.md", encoding: .utf8)
    // Suites lie in many folders, each name in one file.
    let sources = try #require(FileManager.default.enumerator(atPath: "/\(root)/Tests"))
    var files: [String: String] = [:]
    for case let file as String in sources where file.hasSuffix("Tests.swift") {
      let suite = String(file.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      #expect(files[suite] == nil, "there are two of \(suite)")
      files[suite] = "/\(root)/Tests/\(file)"
    }
    var count = 0
    for line in table.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 4)
      guard let last = cells.last, last != "test", last != "—" else { continue }
      var suite = ""
      for name in last.components(separatedBy: ", ") {
        let parts = name.trimmingCharacters(in: ["`"]).split(separator: ".").map(String.init)
        let function = try #require(parts.last)
        if parts.count == 2 { suite = parts[0] }
        let file = try #require(files[suite], "\(suite)")
        let source = try String(contentsOfFile: file, encoding: .utf8)
        #expect(source.contains("func \(function)("), "\(suite).\(function)")
        count += 1
      }
    }
    #expect(count > 40)
  }
}
