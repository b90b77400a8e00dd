import Testing

@testable import FontPreviewCore

@Suite("An order of fonts")
struct FontOrderTests {
  @Test(
    "A file is one title a line: line ends of both kinds, no blank lines, no byte order mark",
    arguments: [
      ("B\nA\n", ["B", "A"]), ("B\nA", ["B", "A"]), ("B\r\nA\r\n", ["B", "A"]), ("\u{FEFF}B\n", ["B"]),
      ("\n\nB\n \t\r\n\nA\n", ["B", "A"]), ("", []), ("\u{FEFF}", []), (" B \n", [" B "]), ("B\rA\n", ["B\u{FFFD}A"]),
      ("e\u{301}\r\n", ["e\u{301}"]),
    ])
  func parsing(text: String, titles: [String]) throws {
    #expect(try FontOrder(parsing: Array(text.utf8)).titles == titles)
  }

  @Test("Bytes that are not UTF-8 are an error that names the line")
  func invalid() {
    let error = #expect(throws: FontOrderError.self) { try FontOrder(parsing: Array("A\n\nB".utf8) + [0xFF]) }
    #expect(error == .notUTF8(line: 3))
    #expect(error.map { "\($0)" } == "line 3 is not UTF-8; give a text file with one title a line")
  }

  @Test("Titles named come first, in the order's order, the rest follow in the order they had; selection stays")
  func arranging() {
    var list = FontList.letters(5)
    _ = list.select(row: 1)
    #expect(list.arrange(by: FontOrder(["D", "B"])).isEmpty)
    #expect(list.titles == ["D", "B", "A", "C", "E"])
    #expect(list.selectedTitle == "B" && list.selectedRow == 1)
  }

  @Test("Of a title that is given twice the first counts")
  func duplicates() {
    var list = FontList.letters(3)
    #expect(list.arrange(by: FontOrder(["C", "A", "C"])).isEmpty)
    #expect(list.titles == ["C", "A", "B"])
  }

  @Test("Titles that no row has are reported, each once, safe to print; names must agree in every byte")
  func unknown() {
    var list = FontList([.sample("A"), .sample("\u{E9}")])
    let order = FontOrder(["Z", "a", "e\u{301}", "A", "Z", "\u{1B}[2J"])
    #expect(list.arrange(by: order) == ["Z", "a", "e\u{301}", "\u{FFFD}[2J"])
    #expect(list.titles == ["A", "\u{E9}"])
  }

  @Test("Of rows with one title each line takes the next, and the last line the rest")
  func namesakes() {
    func files(_ titles: String...) -> [String?] {
      var list = FontList([
        .sample("A", file: "1"), .sample("A", file: "2"), .sample("B", file: "3"), .sample("A", file: "4"),
      ])
      list.arrange(by: FontOrder(titles))
      return list.rows.map { $0.face?.identifier.fileName }
    }
    #expect(files("B", "A") == ["3.ttf", "1.ttf", "2.ttf", "4.ttf"])
    #expect(files("A", "B", "A") == ["1.ttf", "3.ttf", "2.ttf", "4.ttf"])
  }

  @Test("What is written has a line for each row and no other line ends, whatever is in a title")
  func writing() throws {
    let titles = ["A", "two\nlines", "\r", "\u{2028}", "", " ", "\u{85}x"]
    let list = FontList(titles.enumerated().map { .sample($1, file: "\($0)") })
    let bytes = FontOrder(of: list).bytes
    #expect(bytes.filter { $0 == UInt8(ascii: "\n") }.count == titles.count)
    #expect(!bytes.contains(UInt8(ascii: "\r")))
    // Such titles are found again.
    var shuffled = FontList(list.rows.reversed())
    #expect(try shuffled.arrange(by: FontOrder(parsing: bytes)).isEmpty)
    #expect(shuffled.titles.count == titles.count && shuffled.titles.prefix(2) == ["A", "two\nlines"])
  }

  @Test("Saved and loaded, an order is the same, whatever moves made it", arguments: 1...20)
  func saveAndLoad(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    // Two rows of one title among them.
    let original = FontList(FontList.letters(8).rows + [.sample("C", file: "other"), .sample("\u{65E5}\u{672C}")])
    var list = original
    _ = list.select(row: Int.random(in: 0..<8, using: &random))
    for _ in 0..<30 {
      list.moveRow(from: Int.random(in: 0..<10, using: &random), to: Int.random(in: 0..<10, using: &random))
    }
    var loaded = original
    let order = try FontOrder(parsing: FontOrder(of: list).bytes)
    #expect(order == FontOrder(of: list))
    #expect(loaded.arrange(by: order).isEmpty)
    #expect(loaded.titles == list.titles)
    #expect(Set(loaded.rows) == Set(original.rows))
  }
}
