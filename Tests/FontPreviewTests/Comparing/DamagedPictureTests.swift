import Testing

@testable import FontPreviewCore

/// Pictures that cannot be compared: one line that names the file, status 2, and never much memory.
@Suite struct DamagedPictureTests {
  private func place() throws -> Workplace {
    let place = try Workplace.withChangeSans("Plain.ttf")
    try place.draw("old")
    return place
  }

  /// Compares a picture with a whole one, in both places.
  private func expectRefused(
    _ place: Workplace, _ reason: String, name: String = "out/bad.png",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for words in [["out/old.png", name], [name, "out/old.png"]] {
      let result = try place.run(["diff", "-o", "out/diff.png", "--json"] + words) { $0.addressLimit = 2 << 30 }
      #expect(result.ending == .exited(2), sourceLocation: sourceLocation)
      #expect(result.errors.hasPrefix("fontpreview: error: "), "\(result.errors)", sourceLocation: sourceLocation)
      #expect(result.errors.contains("\"\(name)\": \(reason)"), "\(result.errors)", sourceLocation: sourceLocation)
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)", sourceLocation: sourceLocation)
      #expect(result.text == "", sourceLocation: sourceLocation)
      #expect(!place.exists("out/diff.png"), sourceLocation: sourceLocation)
    }
  }

  @Test func aPictureThatEndsTooEarlyIsRefused() throws {
    let place = try place()
    let whole = place.read("out/old.png")
    for count in [8, 9, 20, 33, 100, whole.count / 2, whole.count - 13, whole.count - 1] {
      place.put("out/bad.png", Array(whole.prefix(count)))
      try expectRefused(place, "the PNG ends too early; make it anew")
    }
    for count in [1, 7] {
      place.put("out/bad.png", Array(whole.prefix(count)))
      try expectRefused(place, "it is no PNG; give a PNG file")
    }
  }

  @Test func aDamagedChunkIsRefusedWhichever() throws {
    let place = try place()
    let whole = place.read("out/old.png")
    for chunk in try PNGChunks(whole).chunks {
      var bytes = whole
      bytes[chunk.whole.upperBound - 1] ^= 1
      place.put("out/bad.png", bytes)
      try expectRefused(place, "the PNG is damaged (a chunk's checksum); make it anew")
    }
  }

  @Test func damagedImageDataIsRefused() throws {
    let place = try place()
    place.put("out/bad.png", try DamagedPicture.damagingPixels(of: place.read("out/old.png")))
    let result = try place.run("diff", "out/old.png", "out/bad.png")
    #expect(result.ending == .exited(2))
    #expect(result.errors.contains("damaged") && result.errors.split(separator: "\n").count == 1, "\(result.errors)")
  }

  @Test(arguments: [(65536, 32768), (Int(Int32.max), 1), (Int(Int32.max), Int(Int32.max)), (1, Int(Int32.max))])
  func claimsOfManyPixelsTakeNoMemory(width: Int, height: Int) throws {
    let place = try place()
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let chunks = try PNGChunks(place.read("out/old.png")).chunks
    for kind: UInt8 in [0, 6] {
      var bytes = PNGChunks.signature
      bytes += PNGChunks.encoded("IHDR", number(width) + number(height) + [8, kind, 0, 0, 0])
      for chunk in chunks where chunk.isCalled("IDAT") { bytes += PNGChunks.encoded("IDAT", chunk.body) }
      bytes += PNGChunks.encoded("IEND", [])
      place.put("out/bad.png", bytes)
      try expectRefused(place, "")
    }
  }

  @Test func aManifestOfMoreRowsThanThePictureHasIsRefused() throws {
    let place = try place()
    try place.resave("out/old.png", as: "out/bad.png") { picture in
      var lines = picture.manifest.split(separator: "\n")
      let row = lines[1].hasSuffix(",") ? lines[1] : lines[1] + ","
      lines.insert(contentsOf: Array(repeating: row, count: 5000), at: 1)
      picture.manifest = lines.joined(separator: "\n") + "\n"
    }
    try expectRefused(place, "its manifest tells of rows that the picture does not have; draw it anew")
  }

  @Test func aManifestThatIsNoneIsRefused() throws {
    let place = try place()
    for text in ["{", "[]\n[]\n", "{\"rows\":[\n\n]}\n", "nothing"] {
      try place.resave("out/old.png", as: "out/bad.png") { $0.manifest = text }
      try expectRefused(place, "its manifest is damaged; draw it anew")
    }
  }

  @Test func aManifestOfALaterSchemaAsksForALaterProgram() throws {
    let place = try place()
    try place.resave("out/old.png", as: "out/bad.png") { $0.manifest.replace("\"schema\":1,", with: "\"schema\":7,") }
    try expectRefused(
      place, "its manifest is of schema 7, and this program knows 1 at most; update fontpreview")
  }

  @Test func whatIsNoPictureIsNamed() throws {
    let place = try place()
    let notPNG = "it is no PNG; give a PNG file"
    for bytes in [[], Array("not a picture".utf8), [0xFF, 0xD8, 0xFF, 0xE0], ChangedFonts.bytes(of: "base")] {
      place.put("out/bad.png", bytes)
      try expectRefused(place, notPNG)
    }
    try expectRefused(place, notPNG, name: "/dev/zero")
    try expectRefused(place, notPNG, name: "/dev/null")
    try expectRefused(
      place, "it does not exist, or a directory in its path does not; check the path", name: "out/none.png")
    try expectRefused(place, "it is a directory; name a file in it", name: "out")
  }

  @Test func aPictureMayComeThroughAFIFO() throws {
    let place = try place()
    place.makeFIFO("out/pipe.png")
    var run = place.prepare([
      "-c", "cat out/old.png > out/pipe.png & exec \"$0\" diff out/old.png out/pipe.png", BuiltProgram.path,
    ])
    run.program = "/bin/sh"
    let result = try run.run()
    #expect(result.ending == .exited(0) && result.errors == "")
  }
}
