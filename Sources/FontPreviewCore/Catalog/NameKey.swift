/// A name as its UTF-8 bytes: Swift's strings hold composed and decomposed letters equal, names must not.
package struct NameKey: Hashable, Sendable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  package static func == (left: NameKey, right: NameKey) -> Bool {
    left.name.utf8.elementsEqual(right.name.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8(0xFF))
  }
}
