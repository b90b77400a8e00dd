@testable import FontPreviewCore

/// A small picture made pixel by pixel, with a manifest of rows where they are named; one pixel a point.
struct ComparedSample {
  struct Row {
    var title: String
    /// From the top of the sheet, its separator of one pixel among its height.
    var top: Int
    var height = 4
    var x = 0
    var width: Int?
    var visible: (top: Int, height: Int)?
    var hash = "00"
    var file = "a.ttf"
    var selected = false
  }

  var width = 6
  var height: Int
  /// Nil for a picture without a manifest.
  var rows: [Row]?
  var libraries = #"{"freetype":"2.12.1"}"#
  var schema = 1
  /// Grey levels, a row of pixels after the other.
  var levels: [UInt8]
  /// As indexes into a palette, where the levels are few, instead of RGB.
  var isIndexed = false

  init(width: Int = 6, height: Int, rows: [Row]? = nil, level: UInt8 = 255) {
    (self.width, self.height, self.rows) = (width, height, rows)
    levels = [UInt8](repeating: level, count: width * height)
  }

  /// A sheet of rows of four pixels each, filled with the level that stands behind a title.
  static func sheet(_ titles: [(String, UInt8)], width: Int = 6) -> ComparedSample {
    var sample = ComparedSample(
      width: width, height: 4 * titles.count,
      rows: titles.enumerated().map { Row(title: $1.0, top: 4 * $0, hash: "\($1.1)", file: "\($1.0).ttf") })
    for (place, title) in titles.enumerated() {
      for y in (4 * place)..<(4 * place + 3) { sample.fill(y: y, title.1) }
    }
    return sample
  }

  mutating func fill(y: Int, _ level: UInt8) {
    for x in 0..<width { levels[y * width + x] = level }
  }

  subscript(x: Int, y: Int) -> UInt8 {
    get { levels[y * width + x] }
    set { levels[y * width + x] = newValue }
  }

  private var manifest: String? {
    guard let rows else { return nil }
    let lines = rows.map { row in
      let rect = "[\(row.x),\(row.top),\(row.width ?? width - row.x),\(row.height)]"
      let visible = row.visible.map { "[\($0.top),\($0.height)]" } ?? "null"
      return """
        {"axes":{},"baseline":1,"checksum":null,"clipped":false,"detail":null,"error":null,"faceIndex":0,\
        "fallback":false,"family":"","file":"\(row.file)","fullName":"","instance":null,"missing":"",\
        "monochrome":false,"pixels":"\(row.hash)","postscriptName":"","rect":\(rect),"revision":null,"runs":[],\
        "selected":\(row.selected),"style":"","text":null,"title":"\(row.title)","truncated":false,"visible":\(visible)}
        """
    }
    return """
      {"libraries":\(libraries),"options":{"scale":1},"rows":[
      \(lines.joined(separator: ",\n"))
      ],"schema":\(schema),"separator":1,"size":[\(width),\(height)],"tool":"fontpreview 0"}

      """
  }

  var png: [UInt8] {
    get throws {
      let sink = BufferSink()
      let format: PNGFormat =
        isIndexed ? .indexed(palette: (0...255).map { Color(red: $0, green: $0, blue: $0) }) : .rgb
      let writer = try PNGWriter(
        PNGHeader(width: width, height: height, format: format, pixelsPerMetre: nil), to: sink)
      let pixels = isIndexed ? levels : levels.flatMap { [$0, $0, $0] }
      try writer.writeRows(pixels.span, count: height)
      if let manifest {
        try writer.writeText(PNGCompressedText(Array(manifest.utf8).span, keyword: "fontpreview"))
      }
      try writer.finish()
      return sink.bytes
    }
  }

  var picture: ComparedPicture {
    get throws { try ComparedPicture(BufferSource(png)) }
  }
}
