/// A name as its UTF-8 bytes: Swift's strings hold composed and decomposed letters equal, names must not.
struct NameKey: Hashable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  static func == (left: NameKey, right: NameKey) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8(0xFF))
  }
}
