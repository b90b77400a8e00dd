import FontPreviewCore

/// Where a baseline keeps a sheet.
struct BaselinePlace {
  let directory: Argument
  let sheet: String

  /// The file of a form.
  func file(_ format: BaselineFormat) -> Argument {
    CheckPlan.path(sheet + (format == .png ? ".png" : ".json"), in: directory)
  }

  /// The form in which there is a file; pictures tell more, and come first.
  var keptFormat: BaselineFormat? { formats.first }

  /// Every form in which there is a file.
  var formats: [BaselineFormat] { [.png, .hash].filter { FileIdentity(file($0).bytes) != nil } }

  /// Replaces the file of a form.
  func write(_ bytes: [UInt8], _ format: BaselineFormat) throws {
    let output = try OutputFile(.file(path: file(format).bytes), content: format == .png ? .picture : .text)
    try output.write(bytes)
    try output.commit()
  }
}
