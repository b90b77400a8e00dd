/// Which files of a directory are meant to be fonts, by name.
///
/// Directories of fonts hold licences, read-me files and metrics as well; only what claims to be a font is worth a
/// warning when it is none.
package enum FontFileName {
  package static func looksLikeFont(_ path: [UInt8]) -> Bool {
    var name = String(decoding: path, as: UTF8.self).lowercased()
    if name.hasSuffix(".gz") { name.removeLast(3) }
    return extensions.contains { name.hasSuffix($0) }
  }

  private static let extensions = [
    ".ttf", ".otf", ".ttc", ".otc", ".otb", ".woff", ".woff2", ".pfa", ".pfb", ".pcf", ".bdf", ".dfont", ".cff", ".cid",
    ".t1",
  ]
}
