/// The script that each character of a text is shaped in.
///
/// Characters that scripts share take the script before them, at the start that after them; a closing bracket takes that
/// of its opening one. Source of the rules: Unicode Standard Annex 24, "Unicode Script Property", section 5.
enum ScriptResolution {
  static func scripts(of characters: [Unicode.Scalar]) -> [ScriptTag] {
    var scripts = characters.map(UnicodeProperties.script(of:))
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
}
