import Foundation
import Testing

@testable import FontPreviewCore

@Suite("The documented example", .timeLimit(.minutes(1)))
struct ListExampleTests {
  @Test("It shows, selects and moves as it says")
  func runs() async throws {
    let files = ["Plain.ttf", "Arabic.ttf"].map { FontWord.path(Fixtures.font($0)) }
    let listing = try TestCatalog.listing(files)
    let log = await showList(of: listing, selected: listing.titles[0], order: FontOrder([listing.titles[0]]))
    #expect(
      log == ["draw rows [0, 1]", "the button reads Done", "row 0 now stands at 1", "the button reads Edit"])
  }

  @Test("What the article prints is what is compiled here")
  func article() throws {
    let root = Fixtures.folder.split(separator: "/").dropLast(2).joined(separator: "/")
    let article = try String(
      contentsOfFile: "/\(root)/Sources/FontPreviewCore/FontPreviewCore.docc/ShowingAList.md", encoding: .utf8)
    let folder = try #require(#filePath.lastIndex(of: "/"))
    let example = try String(contentsOfFile: "\(#filePath[...folder])ListExample.swift", encoding: .utf8)
    let blocks = article.components(separatedBy: "```")
    #expect(blocks.count == 3 && blocks[1] == "swift\n" + example)
  }
}
