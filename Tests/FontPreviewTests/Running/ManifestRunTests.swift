import Foundation
import Testing

/// The manifest beside and in the picture.
@Suite struct ManifestRunTests {
  @Test func theFileEqualsWhatThePictureHolds() throws {
    let place = try Workplace(FixtureFonts.readable)
    let result = try place.run(
      "--selected", "Fixture Sans Bold", "-o", "out/list.png", "--manifest", "out/list.json", "-q")
    #expect(result.ending == .exited(0))
    let file = place.read("out/list.json")
    #expect(try DecodedPicture(place.read("out/list.png")).manifest == file)
    let rows = try SheetRows(json: file)
    #expect(rows.selectedTitles == ["Fixture Sans Bold"])
    #expect(rows.titles.count > 20)
    #expect(!String(decoding: file, as: UTF8.self).contains(place.root))
    #expect(place.names() == ["list.json", "list.png"])
  }

  @Test func manyRowsMakeSeveralPieces() throws {
    let place = try Workplace()
    let font = FixtureFonts.bytes(of: "LongName.ttf")
    for number in 0..<250 { place.put("fonts/\(number).ttf", font) }
    let result = try place.run(
      "--isolated", "--font-dir", "fonts", "--duplicates", "--scale", "1", "--width", "4096", "-o", "out/list.png",
      "--manifest", "out/list.json", "-q")
    #expect(result.ending == .exited(0))
    let file = place.read("out/list.json")
    #expect(file.count > 512 << 10)
    let isSame = try DecodedPicture(place.read("out/list.png")).manifest == file
    #expect(isSame)
    #expect(try SheetRows(json: file).rows.count == 250)
  }

  @Test func withoutItThePictureHasTheSamePixels() throws {
    let place = try Workplace(["Plain.ttf", "PlainBold.ttf"])
    #expect(try place.run("-o", "out/with.png").ending == .exited(0))
    #expect(try place.run("-o", "out/without.png", "--no-manifest", "--manifest", "out/list.json").ending == .exited(0))
    let (with, without) = (
      try DecodedPicture(place.read("out/with.png")), try DecodedPicture(place.read("out/without.png"))
    )
    #expect(without.manifest == [])
    #expect(with.manifest == place.read("out/list.json"))
    #expect(with.pixels == without.pixels)
    #expect(!String(decoding: place.read("out/without.png"), as: UTF8.self).contains("iTXt"))
  }

  @Test func nothingOfItStaysWhereThePictureFails() throws {
    let place = try Workplace(["Plain.ttf"])
    place.put("out/list.json", [4, 5, 6])
    let result = try place.runUnprivileged("-o", "/dev/full", "--manifest", "out/list.json")
    #expect(result.ending == .exited(2))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(place.names() == ["list.json"])
    #expect(place.read("out/list.json") == [4, 5, 6])
    let other = try place.run("-o", "out/list.png", "--manifest", "out/none/list.json")
    #expect(
      other.errors
        == "fontpreview: error: cannot write \"out/none/list.json\": its directory does not exist; create it first\n")
    #expect(place.names() == ["list.json"])
  }
}
