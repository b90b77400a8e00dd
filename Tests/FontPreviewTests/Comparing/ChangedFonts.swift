import Foundation
import Testing

/// The versions of Change Sans in Tests/Fixtures/ChangedFonts.
enum ChangedFonts {
  static let title = "Change Sans Regular"
  static let otherTitle = "Change Other Regular"
  static let evilTitle = "</script><img src=x onerror=alert(1)>"

  /// - Parameter version: the name of its folder; `other` is of another font.
  static func bytes(of version: String) -> [UInt8] {
    let name = version == "other" ? "Other.ttf" : "ChangeSans.ttf"
    let path = FixtureFonts.directory + "/../ChangedFonts/\(version)/\(name)"
    return Array(FileManager.default.contents(atPath: path) ?? Data())
  }
}

extension Workplace {
  /// A place with the first version of Change Sans, after the fixtures named.
  static func withChangeSans(_ others: String...) throws -> Workplace {
    let place = try Workplace(others)
    place.putChangeSans("base")
    return place
  }

  /// Puts a version of Change Sans in the place of the one before.
  func putChangeSans(_ version: String, in directory: String = "fonts") {
    put(directory + "/ChangeSans.ttf", ChangedFonts.bytes(of: version))
  }

  func remove(_ name: String) {
    try? FileManager.default.removeItem(atPath: path(name))
  }

  func exists(_ name: String) -> Bool { mode(name) != 0 }

  /// Draws what is in `fonts` as `out/<name>.png`.
  func draw(_ name: String, _ options: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
    try draw(name, options, sourceLocation: sourceLocation)
  }

  func draw(_ name: String, _ options: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let result = try run(["--isolated", "--font-dir", "fonts", "-q", "-o", "out/\(name).png"] + options)
    #expect(result.ending == .exited(0), "\(result.errors)", sourceLocation: sourceLocation)
  }

  /// Compares `out/old.png` with `out/new.png`.
  func diff(
    _ options: String..., status: Int32 = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ComparisonResult {
    let result = try run(["diff", "out/old.png", "out/new.png", "--json"] + options)
    #expect(result.ending == .exited(status), "\(result.errors)", sourceLocation: sourceLocation)
    return try ComparisonResult(result)
  }
}
