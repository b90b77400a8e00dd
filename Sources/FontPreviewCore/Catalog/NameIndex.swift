/// Finds faces by a name that a person wrote.
///
/// Our own, since fontconfig's matching ignores case and blanks and always answers something.
struct NameIndex {
  let faces: [FontDescriptor]
  /// The titles the faces were entered with, in the same order.
  let titleList: [String]
  /// By title or raw name: the first face wins.
  private var titles: [NameKey: Int] = [:]
  /// By every name of a face: the most regular face wins.
  private var names: [NameKey: Int] = [:]
  private var foldedTitles: [NameKey: Int] = [:]
  private var foldedNames: [NameKey: Int] = [:]

  /// An index over faces in the order of their rows, `titles` being what the rows show.
  init(_ faces: [FontDescriptor], titles shown: [String], naming: Naming, language: String) {
    self.faces = faces
    titleList = shown
    for (index, face) in faces.enumerated() {
      for title in [shown[index], face.name(naming, language: language)] {
        if titles[NameKey(title)] == nil { titles[NameKey(title)] = index }
        let folded = NameKey(title.lowercased())
        if foldedTitles[folded] == nil { foldedTitles[folded] = index }
      }
      for name in face.allNames {
        enter(NameKey(name), index, in: &names)
        enter(NameKey(name.lowercased()), index, in: &foldedNames)
      }
    }
  }

  /// The face that `name` means: by title, by any name, and then by the same ignoring case; nil where there is none.
  func face(named name: String) -> Int? {
    let key = NameKey(name)
    if let found = titles[key] ?? names[key] { return found }
    let folded = NameKey(name.lowercased())
    return foldedTitles[folded] ?? foldedNames[folded]
  }

  private func enter(_ key: NameKey, _ index: Int, in table: inout [NameKey: Int]) {
    if let present = table[key], !FaceOrder.isMoreRegular(faces[index], faces[present]) { return }
    table[key] = index
  }
}
