import FontPreviewCore

/// Rows as a table for other programs: fields between tabs.
enum NamesTable {
  /// Title, family, style, PostScript name, path, face from 0, instance from 1 or nothing.
  static func line(_ row: FontListRow, _ options: Options) -> String {
    var fields = [row.title]
    switch row.content {
    case .face(let face):
      let identifier = face.identifier
      fields += [face.name(.family, language: options.nameLanguage), face.style(language: options.nameLanguage)]
      fields += [face.postScriptNames.first ?? "", String(decoding: identifier.path, as: UTF8.self)]
      fields += [String(identifier.faceIndex), identifier.namedInstance.map(String.init) ?? ""]
    case .refused(let file):
      fields += ["", "", "", String(decoding: file.path, as: UTF8.self), String(file.faceIndex ?? 0), ""]
    }
    // A tab or an end of line in a name would make two fields or lines of it.
    return fields.map { $0.isEmpty ? "" : SafeTitle.title($0, substitute: "") }.joined(separator: "\t")
  }
}
