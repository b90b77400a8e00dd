import Foundation
import Testing

@testable import FontPreviewCore

@Suite("The manifest's JSON")
struct JSONWriterTests {
  private static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value))
  }

  private static func row(_ change: (inout ManifestRow) -> Void = { _ in }) throws -> ManifestRow {
    let text = """
      {"title":"T","rect":[0,44,320,44],"selected":false,"family":"F","style":"S","postscriptName":"P","fullName":"N",
      "file":"a.ttf","faceIndex":1,"instance":2,"axes":{"wght":400,"wdth":87.5},"revision":"2.37",
      "checksum":"0x00c0ffee","baseline":27.5,"runs":[{"file":"a.ttf","faceIndex":1,"unitsPerEm":1000,
      "direction":"rtl","script":"Hebr","language":"en","features":["-liga"],"glyphs":[[1,2,-3,-40,500],[65535,0,0,0,-2147483648]]}],
      "missing":"","fallback":false,"monochrome":false,"text":null,"detail":null,"clipped":true,"truncated":false,"error":null,"pixels":"00ff"}
      """
    var row = try JSONDecoder().decode(ManifestRow.self, from: Data(text.utf8))
    change(&row)
    return row
  }

  @Test("A row is written byte for byte as JSONEncoder would with sorted keys")
  func sameBytes() throws {
    let rows = try [
      Self.row(), Self.row { $0.instance = nil },
      Self.row {
        $0.revision = nil
        $0.checksum = nil
      },
      Self.row { $0.error = "glyph 3 is damaged" }, Self.row { $0.axes = [:] }, Self.row { $0.runs = [] },
      Self.row { $0.detail = ManifestDetail(text: "AaBb", runs: $0.runs, missing: "\u{4E00}", truncated: false) },
      Self.row { $0.text = "Hamburg" },
      Self.row { $0.baseline = 27 }, Self.row { $0.baseline = 83.0 / 3 }, Self.row { $0.baseline = -0.25 },
      Self.row { $0.rect = [0, 1e7, 0.1, 1 / 3] },
    ]
    for row in rows {
      #expect(String(decoding: row.json(), as: UTF8.self) == String(decoding: try Self.encode(row), as: UTF8.self))
    }
  }

  @Test(
    "Names keep every character",
    arguments: [
      "a/b \"quoted\" \\ back", "tab\tnewline\nreturn\r", "\u{0}\u{1}\u{8}\u{B}\u{C}\u{1F}\u{7F}\u{80}\u{2028}",
      "見本 سَلاب 🖋 e\u{301} \u{E9} \u{FFFD}", "</script>&<b>'", "",
    ])
  func strings(text: String) throws {
    let row = try Self.row {
      $0.title = text
      $0.missing = text
      $0.axes = [text: 1]
    }
    let decoded = try JSONDecoder().decode(ManifestRow.self, from: Data(row.json()))
    #expect(decoded == row)
    #expect(decoded.title.utf8.elementsEqual(text.utf8))
    #expect(try JSONDecoder().decode(ManifestRow.self, from: Self.encode(row).asData) == row)
  }

  @Test(
    "Numbers are written so that they are read back alike",
    arguments: [
      0.0, -1, 0.1, 27.666666666666668, 1e15, 1e21, -1e-7, 123456789.125, 9007199254740992, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
    ])
  func numbers(number: Double) throws {
    var writer = JSONWriter()
    writer.array { $0.value(number) }
    #expect(try JSONDecoder().decode([Double].self, from: Data(writer.bytes)) == [number])
  }

  @Test("Whole numbers are written to their ends", arguments: [0, 7, -7, 10, -100, .max, .min])
  func wholeNumbers(number: Int) {
    var writer = JSONWriter()
    writer.value(number)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == String(number))
  }

  @Test("Commas stand between values and nowhere else")
  func commas() {
    var writer = JSONWriter()
    writer.object { object in
      object.key("a")
      object.array { _ in }
      object.key("b")
      object.object { _ in }
      object.key("c")
      object.array { array in
        array.value(1)
        array.array { $0.null() }
        array.value(true)
        array.object {
          $0.key("d"); $0.value("e")
        }
      }
    }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"a":[],"b":{},"c":[1,[null],true,{"d":"e"}]}"#)
  }

  @Test("A manifest's head and end hold the whole in sorted order, options of every kind among it")
  func headAndEnd() throws {
    let head = ManifestHead(
      options: ["width": .number(320), "selected": .text("A \"B\""), "editing": .flag(false), "sort": .null],
      size: (320, 88), separator: 0.5)
    let text = String(decoding: head.start + Array("{}".utf8) + head.end, as: UTF8.self)
    let whole = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(whole.keys.sorted() == ["libraries", "options", "rows", "schema", "separator", "size", "tool"])
    #expect(whole["separator"] as? Double == 0.5)
    #expect(whole["schema"] as? Int == 1)
    #expect(whole["size"] as? [Int] == [320, 88])
    #expect(whole["tool"] as? String == "fontpreview \(FontPreviewVersion.current)")
    let options = try #require(whole["options"] as? [String: Any])
    #expect(options["width"] as? Int == 320)
    #expect(options["selected"] as? String == "A \"B\"")
    #expect(options["editing"] as? Bool == false)
    #expect(options["sort"] is NSNull)
    let places = ["libraries", "options", "rows", "schema", "size", "tool"].map {
      text.range(of: "\"\($0)\":")?.lowerBound
    }
    #expect(places.compactMap { $0 }.count == 6)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0! < $1! })
    #expect(text.contains(#""options":{"editing":false,"selected":"A \"B\"","sort":null,"width":320}"#))
  }

  @Test(
    "A revision is shown as font tools print it",
    arguments: [
      (0x0001_0000, "1.0"), (0x0002_5EB8, "2.37"), (0x0001_8000, "1.5"), (0, "0.0"), (0x0001_0042, "1.001"),
      (0x0005_FFFF, "6.0"), (-0x0001_8000, "-1.5"), (0x0003_0021, "3.001"), (0x0000_0021, "0.001"),
      (0x000C_199A, "12.1"),
    ])
  func revision(fixed: Int, text: String) {
    #expect(ManifestRow.revisionText(fixed) == text)
  }
}

extension [UInt8] {
  fileprivate var asData: Data { Data(self) }
}
