import Testing

@testable import FontPreviewCore

@Suite("Title and detail in a row")
struct CellLayoutTests {
  private static func row(
    _ cell: CellStyle, title: String, in file: String = "Plain.ttf", detail: String, isSelected: Bool = false,
    scale: Int = 2
  ) throws -> RowLayout {
    let (layout, content) = try content(
      cell, title: title, in: file, detail: detail, isSelected: isSelected, scale: scale)
    return layout.layout(content)
  }

  private static func content(
    _ cell: CellStyle, title: String, in file: String, detail: String, isSelected: Bool = false, scale: Int = 2
  ) throws -> (ListLayout, RowContent) {
    var style = ListStyle.modern
    style.rowHeight = style.rowHeight(in: cell)
    let layout = ListLayout(style: style, scale: Scale(scale), width: 320)
    let shaper = TextShaper(scale: Scale(scale), language: "en")
    func faces(_ file: String, _ size: Points) throws -> LineFaces {
      LineFaces(
        primary: try FontFace(
          Fixtures.identifier(file), library: FreeTypeLibrary(), pixelsPerEm: Scale(scale).pixelsPerEm(size)))
    }
    let second = try shaper.shape(
      detail, faces: faces("PlainBold.ttf", style.detailSize(in: cell)),
      width: layout.detailWidth(in: cell, accessory: isSelected ? .checkmark : .none))
    let first = try shaper.shape(
      title, faces: faces(file, style.titleSize(in: cell)),
      width: layout.titleWidth(in: cell, besides: second, accessory: isSelected ? .checkmark : .none))
    let content = RowContent(
      title: first, detail: cell == .default ? nil : second, cell: cell, isProblem: false,
      accessory: isSelected ? .checkmark : .none,
      isLast: false)
    return (layout, content)
  }

  @Test(
    "The ink of two lines never meets, and is in the row where the row is as high as it needs",
    arguments: ["Plain.ttf", "TallInk.ttf", "HighInk.ttf", "ZeroMetrics.ttf", "Inverted.ttf", "Vast.ttf"], 1...3)
  func twoLines(file: String, scale: Int) throws {
    for title in ["Hog", "Tight", "."] {
      let (layout, content) = try Self.content(.subtitle, title: title, in: file, detail: "Ig", scale: scale)
      let fitting = layout.withRowHeight(layout.fittingRowHeight(content))
      for layout in [layout, fitting] {
        let lines = layout.layout(content).instructions.compactMap { instruction in
          if case .text(let text) = instruction { text } else { nil }
        }
        let upper = try #require(content.title.ink)
        let lower = try #require(content.detail?.ink)
        #expect(lines[0].origin.y + upper.maxY + 1 <= lines[1].origin.y + lower.y)
        for line in lines {
          let pixels = line.origin.y.value * Double(scale)
          #expect(abs(pixels - pixels.rounded()) < 1e-9)
        }
      }
      #expect(!fitting.layout(content).isClipped)
    }
  }

  @Test("A sample gives way to its font's name; another detail takes its half first")
  func samplesGiveWay() async throws {
    func records(_ detail: RowDetail, width: Points) async throws -> [ManifestRow] {
      try await TextSheet(["Plain.ttf"], detail: detail, width: width) { _ in
      } configuration: {
        $0.cell = .value1
      }.records()
    }
    let sample = RowDetail(text: "AaBbCcDdEeFf", isInOwnFace: true)
    for width in [240, 280, 320] as [Points] {
      #expect(try await records(sample, width: width)[0].truncated == false)
    }
    #expect(try await records(sample, width: 400)[0].detail != nil)
    let fact = RowDetail(text: "AaBbCcDdEeFf", isInOwnFace: false)
    #expect(try await records(fact, width: 320)[0].truncated)
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
