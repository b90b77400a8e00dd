import Testing

@testable import FontPreviewCore

@Suite("Sections by first letter")
struct FontSectionTests {
  private static func list(_ titles: [String]) -> FontList {
    FontList(titles.map { FontListRow(title: $0, content: .face(.sample())) })
  }

  @Test(
    "A section is called like the capital of its first letter, and what is no letter is #",
    arguments: [
      ("DejaVu", "D"), ("dejavu", "D"), ("éclair", "É"), ("12 pt", "#"), ("", "#"), (" x", "#"),
      ("\u{5D0}\u{5D1}", "\u{5D0}"),
      ("ßigma", "S"), ("\u{FB01}n", "F"), ("😀", "#"), ("漢字", "漢"), ("E\u{301}cran", "É"), ("#1", "#"),
    ])
  func titles(title: String, section: String) {
    #expect(FontSection.title(for: title) == section)
  }

  @Test("Rows come together by letter, # after all others, and keep their order within one; the selection goes along")
  func together() {
    var list = Self.list(["b2", "7up", "A1", "B1", "a2", "\u{5D0}", "Z"])
    _ = list.select(row: 3)
    let (sectioned, sections) = list.sectioned()
    #expect(sectioned.rows.map(\.title) == ["A1", "a2", "b2", "B1", "Z", "\u{5D0}", "7up"])
    #expect(sections.map(\.title) == ["A", "B", "Z", "\u{5D0}", "#"])
    #expect(sections.map(\.rows) == [0..<2, 2..<4, 4..<5, 5..<6, 6..<7])
    #expect(sectioned.selectedTitle == "B1" && sectioned.selectedRow == 3)
  }

  @Test("Sections hold each row once, in one piece")
  func partition() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let titles = (0..<Int.random(in: 0...40, using: &generator)).map { index in
        "\(["a", "B", "c", "É", "1", "", "\u{5D0}"].randomElement(using: &generator) ?? "")\(index)"
      }
      let (list, sections) = Self.list(titles).sectioned()
      #expect(list.rows.map(\.title).sorted() == titles.sorted())
      #expect(sections.flatMap { Array($0.rows) } == Array(titles.indices))
      #expect(Set(sections.map(\.title)).count == sections.count)
      for section in sections {
        #expect(!section.rows.isEmpty)
        #expect(list.rows[section.rows].allSatisfy { FontSection.title(for: $0.title) == section.title })
      }
    }
  }

  @Test("An empty list has no sections")
  func empty() {
    #expect(FontList().sectioned().sections.isEmpty)
  }

  @Test("Families stand in the order of their first rows, what cannot be read behind them; the selection goes along")
  func families() {
    func row(_ title: String, _ family: String) -> FontListRow {
      FontListRow(
        title: title,
        content: .face(.sample("/\(title).ttf") { $0.families = [LocalizedName(family, language: "en")] }))
    }
    let broken = FontListRow(
      title: "x", content: .refused(RefusedFile(path: [120], faceIndex: nil, reason: .unknownFormat, isShown: true)))
    var list = FontList([row("B1", "B"), broken, row("A1", "A"), row("B2", "B"), row("none", "")])
    _ = list.select(row: 3)
    let (grouped, sections) = list.groupedByFamily(language: "en")
    #expect(grouped.rows.map(\.title) == ["B1", "B2", "A1", "none", "x"])
    #expect(sections.map(\.title) == ["B", "A", "none", "Unreadable"])
    #expect(sections.map(\.rows) == [0..<2, 2..<3, 3..<4, 4..<5])
    #expect(grouped.selectedTitle == "B2")
    #expect(FontList().groupedByFamily(language: "en").sections.isEmpty)
  }
}
