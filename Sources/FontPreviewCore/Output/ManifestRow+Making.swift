extension ManifestRow {
  init(
    row: FontListRow, band: SheetLayout.Band?, isSelected: Bool, content: RowContent, layout: RowLayout,
    language: String,
    pixels: String
  ) {
    let face = row.face
    self.title = row.title
    let frame = band?.frame ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
    rect = [frame.x, frame.y, frame.width, frame.height].map(\.value)
    visible = band.flatMap { band in
      // Rows of fractions of a pixel are cut at whole ones, and seen all the same.
      abs((band.bottom - band.top - frame.height).value) < 0.25
        ? nil : [band.top.value, (band.bottom - band.top).value]
    }
    text = row.text
    selected = isSelected
    family = face?.families.preferred(language: language) ?? ""
    style = face?.styles.preferred(language: language) ?? ""
    postscriptName = face?.postScriptNames.first ?? ""
    fullName = face?.fullNames.preferred(language: language) ?? ""
    switch row.content {
    case .face(let descriptor):
      file = descriptor.identifier.fileName
      faceIndex = descriptor.identifier.faceIndex
      instance = descriptor.identifier.namedInstance
    case .refused(let refused):
      file = FaceIdentifier(path: refused.path).fileName
      faceIndex = refused.faceIndex ?? 0
      instance = nil
    }
    axes = [:]
    revision = nil
    checksum = nil
    baseline = layout.baseline.value
    runs = content.title.runs.map(ManifestRun.init)
    missing = content.title.missing
    fallback = content.title.runs.contains { $0.face != face?.identifier }
    monochrome = false
    detail =
      content.isProblem
      ? nil
      : content.detail.map { line in
        ManifestDetail(
          text: content.detailText, runs: line.runs.map(ManifestRun.init), missing: line.missing,
          truncated: line.isTruncated)
      }
    clipped = layout.isClipped
    truncated = content.title.isTruncated
    error = nil
    self.pixels = pixels
  }

  /// Adds what only the opened face knows.
  mutating func note(_ face: FontFace) {
    for axis in face.axes { axes[ScriptTag(value: axis.tag).description] = Double(axis.value) }
    guard let head = face.head else { return }
    revision = Self.revisionText(head.revision)
    checksum = Self.checksumText(head.checksum)
  }

  static func checksumText(_ checksum: UInt32) -> String {
    let digits = String(checksum, radix: 16)
    return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// A 16.16 number to three decimals without trailing zeros, as font tools print revisions.
  static func revisionText(_ fixed: Int) -> String {
    let thousandths = (abs(fixed) * 1000 + 0x8000) >> 16
    var decimals = String(thousandths % 1000 + 1000).dropFirst()
    while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
    return "\(fixed < 0 ? "-" : "")\(thousandths / 1000).\(decimals)"
  }
}
