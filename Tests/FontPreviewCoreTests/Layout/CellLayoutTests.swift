import Testing

@testable import FontPreviewCore

@Suite("Title and detail in a row")
struct CellLayoutTests {
  private static func row(
    _ cell: CellStyle, title: String, detail: String, isSelected: Bool = false, scale: Int = 2
  ) throws -> RowLayout {
    let style = ListStyle.modern.adjusted(to: cell)
    let layout = ListLayout(style: style, scale: Scale(scale), width: 320)
    let shaper = TextShaper(scale: Scale(scale), language: "en")
    func faces(_ file: String, _ size: Points) throws -> LineFaces {
      LineFaces(
        primary: try FontFace(
          Fixtures.identifier(file), library: FreeTypeLibrary(), pixelsPerEm: Scale(scale).pixelsPerEm(size)))
    }
    let second = try shaper.shape(
      detail, faces: faces("PlainBold.ttf", style.detailSize(in: cell)),
      width: layout.detailWidth(in: cell, isSelected: isSelected))
    let first = try shaper.shape(
      title, faces: faces("Plain.ttf", style.titleSize(in: cell)),
      width: layout.titleWidth(in: cell, besides: second, isSelected: isSelected))
    return layout.layout(
      RowContent(
        title: first, detail: cell == .default ? nil : second, cell: cell, isProblem: false, isSelected: isSelected,
        isLast: false))
  }

  @Test("Each cell lays its rows out by these instructions", arguments: [2, 3])
  func instructions(scale: Int) throws {
    var text = ""
    for cell in CellStyle.allCases {
      let long = ("A Title Which Is Far Too Long For It", "and a detail that is no shorter at all")
      let rows = try [
        ("normal", Self.row(cell, title: "Title", detail: "detail", scale: scale)),
        ("selected", Self.row(cell, title: "Title", detail: "detail", isSelected: true, scale: scale)),
        ("long", Self.row(cell, title: long.0, detail: long.1, scale: scale)),
        ("long and selected", Self.row(cell, title: long.0, detail: long.1, isSelected: true, scale: scale)),
        ("long title", Self.row(cell, title: long.0, detail: "d", scale: scale)),
        ("long detail", Self.row(cell, title: "T", detail: long.1, scale: scale)),
      ]
      text += rows.map { "\(cell.rawValue), \($0)\n\($1.text)" }.joined()
    }
    try Golden.expect(text, equals: "cells-\(scale)x.txt")
  }

  @Test("Whatever their length, title and detail neither meet nor reach the edges", arguments: CellStyle.allCases)
  func apart(cell: CellStyle) throws {
    for (title, detail) in [
      ("T", "d"), ("Title and more", "detail"), ("WWWWWWWWWWWWWWWWWWWWWWW", "wwwwwwwwwwwwwwwwwwww"),
    ] {
      for isSelected in [false, true] {
        let row = try Self.row(cell, title: title, detail: detail, isSelected: isSelected)
        #expect(!row.isClipped)
        let lines = row.instructions.compactMap { instruction in
          if case .text(let text) = instruction { text } else { nil }
        }
        #expect(lines.count == (cell == .default ? 1 : 2))
        func end(_ line: TextInstruction) -> Points {
          line.origin.x
            + Points(line.runs.reduce(0) { $0 + Double($1.advance) / Double($1.unitsPerEm) } * line.size.value)
        }
        for line in lines {
          #expect(line.origin.x >= 16)
          #expect(end(line).value <= (isSelected ? 276 : 304) + 1e-9)
        }
        if cell == .value1 || cell == .value2 {
          #expect(end(lines[0]) < lines[1].origin.x)
          #expect(lines[0].origin.y == lines[1].origin.y)
        } else if cell == .subtitle {
          #expect(lines[0].origin.y < lines[1].origin.y)
        }
      }
    }
  }
}
