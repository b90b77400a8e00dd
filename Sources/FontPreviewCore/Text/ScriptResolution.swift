/// The script that each character of a text is shaped in.
///
/// Characters that scripts share take the script before them, at the start that after them; a closing bracket takes that
/// of its opening one. A mark is never parted from its base: it takes the base's script, whatever its own is, or gives
/// its own to a base that scripts share. Source of the rules: Unicode Standard Annex 24, "Unicode Script Property",
/// section 5.
enum ScriptResolution {
  static func scripts(of characters: [Unicode.Scalar]) -> [ScriptTag] {
    var scripts = scriptsOfBases(characters)
    var current: ScriptTag?
    var open: [(closing: Unicode.Scalar, script: ScriptTag?)] = []
    for (index, character) in characters.enumerated() {
      if scripts[index] != .common, scripts[index] != .inherited {
        current = scripts[index]
        continue
      }
      switch character.properties.generalCategory {
      case .openPunctuation:
        // The Unicode Bidirectional Algorithm stacks as many, and a longer stack takes long to search.
        if open.count < 63 { open.append((UnicodeProperties.mirror(of: character), current)) }
      case .closePunctuation:
        if let pair = open.lastIndex(where: { $0.closing == character }) {
          current = open[pair].script ?? current
          open.removeSubrange(pair...)
        }
      default:
        break
      }
      if let current { scripts[index] = current }
    }
    // What stands before the first character of a script of its own belongs to that.
    if let first = scripts.firstIndex(where: { $0 != .common && $0 != .inherited }) {
      for index in 0..<first { scripts[index] = scripts[first] }
    } else {
      scripts = scripts.map { _ in .common }
    }
    return scripts
  }

  /// Each character's own script, but of a mark that of its base.
  private static func scriptsOfBases(_ characters: [Unicode.Scalar]) -> [ScriptTag] {
    var scripts = characters.map(UnicodeProperties.script(of:))
    func isShared(_ index: Int) -> Bool { scripts[index] == .common || scripts[index] == .inherited }
    // Nearly every text has no mark of a script of its own, and what is a character need not be found out.
    guard characters.indices.contains(where: { !isShared($0) && isMark(characters[$0]) }) else { return scripts }
    var start = 0
    for character in String(String.UnicodeScalarView(characters)) {
      let end = start + character.unicodeScalars.count
      for index in start..<end where index > start && !isShared(index) && isMark(characters[index]) {
        if isShared(start) { scripts[start] = scripts[index] } else { scripts[index] = scripts[start] }
      }
      start = end
    }
    return scripts
  }

  private static func isMark(_ character: Unicode.Scalar) -> Bool {
    switch character.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
