import Foundation
import Testing

@testable import FontPreviewCore

@Suite("A comparison told as JSON")
struct JSONReportTests {
  private static func object(_ report: ComparisonReport) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(JSONReport.text(report)))
    return try #require(object as? [String: Any])
  }

  @Test("Rows and sheets have a line each, with sorted keys")
  func golden() {
    var broken = SampleReport.row("B", .removed, old: 4, new: nil)
    broken.error = "no"
    broken.isIgnored = true
    broken.note = .otherFile(old: "a", new: "b")
    let changed = SampleReport.row(
      "A", old: 0, new: 1, causes: [.otherGlyphs, .selection],
      counts: PixelCounts(different: 1, compared: 20, maxDelta: 3))
    let sheet = SampleReport.sheet(
      "s", [changed, broken], surroundings: SampleReport.surroundings(2, of: 30, maxDelta: 4)
    ) {
      $0.libraries = [LibraryChange(name: "libpng", old: nil, new: "1.6")]
      $0.options = ["look", "scale"]
    }
    var accepted = ComparisonReport.Sheet(name: "t", outcome: .missing(reason: "none"))
    accepted.isAccepted = true
    #expect(
      String(decoding: JSONReport.text(ComparisonReport(sheets: [sheet, accepted])), as: UTF8.self) == #"""
        {"comparedPixels":50,"differentPixels":3,"rows":[
        {"causeTexts":["other glyphs","the selection"],"causes":["other-glyphs","selection"],"change":"changed","comparedPixels":20,"differentPixels":1,"error":null,"ignored":false,"maxDelta":3,"moved":false,"newRow":2,"note":null,"oldRow":1,"resized":false,"sheet":"s","title":"A"},
        {"causeTexts":[],"causes":[],"change":"removed","comparedPixels":null,"differentPixels":null,"error":"no","ignored":true,"maxDelta":null,"moved":false,"newRow":null,"note":"other-file","oldRow":5,"resized":false,"sheet":"s","title":"B"}
        ],"schema":1,"sheets":[
        {"accepted":false,"acceptedRows":[],"comparedPixels":50,"differentPixels":3,"libraries":[{"name":"libpng","new":"1.6","old":null}],"name":"s","options":["look","scale"],"reason":null,"resized":false,"surroundings":{"comparedPixels":30,"differentPixels":2,"differs":true,"maxDelta":4,"resized":false},"verdict":"different"},
        {"accepted":true,"acceptedRows":[],"comparedPixels":null,"differentPixels":null,"libraries":[],"name":"t","options":[],"reason":"none","resized":false,"surroundings":null,"verdict":"same"}
        ],"verdict":"different"}

        """#)
  }

  @Test("Nothing compared is an object all the same, and hashes alone have no numbers of pixels")
  func withoutPixels() throws {
    #expect(
      String(decoding: JSONReport.text(ComparisonReport(sheets: [])), as: UTF8.self)
        == #"{"comparedPixels":null,"differentPixels":null,"rows":[],"schema":1,"sheets":[],"verdict":"same"}"# + "\n")
    let object = try Self.object(ComparisonReport(sheets: [SampleReport.sheet("s", [SampleReport.row("A")])]))
    #expect(object["differentPixels"] is NSNull)
    #expect((object["sheets"] as? [[String: Any]])?.first?["comparedPixels"] is NSNull)
  }

  @Test("Each object has all its keys, in their order")
  func keys() throws {
    let text = String(decoding: JSONReport.text(SampleReport.small), as: UTF8.self)
    let object = try Self.object(SampleReport.small)
    #expect(object["verdict"] as? String == "error" && object["schema"] as? Int == 1)
    let rows = try #require(object["rows"] as? [[String: Any]])
    let sheets = try #require(object["sheets"] as? [[String: Any]])
    #expect(rows.count == 10 && sheets.count == 6)
    #expect(sheets.map { $0["verdict"] as? String } == ["different", "same", "same", "same", "different", "error"])
    for (objects, keys) in [
      (
        rows,
        [
          "causeTexts", "causes", "change", "comparedPixels", "differentPixels", "error", "ignored", "maxDelta",
          "moved",
          "newRow", "note", "oldRow", "resized", "sheet", "title",
        ]
      ),
      (
        sheets,
        [
          "accepted", "acceptedRows", "comparedPixels", "differentPixels", "libraries", "name", "options", "reason",
          "resized", "surroundings",
          "verdict",
        ]
      ),
    ] {
      #expect(objects.allSatisfy { $0.keys.sorted() == keys })
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("{\"\(keys[0])\"") }
      #expect(lines.count == objects.count)
      for line in lines {
        // Surroundings and libraries have keys of these names in them, between the others.
        let places = keys.map { key in line.range(of: "\"\(key)\":")?.lowerBound }
        #expect(places.compactMap { $0 }.sorted() == places)
      }
    }
  }

  @Test("Names are read back as they were, from one line each", arguments: SampleReport.hostileTitles)
  func hostile(title: String) throws {
    let report = SampleReport.hostile(title)
    let bytes = JSONReport.text(report)
    let object = try Self.object(report)
    let rows = try #require(object["rows"] as? [[String: Any]])
    for row in rows {
      let (name, sheet) = (row["title"] as? String, row["sheet"] as? String)
      #expect(name?.utf8.elementsEqual(title.utf8) ?? false)
      #expect(sheet?.utf8.elementsEqual(title.utf8) ?? false)
    }
    #expect(rows.count == 12 && rows[1]["error"] as? String == title)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(SampleReport.isPlain(text))
    #expect(text.split(separator: "\n").count == 12 + 4 + 3)
  }

  @Test("What has no place in UTF-16 of one unit is escaped as two")
  func languageTags() throws {
    let title = "a\u{E0041}b"
    let report = ComparisonReport(sheets: [SampleReport.sheet("s", [SampleReport.row(title)])])
    let rows = try #require(try Self.object(report)["rows"] as? [[String: Any]])
    #expect(rows.first?["title"] as? String == title)
    #expect(String(decoding: JSONReport.text(report), as: UTF8.self).contains(#""a\udb40\udc41b""#))
  }

  @Test("A name of 100 kB is kept whole")
  func longName() throws {
    let title = String(repeating: "語a\u{202E}", count: 15_000)
    let report = ComparisonReport(sheets: [SampleReport.sheet("s", [SampleReport.row(title)])])
    let rows = try #require(try Self.object(report)["rows"] as? [[String: Any]])
    #expect(rows[0]["title"] as? String == title)
  }
}
